package org.qizhong.desk;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Progress;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Authority;
import org.qizhong.match.Clocks;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Pauses;
import org.qizhong.match.Role;
import org.qizhong.match.Withdrawals;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Entry;
import org.qizhong.record.Judged;
import org.qizhong.record.RefereeLines;

/**
 * What referees do with the open match: acts and rulings, what they would do, and the log. Used on
 * the desk's thread only.
 */
final class RefereeDesk {
  /** So many lines are sent at once that no client's queue runs over. */
  private static final int LOG_LINES = 1_000;

  private final Ticker ticker;
  private final Table table;
  private final Audience audience;
  private final Doors doors;

  RefereeDesk(Ticker ticker, Table table, Audience audience, Doors doors) {
    this.ticker = ticker;
    this.table = table;
    this.audience = audience;
    this.doors = doors;
  }

  /** Who may give acts in the open match now. */
  Authority authority() {
    return table
        .match()
        .map(match -> Authority.of(match.state(), match.log().chiefsSettings()))
        .orElse(Authority.of(Pauses.DEFAULT));
  }

  /** Gives an act, or several as one. */
  void give(Judged line, long stamp, View origin) throws Refusal {
    // At a console, where matches are rehearsed, the record's own form will do.
    line.demand(!doors.isChiefAnyway(origin));
    List<Entry> entries = entries(line);
    doors.admit(needed(line, entries), line.name(), origin);
    List<Entry> signed = entries.stream().map(entry -> signed(entry, origin)).toList();
    table.offer(new Arrival(stamp, signed, Optional.of(origin)));
  }

  private Role needed(Judged line, List<Entry> entries) {
    return isOneSided(entries) ? Role.CHIEF : line.needed(authority());
  }

  /** R14: a match's times, set as a faulty clock's, of which one is what stands there already. */
  private boolean isOneSided(List<Entry> entries) {
    Optional<MatchState> begun =
        table.match().map(LiveMatch::state).filter(state -> !(state instanceof MatchState.Ready));
    List<Act.Set> sets =
        entries.stream()
            .map(Entry::act)
            .filter(Act.Set.class::isInstance)
            .map(Act.Set.class::cast)
            .toList();
    return begun.isPresent()
        && sets.stream().filter(set -> isThere(begun.get().game().clocks(), set)).count() == 1;
  }

  private static boolean isThere(Clocks clocks, Act.Set set) {
    Reading now = clocks.reading(set.side());
    Reading then = set.reading();
    return now.phase() == then.phase()
        && now.time().equals(then.time())
        && (then.left().isEmpty() || then.left().equals(now.left()));
  }

  private Entry signed(Entry entry, View origin) {
    Role needed = authority().needed(entry.act());
    Optional<Role> role =
        entry.act() instanceof Act.Pause pause && pause.by().isEmpty()
            ? doors.stopping(origin)
            : doors.by(needed, origin);
    return role.map(entry::by).orElse(entry);
  }

  /** What a line becomes. */
  private List<Entry> entries(Judged line) throws Refusal {
    LiveMatch match = table.match().orElseThrow(() -> new Refusal(Clerk.NO_MATCH));
    long now = ticker.nanos();
    MatchState state = match.judged(List.of(), now).state();
    List<Entry> entries = line.entries(state.game());
    Barred.check(state, entries, match.tick(now));
    return entries;
  }

  /** Answers what a line would do now; it does not. */
  void preview(ConsoleLine.Preview preview, View origin) {
    String line;
    try {
      line = preview(preview);
    } catch (Refusal refusal) {
      Role needed = preview.of().needed(authority());
      line = RefereeLines.refusedPreview(preview.line(), needed, refusal.getMessage());
    }
    String answer = line;
    audience.tell(origin, view -> view.answer(answer));
  }

  private String preview(ConsoleLine.Preview preview) throws Refusal {
    List<Entry> entries = entries(preview.of());
    Role needed = needed(preview.of(), entries);
    Verdict verdict = table.match().orElseThrow().judged(entries, ticker.nanos());
    if (verdict.refusal().isPresent()) {
      throw new Refusal(verdict.refusal().get().reason());
    }
    List<Happening> happenings =
        verdict.pieces().stream()
            .flatMap(piece -> piece.happenings().stream().skip(piece.due()))
            .toList();
    Clocks clocks = verdict.state().game().clocks();
    BySide<Reading> readings =
        new BySide<>(previewed(clocks, Side.BLACK), previewed(clocks, Side.WHITE));
    return RefereeLines.preview(preview.line(), needed, happenings, readings);
  }

  /** With the period's number, which faces have beside their reading (T5). */
  private static Reading previewed(Clocks clocks, Side side) {
    Reading reading = clocks.reading(side);
    return clocks.method(side).progress(clocks.bank(side)).orElse(null)
            instanceof Progress.InStage stage
        ? reading.withStage(stage.number())
        : reading;
  }

  /** Answers which rulings may be withdrawn now. */
  void standing(View origin) throws Refusal {
    LiveMatch match = table.match().orElseThrow(() -> new Refusal("no match is open"));
    MatchState now = match.judged(List.of(), ticker.nanos()).state();
    List<RefereeLines.Withdrawable> rulings =
        now instanceof MatchState.Confirmed
            ? List.of()
            : Withdrawals.standing(now).stream().map(it -> withdrawable(match, it)).toList();
    String answer = RefereeLines.standing(rulings);
    audience.tell(origin, view -> view.answer(answer));
  }

  private RefereeLines.Withdrawable withdrawable(LiveMatch match, Withdrawals.Standing ruling) {
    Entry entry = Entry.of(Tick.ZERO, ruling.act());
    Verdict verdict = match.judged(List.of(entry), ticker.nanos());
    Optional<String> refused = verdict.refusal().map(Happening.Refused::reason);
    return new RefereeLines.Withdrawable(
        ruling,
        authority().needed(ruling.act()),
        refused.or(() -> Barred.why(match.state(), ruling.act())));
  }

  /** Sends the log from an entry on. */
  void log(ConsoleLine.Log wanted, View origin) throws Refusal {
    MatchLog log = table.match().orElseThrow(() -> new Refusal("no match is open")).log();
    List<MatchLog.Logged> found = log.from(wanted.from(), wanted.calls(), LOG_LINES + 1);
    boolean more = found.size() > LOG_LINES;
    List<MatchLog.Logged> sent = more ? found.subList(0, LOG_LINES) : found;
    int last = more ? sent.getLast().number() : log.next() - 1;
    audience.tell(
        origin,
        view -> {
          sent.forEach(entry -> view.answer(entry.line()));
          view.answer(RefereeLines.logEnd(last, more));
        });
  }
}
