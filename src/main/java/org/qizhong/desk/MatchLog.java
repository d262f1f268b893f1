package org.qizhong.desk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Authority;
import org.qizhong.match.Happening;
import org.qizhong.match.Role;
import org.qizhong.match.Setup;
import org.qizhong.record.Entry;
import org.qizhong.record.LogWriter;

/**
 * Everything that has happened in the match on the desk, in the order of the stamps, as it can be
 * read at the table. Of a very long match the oldest moves are forgotten, rulings never.
 */
final class MatchLog {
  private static final int MOST = 10_000;

  private static final String DESK = "desk";

  /** R18: one of the two, who did not say which. */
  private static final String PLAYER = "player";

  /** The desk's own reasons; what has one of them was nobody's act. */
  static final String RESTARTED = "restarted";

  static final String GAP_CREDITED = "restarted, the gap is credited";
  static final String BOTH_PRESSED = "both pressed";
  static final String END_OF_RECORD = "end of the record";

  private static final Set<String> OWN =
      Set.of(RESTARTED, GAP_CREDITED, BOTH_PRESSED, END_OF_RECORD);

  /**
   * One entry.
   *
   * @param call whether it is a number that was read
   * @param lasting whether it is never forgotten
   */
  record Logged(int number, String line, boolean call, boolean lasting) {}

  private final Setup setup;
  private final Authority authority;
  private final List<Logged> entries = new ArrayList<>();
  private final Set<Tick> chiefsSettings = new HashSet<>();
  private int next = 1;

  MatchLog(Setup setup) {
    this.setup = setup;
    this.authority = Authority.of(setup.pauses());
  }

  /** The number of the next entry. */
  int next() {
    return next;
  }

  /** Forgets every entry from {@code number} on: they are judged anew. */
  void cut(int number) {
    while (!entries.isEmpty() && entries.getLast().number() >= number) {
      entries.removeLast();
    }
    next = number;
  }

  /** What time alone has brought. */
  void elapsed(List<Happening> happenings) {
    happenings.forEach(it -> add(LogWriter.elapsed(next, it), it, false));
  }

  /** When the chief referee has set times. */
  Set<Tick> chiefsSettings() {
    return chiefsSettings;
  }

  void judged(Verdict.Piece piece) {
    Entry entry = piece.entry();
    if (entry.act() instanceof Act.Set && entry.by().equals(Optional.of(Role.CHIEF))) {
      chiefsSettings.add(entry.at());
    }
    List<Happening> all = piece.happenings();
    elapsed(all.subList(0, piece.due()));
    boolean ruling = isRuling(entry);
    String by = by(entry);
    if (all.size() == piece.due()) {
      entries.add(new Logged(next, LogWriter.acted(next, entry, by), false, ruling));
      next++;
      forget();
    }
    for (int index = piece.due(); index < all.size(); index++) {
      boolean whole = ruling && index == piece.due();
      Happening happening = all.get(index);
      add(LogWriter.happened(next, happening, entry, by, whole), happening, ruling);
    }
  }

  /** The entries from number {@code from} on, at most {@code most}. */
  List<Logged> from(int from, boolean calls, int most) {
    return entries.stream()
        .dropWhile(entry -> entry.number() < from)
        .filter(entry -> calls || !entry.call())
        .limit(most)
        .toList();
  }

  private void add(String line, Happening happening, boolean ruling) {
    boolean call = happening instanceof Happening.Called;
    entries.add(new Logged(next++, line, call, ruling || !isMove(happening) && !call));
    forget();
  }

  private void forget() {
    for (int index = 0; entries.size() > MOST && index < entries.size(); index++) {
      if (!entries.get(index).lasting()) {
        entries.remove(index);
        return;
      }
    }
  }

  private static boolean isMove(Happening happening) {
    return happening instanceof Happening.Moved
        || happening instanceof Happening.Ignored
        || happening instanceof Happening.PressedToResume;
  }

  private boolean isRuling(Entry entry) {
    return authority.needed(entry.act()) != Role.NONE;
  }

  /** R14, R15: both times, by a ruling that is the referee's. */
  private static boolean isReferees(Entry entry) {
    return entry.act() instanceof Act.Set
        && entry.article().filter(Set.of("R14", "R15")::contains).isPresent();
  }

  /** Who it was: a side, a role, or the desk itself. */
  private String by(Entry entry) {
    if (entry.by().isPresent()) {
      return entry.by().get().id();
    }
    if (entry.why().filter(OWN::contains).isPresent()) {
      return DESK;
    }
    // A card that both have confirmed is started by the opponent's button.
    if (entry.act() instanceof Act.Start start && setup.confirmed()) {
      return start.side().other().id();
    }
    // The lateness on it was confirmed with it.
    if (entry.act() instanceof Act.Late && setup.confirmed() && entry.at().equals(Tick.ZERO)) {
      return DESK;
    }
    Role needed = isReferees(entry) ? Role.REFEREE : authority.needed(entry.act());
    String anybody = entry.act() instanceof Act.Pause ? PLAYER : DESK;
    String otherwise = needed == Role.NONE ? anybody : needed.id();
    return Authority.doer(entry.act()).map(Side::id).orElse(otherwise);
  }
}
