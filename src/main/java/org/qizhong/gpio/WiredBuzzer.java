package org.qizhong.gpio;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Speaker;
import org.qizhong.match.Call;
import org.qizhong.match.Calls;
import org.qizhong.match.Happening;

/** The buzzer on a line of the chip: what is sounded of what happens. */
final class WiredBuzzer implements Buzzer {
  private final Beeper beeper;
  private final Predicate<Pattern> wanted;
  private final Predicate<Phase> heard;

  /** Calls on a deadline, which sound only once they are certain (C5). */
  private final Set<Settling> settling = new HashSet<>();

  private List<Beeper.Due> calls = List.of();

  private record Settling(Side side, Call call) {}

  /**
   * @param wanted what is sounded at all
   * @param heard in what phases C10's buzzes are
   */
  WiredBuzzer(Beeper beeper, Predicate<Pattern> wanted, Predicate<Phase> heard) {
    this.beeper = beeper;
    this.wanted = wanted;
    this.heard = heard;
  }

  /** The calls' plan comes first, as the desk gives both. */
  @Override
  public void planCalls(List<Speaker.Planned> planned) {
    settling.clear();
    List<Beeper.Due> due = new ArrayList<>();
    for (Speaker.Planned call : planned) {
      if (call.settled()) {
        settling.add(new Settling(call.side(), call.call()));
      } else {
        due.add(new Beeper.Due(call.when(), pattern(call.call())));
      }
    }
    calls = due;
  }

  @Override
  public void plan(List<Planned> buzzes) {
    List<Beeper.Due> due = new ArrayList<>(calls);
    for (Planned buzz : buzzes) {
      Pattern pattern =
          switch (buzz.kind()) {
            case WARNING -> Pattern.WARNING;
            case TICK -> Pattern.TICK;
          };
      if (heard.test(buzz.phase())) {
        due.add(new Beeper.Due(buzz.when(), pattern));
      }
    }
    beeper.plan(due.stream().filter(it -> wanted.test(it.pattern())).toList());
  }

  @Override
  public void buzz(Happening happening) {
    if (happening instanceof Happening.Corrected) {
      beeper.stop(pattern -> pattern != Pattern.FAULT);
    } else if (Calls.areEndedBy(happening)) {
      breakOff();
    }
    begin(happening);
  }

  private void begin(Happening happening) {
    switch (happening) {
      case Happening.Started _ -> sound(Pattern.START);
      case Happening.Moved _ -> sound(Pattern.PRESS);
      case Happening.Called it -> settled(it);
      case Happening.OvertimeBegan _, Happening.StageBegan _ -> sound(Pattern.OVERTIME);
      case Happening.PeriodUsed _, Happening.PenaltyTaken _ -> sound(Pattern.PERIOD_USED);
      case Happening.Flagged _ -> sound(Pattern.FLAG);
      case Happening.Passed _,
          Happening.TurnForfeited _,
          Happening.MoveVoided _,
          Happening.TimeUpPassed _,
          Happening.Proposed _,
          Happening.Sealed _,
          Happening.Agreed _,
          Happening.Abandoned _,
          Happening.Paused _,
          Happening.TakenBack _,
          Happening.Adjusted _,
          Happening.ReadingSet _,
          Happening.ReadAgain _,
          Happening.RulingWithdrawn _,
          Happening.Ended _,
          Happening.Corrected _,
          Happening.Resumed _,
          Happening.LeftTable _,
          Happening.Ignored _,
          Happening.PressedToResume _,
          Happening.CameLate _,
          Happening.Warned _,
          Happening.Unwarned _,
          Happening.Swapped _,
          Happening.Noted _,
          Happening.Accepted _,
          Happening.ReadingsAgreed _,
          Happening.Withdrawn _,
          Happening.Confirmed _,
          Happening.Numbered _,
          Happening.ReadingTaken _,
          Happening.Refused _ -> {}
    }
  }

  private void settled(Happening.Called it) {
    if (settling.remove(new Settling(it.side(), it.call()))) {
      sound(pattern(it.call()));
    }
  }

  @Override
  public void fault() {
    sound(Pattern.FAULT);
  }

  /** C5: a call stops at once when it is no longer true; what was lost is heard to its end. */
  private void breakOff() {
    beeper.stop(pattern -> pattern.compareTo(Pattern.PERIOD_USED) < 0);
  }

  private void sound(Pattern pattern) {
    if (wanted.test(pattern)) {
      beeper.sound(pattern);
    }
  }

  private static Pattern pattern(Call call) {
    return switch (call) {
      case Call.Elapsed _ -> Pattern.ELAPSED;
      case Call.Count _ -> Pattern.COUNT;
      case Call.Left _ -> Pattern.LEFT;
    };
  }
}
