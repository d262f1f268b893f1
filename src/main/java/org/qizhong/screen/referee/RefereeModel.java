package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;
import org.qizhong.screen.card.Book;
import org.qizhong.screen.model.Door;
import org.qizhong.screen.model.Findings;
import org.qizhong.screen.model.Preview;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** The referee's desk: its grid of acts, the page that lies on it, and what is being given. */
public final class RefereeModel implements Book {
  private final ScreenModel screen;
  private final Deque<RefereePage> pages = new ArrayDeque<>();

  /** Where a ruling was given that the desk has yet to take. */
  private List<RefereePage> giving = List.of();

  private long givenAfter;
  private final PinPage pin = new PinPage(this);
  private boolean second;
  private long closings;
  private boolean awaiting;
  private String remark = "";
  private String trouble = "";
  private Optional<Asked> asked = Optional.empty();
  private long changes;

  /** What was previewed, and the match it was previewed in. */
  private record Asked(JsonNode line, Object situation) {}

  /** The desk over {@code screen}'s match. */
  public RefereeModel(ScreenModel screen) {
    this.screen = screen;
  }

  /** What a picture depends on now, but for the line above it. */
  public Object state() {
    follow();
    return List.of(
        changes,
        texts(),
        stand(),
        door().role(),
        door().asks(),
        door().told(texts()),
        door().isChecking(),
        door().hasPin(Role.REFEREE),
        door().hasPin(Role.CHIEF),
        findings().changes(),
        screen.table().swapped());
  }

  /** Which page it is: another one is another place, whatever stands on it. */
  public Object place() {
    return List.of(closings, second, door().asks().isPresent(), Optional.ofNullable(pages.peek()));
  }

  /** The line above the page. */
  public Headline headline() {
    return new HeadlinePainter(this).paint();
  }

  /** A touch on {@code side}'s reading in it: that side's button, where there are no real ones. */
  public void pressed(Side side) {
    boolean button =
        headline().sides().filter(now -> now.of(side).button()).isPresent() && screen.mayTake();
    if (button) {
      screen.touch(side);
    }
  }

  /** What fills the screen below it. */
  public Bureau bureau() {
    if (door().asks().isPresent()) {
      return new Bureau.Opened(pin.sheet());
    }
    return pages.isEmpty()
        ? new Bureau.Desk(new Tiles(this).page(second), new DeskButtons(this).all())
        : new Bureau.Opened(pages.peek().sheet());
  }

  /**
   * A desk that was closed begins anew; what the desk has not taken is said, where it was given.
   */
  private void follow() {
    if (door().closings() != closings) {
      closings = door().closings();
      startAnew();
    }
    // A PIN that was not taken is said on its own page, and is no ruling.
    Optional<String> refused = screen.table().refusal().filter(one -> !Door.isOfPin(one));
    if (awaiting && refused.isPresent()) {
      awaiting = false;
      reopen();
      trouble = Refusals.refused(texts(), refused.get());
      remark = "";
    }
  }

  /** Nothing that was typed is lost. */
  private void reopen() {
    if (pages.isEmpty() && findings().happened() == givenAfter) {
      giving.forEach(pages::addLast);
      changes++;
    }
    giving = List.of();
  }

  private void startAnew() {
    pages.clear();
    giving = List.of();
    pin.forget();
    second = false;
    awaiting = false;
    remark = "";
    trouble = "";
    asked = Optional.empty();
    changes++;
  }

  /** How the match stands, as far as rulings depend on it: not its running time. */
  private Object stand() {
    return situation()
        .map(
            now ->
                List.of(
                    now.header(),
                    now.status(),
                    now.toMove(),
                    now.face().move(),
                    now.face().sides().map(side -> List.of(side.phase(), side.warnings())),
                    now.face().marks(),
                    now.face().asked()))
        .orElse(List.of());
  }

  /** Whether a keyboard writes here now, so that no key is a player's button. */
  public boolean isWritten() {
    return door().asks().isEmpty() && !pages.isEmpty() && pages.peek().isWritten();
  }

  /** A character from a keyboard. */
  public void typed(String character) {
    if (door().asks().isPresent()) {
      pin.typed(character);
    } else if (!pages.isEmpty()) {
      pages.peek().typed(character);
    }
    changes++;
  }

  /** A key that types nothing. */
  public void key(String key) {
    if (door().asks().isPresent()) {
      pin.key(key);
    } else if (!pages.isEmpty()) {
      pages.peek().key(key);
    }
    changes++;
  }

  /** A hand has touched the desk. */
  public void handled() {
    door().touched();
  }

  /** The screen's clock, for holds. */
  public long now() {
    return screen.now();
  }

  /** Opens the page where {@code whose} PIN is set, after the PIN that it takes. */
  public void openPins() {
    door().enter();
    door().ask(Role.REFEREE, () -> open(new PinsPage(this)));
  }

  // ---- for the pages

  @Override
  public Texts texts() {
    return screen.texts();
  }

  ScreenModel screen() {
    return screen;
  }

  Door door() {
    return screen.bench().door();
  }

  Findings findings() {
    return screen.bench().findings();
  }

  /** The match; empty where none is open, or nothing is known of it yet. */
  Optional<Situation> situation() {
    return screen
        .header()
        .flatMap(header -> screen.face().map(face -> new Situation(header, face)));
  }

  String title() {
    if (door().asks().isPresent()) {
      return pin.title();
    }
    return pages.isEmpty() ? say("referee.title") : pages.peek().title();
  }

  /** What was given last, or could not be; may be empty. */
  String remark() {
    return trouble.isEmpty() ? remark : trouble;
  }

  boolean isTrouble() {
    return !trouble.isEmpty();
  }

  void open(RefereePage page) {
    follow();
    giving = List.of();
    pages.push(page);
    quiet();
  }

  /** Opens a page for which a role is needed. */
  void open(Role need, Supplier<RefereePage> page) {
    door().ask(need, () -> open(page.get()));
  }

  private void quiet() {
    remark = "";
    trouble = "";
    changes++;
  }

  @Override
  public void back() {
    pages.poll();
    quiet();
  }

  @Override
  public void touched() {
    changes++;
  }

  /** The other half of the grid. */
  void turn() {
    second = !second;
    quiet();
  }

  /**
   * What {@code line} would come to; asked for again once the match stands otherwise. Empty until
   * the desk has answered.
   */
  Optional<Preview> preview(ObjectNode line) {
    Asked now = new Asked(line, stand());
    if (!asked.equals(Optional.of(now))) {
      asked = Optional.of(now);
      screen.send(RulingLine.write(RulingLine.preview(line)));
    }
    return findings().preview(line);
  }

  /** Gives it and goes back to the grid, which says {@code given}. */
  void give(JsonNode line, Role need, String given) {
    door()
        .ask(
            need,
            () -> {
              awaiting = true;
              screen.send(RulingLine.write(line));
              giving = List.copyOf(pages);
              givenAfter = findings().happened();
              pages.clear();
              quiet();
              remark = given;
            });
  }

  /** Gives an act that needs nothing to be chosen. */
  void giveAct(String act) {
    quiet();
    awaiting = true;
    door().ask(Role.REFEREE, () -> screen.send(act));
  }

  /** Sends a line and stays. */
  void send(JsonNode line) {
    awaiting = true;
    screen.send(RulingLine.write(line));
  }
}
