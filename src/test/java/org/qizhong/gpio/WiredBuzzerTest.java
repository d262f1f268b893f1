package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Speaker;
import org.qizhong.match.Buzzes;
import org.qizhong.match.Call;
import org.qizhong.match.Happening;

/** What the buzzer sounds of what happens (C1–C5, C8, C10), and what its settings leave of it. */
class WiredBuzzerTest {
  private static final long MS = 1_000_000;
  private static final Tick AT = new Tick(0);
  private static final Call THIRTY = new Call.Elapsed(Duration.ofSeconds(30));
  private static final Call TEN = new Call.Count(10);

  private final long[] now = {0};
  private final List<String> switched = new ArrayList<>();
  private final Beeper beeper =
      new Beeper(() -> now[0], on -> switched.add(now[0] / MS + (on ? " on" : " off")));
  private final WiredBuzzer buzzer = buzzer(Map.of(), DeskOnAChip.HEARING);

  private WiredBuzzer buzzer(Map<String, String> settings, Gpio.Hearing hearing) {
    return new WiredBuzzer(beeper, wanted(settings, hearing), hearing::heard);
  }

  private static Predicate<Pattern> wanted(Map<String, String> settings, Gpio.Hearing hearing) {
    try {
      return Gpio.wanted(GpioSettings.of(settings), hearing);
    } catch (Refusal unfit) {
      throw new AssertionError(unfit);
    }
  }

  private void until(long ms) {
    for (long wake = beeper.step(now[0]); wake <= ms * MS; wake = beeper.step(now[0])) {
      now[0] = Math.max(wake, now[0]);
    }
    now[0] = ms * MS;
    beeper.step(now[0]);
  }

  private static Speaker.Planned call(long ms, Call call, boolean settled) {
    return new Speaker.Planned(ms * MS, BLACK, call, settled);
  }

  private static Happening.Moved moved() {
    return new Happening.Moved(AT, BLACK, 1, Duration.ofSeconds(1));
  }

  @Test
  void C5_aCallStartsOnItsInstantAndIsNotSoundedAgainWhenTheDeskTellsOfIt() {
    buzzer.planCalls(List.of(call(500, THIRTY, false)));
    buzzer.plan(List.of());
    until(505);
    buzzer.buzz(new Happening.Called(AT, BLACK, THIRTY));
    until(1_000);
    assertThat(switched).containsExactly("500 on", "590 off");
  }

  @Test
  void C5_theLastNumberSoundsOnlyWhenItIsCertain() {
    buzzer.planCalls(List.of(call(500, TEN, true)));
    buzzer.plan(List.of());
    until(529);
    assertThat(switched).isEmpty();
    buzzer.buzz(new Happening.Called(AT, WHITE, TEN));
    until(530);
    assertThat(switched).as("that was another side's").isEmpty();
    buzzer.buzz(new Happening.Called(AT, BLACK, TEN));
    until(700);
    assertThat(switched).containsExactly("530 on", "590 off");
  }

  @Test
  void C5_aPressStopsACallAtOnceAndTakesBackWhatWasPlanned() {
    buzzer.planCalls(List.of(call(500, THIRTY, false), call(900, THIRTY, false)));
    buzzer.plan(List.of());
    until(520);
    buzzer.buzz(moved());
    buzzer.planCalls(List.of());
    buzzer.plan(List.of());
    until(2_000);
    assertThat(switched).containsExactly("500 on", "520 off");
  }

  @Test
  void T2_theUsedPeriodIsHeardToItsEndWhateverIsPressed() {
    buzzer.buzz(new Happening.PeriodUsed(AT, BLACK, 3));
    until(10);
    buzzer.buzz(moved());
    until(2_000);
    assertThat(switched).hasSize(6).first().isEqualTo("0 on");
  }

  @Test
  void theFlagSoundsLongAndACorrectionTakesItBack() {
    buzzer.buzz(new Happening.Flagged(AT, BLACK));
    until(1_000);
    assertThat(switched).containsExactly("0 on");
    buzzer.buzz(new Happening.Corrected(AT, BLACK));
    until(1_001);
    assertThat(switched).containsExactly("0 on", "1000 off");
  }

  @Test
  void C10_buzzesComeAtTheirInstantsAndTicksOnlyWhereTheyAreWanted() {
    buzzer.planCalls(List.of());
    buzzer.plan(
        List.of(
            new Buzzer.Planned(100 * MS, Buzzes.Kind.WARNING, Phase.MAIN),
            new Buzzer.Planned(500 * MS, Buzzes.Kind.TICK, Phase.MAIN)));
    until(1_000);
    assertThat(switched).containsExactly("100 on", "260 off");
  }

  @Test
  void aPressIsSoundedWhereThatIsSet() {
    buzzer.buzz(moved());
    until(100);
    assertThat(switched).isEmpty();
    buzzer(Map.of("buzzer.press", "true"), DeskOnAChip.HEARING).buzz(moved());
    until(200);
    assertThat(switched).containsExactly("100 on", "112 off");
  }

  @Test
  void quietIsOnlyFlagAndFault() {
    Predicate<Pattern> quiet = wanted(Map.of("buzzer", "quiet"), DeskOnAChip.HEARING);
    assertThat(Pattern.values()).filteredOn(quiet).containsExactly(Pattern.FAULT, Pattern.FLAG);
    Predicate<Pattern> off = wanted(Map.of("buzzer", "off"), DeskOnAChip.HEARING);
    assertThat(Pattern.values()).noneMatch(off);
  }

  @Test
  void withoutTheCallsWhatCostsIsStillSounded() {
    Predicate<Pattern> some = wanted(Map.of("buzzer.calls", "false"), DeskOnAChip.HEARING);
    assertThat(Pattern.values())
        .filteredOn(some)
        .containsExactly(
            Pattern.START,
            Pattern.TEST,
            Pattern.WARNING,
            Pattern.PERIOD_USED,
            Pattern.FAULT,
            Pattern.FLAG);
  }

  @Test
  void C9_theBuzzerTakesAMuteVoicesPlaceAndKeepsTheSilenceThatIsAgreed() {
    assertThat(wanted(Map.of("buzzer.calls", "false"), hearing(true, true))).accepts(Pattern.COUNT);
    assertThat(wanted(Map.of(), hearing(false, true))).rejects(Pattern.COUNT, Pattern.LEFT);
    assertThat(wanted(Map.of(), hearing(false, true))).accepts(Pattern.FLAG);
  }

  @Test
  void C9_noBuzzInAPhaseForWhichSilenceIsAgreed() {
    buzzer(Map.of(), hearing(false, false))
        .plan(
            List.of(
                new Buzzer.Planned(100 * MS, Buzzes.Kind.WARNING, Phase.OVERTIME),
                new Buzzer.Planned(500 * MS, Buzzes.Kind.WARNING, Phase.MAIN)));
    until(1_000);
    assertThat(switched).containsExactly("500 on", "660 off");
  }

  private static Gpio.Hearing hearing(boolean overtime, boolean mute) {
    return new Gpio.Hearing() {
      @Override
      public boolean heard(Phase phase) {
        return overtime || phase == Phase.MAIN;
      }

      @Override
      public boolean ticks() {
        return true;
      }

      @Override
      public boolean mute() {
        return mute;
      }
    };
  }
}
