package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.record.Entry;

/**
 * How a match goes on after a restart (law 6): rebuilt up to the last moment known to be watched;
 * after a short gap it runs again, the gap credited, after a long one both clocks stand.
 *
 * @param state at {@code watched}
 * @param zero the match's zero in the ticker's nanoseconds
 * @param shownSinceEntry whether something was shown after the record's last act
 * @param acts what the desk does now: nothing, a pause, or a pause and a resumption
 * @param notice what people are told
 */
record Recovery(
    Journal.Unfinished match,
    MatchState state,
    Tick watched,
    long zero,
    boolean started,
    boolean shownSinceEntry,
    List<Arrival> acts,
    String notice) {

  /** A longer gap than this is the referee's to decide. */
  static final Duration SHORT_GAP = Duration.ofSeconds(10);

  static Recovery of(Journal.Unfinished match, long now) throws Refusal {
    MatchState state = MatchState.open(match.setup());
    Tick last = Tick.ZERO;
    int number = 0;
    for (Entry entry : match.entries()) {
      number++;
      Referee.Judgement judgement = Referee.judge(state, entry.act(), entry.at());
      if (judgement.refusal().isPresent() || entry.at().isBefore(last)) {
        throw match
            .source()
            .refusal("event " + number + ": " + judgement.refusal().orElse("\"at\" goes back"));
      }
      state = judgement.state();
      last = entry.at();
    }
    Tick watched = match.watched().isAfter(last) ? match.watched() : last;
    Referee.Judgement since = Referee.elapse(state, watched);
    state = since.state();
    long zero = match.zero().orElse(now - watched.nanos());
    List<Arrival> acts = new ArrayList<>();
    String notice = "";
    if (state instanceof MatchState.Running) {
      Duration gap = Duration.ofNanos(now - zero - watched.nanos());
      acts.add(Arrival.because("restarted", zero + watched.nanos(), new Act.Pause()));
      if (match.zero().isPresent() && gap.compareTo(SHORT_GAP) <= 0) {
        Act resume = new Act.Resume(Optional.empty());
        acts.add(Arrival.because("restarted, the gap is credited", now, resume));
        notice = "restarted: press again if you had pressed";
      } else {
        notice = "restarted: both clocks stand where they were last seen; the referee resumes";
      }
    }
    return new Recovery(
        match,
        state,
        watched,
        zero,
        !match.entries().isEmpty(),
        !since.happenings().isEmpty(),
        acts,
        notice);
  }
}
