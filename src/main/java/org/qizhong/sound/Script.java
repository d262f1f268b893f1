package org.qizhong.sound;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.clock.TimeControl;
import org.qizhong.match.Buzzes;
import org.qizhong.match.Call;
import org.qizhong.match.Face;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.score.RuleSet;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Counted;
import org.qizhong.sound.clips.Phrases;

/** What is said of what happens (C1–C4, C6, C8, C10). */
final class Script {
  private Script() {}

  /** A call. Nothing is read in main time (C10), so it sounds in overtime. */
  static Part call(Side side, Call call, Optional<MatchState> state) {
    Counted counted = state.map(it -> Counted.of(method(side, it))).orElse(Counted.PERIODS);
    List<String> clips = ClipName.of(call, counted);
    Phase phase = Phase.OVERTIME;
    return switch (call) {
      case Call.Elapsed _ -> Part.said(side, phase, clips, Tone.SHORT, Rank.CALL);
      case Call.Count it -> new Part(side, phase, clips, Tone.SHORT, Rank.FINAL, Optional.of(it));
      case Call.Left _ -> Part.said(side, phase, clips, Tone.DOUBLE, Rank.CALL);
    };
  }

  /** What is said of {@code happening}, if anything; calls have come by {@link #call}. */
  static Optional<Part> said(Happening happening, MatchState after) {
    return switch (happening) {
      case Happening.OvertimeBegan it -> {
        TimeControl method = method(it.side(), after);
        yield info(it.side(), after, Phrases.overtime(method, it.opening()), Tone.DOUBLE);
      }
      case Happening.StageBegan it ->
          info(it.side(), after, Phrases.stage(it.moves(), it.time()), Tone.DOUBLE);
      case Happening.PenaltyTaken it -> penalty(it, after);
      case Happening.Flagged it -> Optional.of(timeUp(it.side(), Optional.empty(), after));
      case Happening.Paused _ ->
          info(after.game().toMove(), after, List.of(ClipName.PAUSED), Tone.SHORT);
      case Happening.Resumed it -> info(it.side(), after, List.of(ClipName.RESUMED), Tone.SHORT);
      case Happening.Started it -> started(it.side(), after);
      case Happening.Ended _ -> chime(after.game().toMove(), after);
      case Happening.Moved _,
          Happening.Passed _,
          Happening.TurnForfeited _,
          Happening.MoveVoided _,
          Happening.TimeUpPassed _,
          Happening.Proposed _,
          Happening.Sealed _,
          Happening.Agreed _,
          Happening.Abandoned _,
          Happening.LeftTable _,
          Happening.Ignored _,
          Happening.PressedToResume _,
          Happening.PeriodUsed _,
          Happening.Called _,
          Happening.CameLate _,
          Happening.Warned _,
          Happening.Unwarned _,
          Happening.TakenBack _,
          Happening.Adjusted _,
          Happening.ReadingSet _,
          Happening.ReadAgain _,
          Happening.RulingWithdrawn _,
          Happening.Swapped _,
          Happening.Withdrawn _,
          Happening.Confirmed _,
          Happening.Numbered _,
          Happening.Noted _,
          Happening.ReadingsAgreed _,
          Happening.Accepted _,
          Happening.ReadingTaken _,
          Happening.Refused _,
          Happening.Corrected _ ->
          Optional.empty();
    };
  }

  /**
   * Time is up.
   *
   * @param number the last number, when it falls on the same instant and is said with it (C2)
   */
  static Part timeUp(Side side, Optional<Call.Count> number, MatchState after) {
    boolean loss = after.game().setup().terms().rules() == RuleSet.CN_1988;
    OptionalInt last = number.stream().mapToInt(Call.Count::number).findFirst();
    Phase phase = phase(side, after);
    return Part.said(side, phase, Phrases.timeUp(last, loss), Tone.LONG, Rank.FINAL);
  }

  /** C8: without main time, what is played; else a chime. */
  private static Optional<Part> started(Side side, MatchState after) {
    if (phase(side, after) == Phase.MAIN) {
      return chime(side, after);
    }
    Reading opening = after.game().clocks().reading(side);
    return info(side, after, Phrases.start(method(side, after), opening), Tone.DOUBLE);
  }

  /** C8, T6: without main time both sides pay at the start; it is said once. */
  private static Optional<Part> penalty(Happening.PenaltyTaken taken, MatchState after) {
    Side side = taken.side();
    if (side != after.game().toMove()) {
      return Optional.empty();
    }
    Duration period = method(side, after).periodLength().orElse(Duration.ZERO);
    return info(side, after, Phrases.penalty(taken.points(), period), Tone.DOUBLE);
  }

  /** C6: what {@code side} has left; empty in main time, which nobody reads. */
  static Optional<Part> answer(Side side, MatchState state, Tick at) {
    Reading reading = Face.of(state, at).sides().of(side).reading();
    if (reading.phase() != Phase.OVERTIME) {
      return Optional.empty();
    }
    List<String> clips = Phrases.left(method(side, state), reading);
    return clips.isEmpty() ? Optional.empty() : info(side, state, clips, Tone.SHORT);
  }

  /** C10. */
  static Optional<Part> buzz(
      Side side, Buzzes.Kind kind, SoundSettings settings, Optional<MatchState> state) {
    Phase phase = state.map(it -> phase(side, it)).orElse(Phase.OVERTIME);
    return switch (kind) {
      case WARNING -> Optional.of(Part.tone(side, phase, Tone.SHORT, Rank.CALL));
      case TICK ->
          settings.ticks()
              ? Optional.of(Part.tone(side, phase, Tone.TICK, Rank.CHIME))
              : Optional.empty();
    };
  }

  private static TimeControl method(Side side, MatchState state) {
    return state.game().clocks().method(side);
  }

  private static Phase phase(Side side, MatchState state) {
    return state.game().clocks().bank(side).phase();
  }

  private static Optional<Part> info(
      Side side, MatchState state, List<String> clips, Tone otherwise) {
    return Optional.of(Part.said(side, phase(side, state), clips, otherwise, Rank.INFORMATION));
  }

  private static Optional<Part> chime(Side side, MatchState state) {
    return Optional.of(Part.tone(side, phase(side, state), Tone.CHIME, Rank.CHIME));
  }
}
