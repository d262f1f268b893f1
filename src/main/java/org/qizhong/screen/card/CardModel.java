package org.qizhong.screen.card;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;
import org.qizhong.screen.model.CardLine;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.ScreenSettings;
import org.qizhong.screen.model.Seats;
import org.qizhong.screen.model.SoundLine;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** The card being filled in, its pages, and the card on the table. */
public final class CardModel implements Book {
  /**
   * All that a picture of the card depends on.
   *
   * @param buttons whether the panels are the players' buttons
   * @param swapped of real buttons, whether their sides are changed
   * @param pin whether the referee's desk is open to its PIN only
   * @param match whether there is a match to go back to
   */
  public record State(
      long changes,
      Optional<CardLine> laid,
      SoundLine sound,
      Texts texts,
      Seats seats,
      boolean buttons,
      Optional<Boolean> swapped,
      boolean pin,
      boolean match) {}

  private final ScreenModel screen;
  private final Keeping keeping;
  private final Deque<Page> pages = new ArrayDeque<>();
  private CardDraft draft;
  private Optional<CardLine> seen = Optional.empty();
  private String trouble = "";
  private final List<Misfit> remarks = new ArrayList<>();
  private boolean awaiting;
  private long changes;

  /** The card as it was kept from the last match. */
  public CardModel(ScreenModel screen, Keeping keeping) {
    this.screen = screen;
    this.keeping = keeping;
    draft = CardDraft.EMPTY;
    kept(() -> draft = keeping.cards().load());
    kept(keeping.presets()::mend);
    screen.preferences().onChange(this::settingChanged);
  }

  /** C9: the voice follows the language, before a match and where the hall has not locked it. */
  private void settingChanged(String key, String value) {
    boolean follows = key.equals(ScreenSettings.LANGUAGE) && !sound().isLocked();
    String voice = texts().language().spoken();
    if (follows && !isAgreed() && sound().voices().contains(voice)) {
      send(SoundJson.voices(voice));
    }
  }

  private boolean isAgreed() {
    return screen.header().isPresent() || laid().isPresent();
  }

  /** What a picture depends on now. */
  public State state() {
    follow();
    return new State(
        changes,
        laid(),
        sound(),
        texts(),
        seats(),
        screen.table().screenButtons(),
        screen.table().swapped(),
        screen.bench().door().hasPin(Role.REFEREE),
        screen.header().isPresent());
  }

  /** The screen's clock, for holds. */
  public long now() {
    return screen.now();
  }

  /** What fills the screen now. */
  public Screenful screenful() {
    follow();
    if (!pages.isEmpty()) {
      return new Screenful.Opened(pages.peek().sheet());
    }
    return laid().isPresent()
        ? new Screenful.Laid(new ConfirmationPainter(this).paint(laid().get()))
        : new Screenful.Glance(new OverviewPainter(this).paint());
  }

  /** The desk has the last word: its card is the card. */
  private void follow() {
    if (!seen.equals(laid())) {
      seen = laid();
      awaiting = false;
      seen.ifPresent(this::adopt);
    }
    Optional<String> refused = screen.table().refusal();
    if (awaiting && refused.isPresent()) {
      awaiting = false;
      fail(refused.get());
    }
  }

  private void adopt(CardLine line) {
    changes++;
    try {
      CardDraft there = CardReader.read(line.header());
      draft = there.withLate(new Late(there.late().limit(), line.late()));
      trouble = "";
    } catch (Refusal e) {
      fail(e.getMessage());
    }
  }

  /** Whether a keyboard writes here now, so that no key is a player's button. */
  public boolean isWritten() {
    return !pages.isEmpty() && pages.peek().isWritten();
  }

  /** A character from a keyboard. */
  public void typed(String character) {
    if (!pages.isEmpty()) {
      pages.peek().typed(character);
      changes++;
    }
  }

  /** A key that types nothing. */
  public void key(String key) {
    if (key.equals("ESCAPE")) {
      back();
    } else if (!pages.isEmpty()) {
      pages.peek().key(key);
      changes++;
    }
  }

  /** The match has opened: the next one has other players. */
  public void opened() {
    pages.clear();
    draft = draft.forNext();
    trouble = "";
    changes++;
  }

  /** The card that is filled in is {@code next} from now on. */
  public void fill(CardDraft next) {
    pages.clear();
    draft = next;
    forget();
  }

  // ---- for the pages

  @Override
  public Texts texts() {
    return screen.texts();
  }

  CardDraft draft() {
    return draft;
  }

  Optional<CardLine> laid() {
    return screen.table().card();
  }

  SoundLine sound() {
    return screen.table().sound();
  }

  /** R19: where the players sit. */
  Seats seats() {
    return screen.preferences().settings().seats();
  }

  ScreenModel screen() {
    return screen;
  }

  Keeping keeping() {
    return keeping;
  }

  /** What could not be; empty if all could. */
  String trouble() {
    return trouble;
  }

  /** What could not be kept or read; the card goes on. Empty if all could. */
  String remark() {
    return remarks.stream().map(one -> one.in(texts())).distinct().collect(Collectors.joining(" "));
  }

  /** Another card; one that lies on the table is replaced, and with it the confirmations. */
  void change(CardDraft other) {
    draft = other;
    forget();
    changes++;
    if (laid().isPresent()) {
      send(CardJson.lay(draft));
    }
  }

  /** What could not be is no longer said. */
  void forget() {
    trouble = "";
    remarks.clear();
    changes++;
  }

  void open(Page page) {
    pages.push(page);
    changes++;
  }

  @Override
  public void back() {
    pages.poll();
    changes++;
  }

  @Override
  public void touched() {
    changes++;
  }

  void send(String line) {
    awaiting = true;
    changes++;
    screen.send(line);
  }

  void fail(String reason) {
    trouble = Refusals.reason(texts(), reason);
    changes++;
  }

  void fail(Misfit misfit) {
    trouble = misfit.in(texts());
    changes++;
  }

  /** Lays the card on the table and keeps it. */
  void lay() {
    forget();
    kept(
        () -> {
          keeping.cards().save(draft);
          keeping.names().remember(List.of(draft.players().white(), draft.players().black()));
        });
    screen.touched();
    send(CardJson.lay(draft));
  }

  void takeAway() {
    send(CardJson.AWAY);
  }

  /** A touch on a player's panel, unless there has just been another touch. */
  void press(Side side) {
    if (screen.mayTake()) {
      screen.touch(side);
    }
  }

  /** What cannot be kept is remarked; the card goes on. */
  void kept(Work work) {
    try {
      work.run();
    } catch (Misfit e) {
      remark(e);
    } catch (IOException e) {
      remark(new Misfit("not-kept"));
    }
  }

  private void remark(Misfit misfit) {
    remarks.add(misfit);
    changes++;
  }
}
