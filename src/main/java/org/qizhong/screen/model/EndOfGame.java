package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.match.Role;

/** The end of the open match on this screen: its count, its result and who has confirmed it. */
public final class EndOfGame {
  private final ScreenModel screen;

  /** What is typed, and what was typed last: a recount begins with it (E5). */
  private Optional<CountEntry> entry = Optional.empty();

  private boolean counts;

  private boolean recounts;
  private boolean shown;

  EndOfGame(ScreenModel screen) {
    this.screen = screen;
  }

  void forget() {
    entry = Optional.empty();
    counts = false;
    recounts = false;
    shown = false;
  }

  /** Takes the newest face, the one before it being {@code before}. */
  void face(Optional<FaceLine> before, FaceLine now) {
    boolean ended = now.result().isPresent();
    boolean news = !before.flatMap(FaceLine::result).equals(now.result());
    shown = ended && (shown || news);
    if (now.status() == Face.Status.RUNNING) {
      entry = Optional.empty();
    }
    if (!mayCount(now.status())) {
      leaveCount();
    } else if (recounts) {
      openCount();
    }
    count().ifPresent(open -> open.face(now));
    if (news && now.status() == Face.Status.RESULT && collectsByItself()) {
      collect();
    }
  }

  /** Real buttons confirm at once where nobody's PIN has to be asked for that. */
  private boolean collectsByItself() {
    return !screen.table().screenButtons() && screen.bench().door().permits(Role.REFEREE);
  }

  private static boolean mayCount(Face.Status status) {
    return switch (status) {
      case PAUSED, SEALED, PASSED, AGREED, ABANDONED -> true;
      case READY, RUNNING, FLAGGED, RESULT, CONFIRMED, CLOSED -> false;
    };
  }

  /** What was sent last was not taken. */
  void refused() {
    recounts = false;
  }

  /** The count being entered. */
  public Optional<CountEntry> count() {
    return entry.filter(open -> counts);
  }

  /** Opens the page where the count is entered, with what was typed before. */
  void openCount() {
    recounts = false;
    entry =
        screen
            .header()
            .flatMap(match -> screen.face().map(now -> entry.orElseGet(() -> count(match, now))));
    entry.ifPresent(open -> open.dispute(false));
    entry.ifPresent(open -> screen.face().ifPresent(open::face));
    counts = true;
  }

  private CountEntry count(MatchHeader match, FaceLine now) {
    CountWay last = screen.preferences().settings().count();
    return new CountEntry(CountDraft.of(match, now, last));
  }

  /** E4: opens it with the question who called the stones dead. */
  void openDispute() {
    openCount();
    entry.ifPresent(open -> open.dispute(true));
  }

  void leaveCount() {
    counts = false;
  }

  /** What was typed last. */
  public Optional<CountDraft> typed() {
    return entry.map(CountEntry::draft);
  }

  /** The count is entered {@code way} from now on; of the ways for an area it is kept. */
  public void way(CountWay way) {
    entry.ifPresent(open -> open.way(way));
    if (way.isArea()) {
      screen.preferences().change(ScreenSettings.COUNT, way.id());
    }
  }

  /** Sends the count, if it is complete. */
  public void enter() {
    count()
        .filter(open -> !open.disputed())
        .flatMap(open -> open.draft().act())
        .ifPresent(act -> screen.bench().door().give(withCollecting(act), Role.REFEREE));
  }

  /** One PIN will do: where it is asked for, the buttons confirm from the same one on. */
  private List<String> withCollecting(String act) {
    boolean asked = !screen.table().screenButtons() && !collectsByItself();
    return asked ? List.of(act, Acts.COLLECT_RESULT) : List.of(act);
  }

  /** E4: play goes on; {@code side}, which called the stones dead, moves first. */
  public void playOn(Side side) {
    give(Acts.resume(side));
  }

  /** E5: counts again, before both have confirmed. */
  public void recount() {
    recounts = true;
    withdraw();
  }

  /** E5, R17: who may, takes the result back. */
  public void withdraw() {
    screen
        .face()
        .ifPresent(now -> screen.bench().door().give(Acts.WITHDRAW_RESULT, now.withdraws()));
  }

  /** E5: the referee makes the result final. */
  public void confirm() {
    give(Acts.CONFIRM);
  }

  /** What is the referee's to give. */
  private void give(String act) {
    screen.bench().door().give(act, Role.REFEREE);
  }

  /** Whether the result fills the screen. */
  boolean isShown() {
    return shown;
  }

  /** Shows the result, or the clock again. */
  public void show(boolean result) {
    shown = result && screen.face().flatMap(FaceLine::result).isPresent();
  }

  /** Whether the players' own buttons confirm the result. */
  public boolean collecting() {
    return screen.bench().findings().collects("result");
  }

  /** E5: has the players' own buttons confirm the result. */
  public void collect() {
    give(Acts.COLLECT_RESULT);
  }
}
