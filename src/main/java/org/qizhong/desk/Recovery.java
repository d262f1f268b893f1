package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.record.Entry;

/**
 * How a match goes on after a restart (law 6): rebuilt up to the last moment known to be watched;
 * after a short gap it runs again, the gap credited, after a long one both clocks stand.
 *
 * @param log rebuilt as well
 * @param state at {@code watched}
 * @param zero the match's zero in the ticker's nanoseconds
 * @param shownSinceEntry whether something was shown after the record's last act
 * @param acts what the desk does now: nothing, a pause, or a pause and a resumption
 * @param notice what people are told
 */
record Recovery(
    Journal.Unfinished match,
    MatchLog log,
    MatchState state,
    Tick watched,
    long zero,
    boolean started,
    boolean shownSinceEntry,
    List<Arrival> acts,
    String notice) {

  /** A longer gap than this is the referee's to decide. */
  static final Duration SHORT_GAP = Duration.ofSeconds(10);

  /** Of a ruling all acts stand or none. */
  private static final String RULING_CUT =
      "the last ruling was cut off and does not stand: give it again";

  /** How many players have confirmed the readings of the stop, or the result. */
  private static int confirmed(MatchState state) {
    return switch (state) {
      case MatchState.Stopped it -> it.agreed().size();
      case MatchState.Decided it -> it.accepted().size();
      default -> 0;
    };
  }

  static Recovery of(Journal.Unfinished match, long now) throws Refusal {
    MatchState state = MatchState.open(match.setup());
    MatchLog log = new MatchLog(match.setup());
    Tick last = Tick.ZERO;
    int number = 0;
    for (Entry entry : match.entries()) {
      number++;
      Verdict verdict = Verdict.of(state, List.of(entry), entry.at());
      if (verdict.refusal().isPresent() || entry.at().isBefore(last)) {
        String reason = verdict.refusal().map(Happening.Refused::reason).orElse("\"at\" goes back");
        throw match.source().refusal("event " + number + ": " + reason);
      }
      verdict.pieces().forEach(log::judged);
      state = verdict.state();
      last = entry.at();
    }
    Tick watched = match.watched().isAfter(last) ? match.watched() : last;
    Referee.Judgement since = Referee.elapse(state, watched);
    log.elapsed(since.happenings());
    state = since.state();
    long zero = match.zero().orElse(now - watched.nanos());
    List<Arrival> acts = new ArrayList<>();
    String notice = "";
    if (state instanceof MatchState.Running) {
      Duration gap = Duration.ofNanos(now - zero - watched.nanos());
      acts.add(Arrival.because(MatchLog.RESTARTED, zero + watched.nanos(), new Act.Pause()));
      if (match.zero().isPresent() && gap.compareTo(SHORT_GAP) <= 0) {
        Act resume = new Act.Resume(Optional.empty());
        acts.add(Arrival.because(MatchLog.GAP_CREDITED, now, resume));
        notice = "restarted: press again if you had pressed";
      } else {
        notice = "restarted: both clocks stand where they were last seen; the referee resumes";
      }
    } else if (confirmed(state) == 1) {
      notice = "restarted: buttons that were to confirm do so no longer; ask them again";
    }
    if (match.cutRuling()) {
      notice = notice.isEmpty() ? RULING_CUT : notice + "; " + RULING_CUT;
    }
    return new Recovery(
        match,
        log,
        state,
        watched,
        zero,
        !match.entries().isEmpty(),
        !since.happenings().isEmpty(),
        acts,
        notice);
  }
}
