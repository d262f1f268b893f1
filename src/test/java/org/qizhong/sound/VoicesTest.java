package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Happening;
import org.qizhong.sound.TestTape.Heard;
import org.slf4j.LoggerFactory;

/** C8–C10, voices, modes and outages with a device that plays every sample on its instant. */
class VoicesTest {
  private static final double EXACT = 0.001;

  private static final Act START = new Act.Start(Side.BLACK);

  @Test
  void C8_withoutMainTimeTheStartSaysWhatIsPlayed() {
    Rig rig = Rig.started("30s/move + 10x60s");
    rig.until(5);
    assertThat(rig.heardFromTheStart())
        .extracting(Heard::clip)
        .containsExactly("overtime-byoyomi", "elapsed-30", "considerations-left-10");
  }

  @Test
  void C9_callsFollowThePhaseInWhichTheySoundNotThatInWhichTheyArePlanned() throws Exception {
    String header = "{\"time\":\"6s + 1x5s\"}";
    Rig read = Rig.started(new Rig(header, SoundSettings.DEFAULT.with("main", "silence")));
    read.until(12.5);
    assertThat(read.names())
        .containsExactly(
            "overtime-byoyomi", "count-1", "count-2", "count-3", "count-4", "count-5", "time-up");

    Rig silent = Rig.started(new Rig(header, SoundSettings.DEFAULT.with("overtime", "silence")));
    silent.until(13);
    assertThat(silent.quietBetween(0, 13)).isTrue();
  }

  @Test
  void C8_theBeginningOfOvertimeIsAnnouncedWithWhatItIs() {
    Rig rig = Rig.started("10s + 3x60s");
    rig.until(15);
    assertThat(rig.names()).containsExactly("overtime-byoyomi", "minutes-left-3");
    assertThat(rig.only("overtime-byoyomi").at()).isBetween(10.030, 10 + 0.030 + 0.082);
  }

  @Test
  void C8_aCanadianPeriodIsAnnouncedWithMovesAndTime() {
    Rig rig = Rig.started("1s + 1/30s, 25/10m");
    rig.act(3, new Act.Press(Side.BLACK));
    rig.until(8);
    assertThat(rig.names()).containsSequence("stage", "moves-25", "minutes-10");
  }

  @Test
  void C8_aPenaltyIsAnnouncedInOnePhraseWithTheOvertimeItOpens() {
    Rig rig = Rig.started("5s + 3x10s@2");
    rig.until(9);
    assertThat(rig.names()).containsExactly("overtime-penalty", "penalty-2", "elapsed-10");
  }

  @Test
  void C10_aWarningIsBuzzedAtSixtyAndTenSecondsWhereNothingIsRead() {
    Rig rig = Rig.started("65s");
    rig.until(64);
    assertThat(rig.names()).containsExactly("tone", "tone");
    assertThat(rig.heard().getFirst().at()).isCloseTo(5, within(0.003));
    assertThat(rig.heard().getLast().at()).isCloseTo(55, within(0.003));
    rig.until(67);
    assertThat(rig.names()).endsWith("time-up");
  }

  @Test
  void C10_softTicksAreAnOption() throws Exception {
    Rig rig = new Rig("{\"time\":\"8s\"}", SoundSettings.DEFAULT.with("ticks", "true"));
    rig.act(0, START);
    rig.until(7.9);
    rig.voices.plan(List.of());
    assertThat(rig.quietBetween(2.5, 2.95)).isTrue();
    for (int second = 3; second < 8; second++) {
      assertThat(rig.quietBetween(second, second + 0.013)).as("tick at %d", second).isFalse();
      assertThat(rig.quietBetween(second + 0.02, second + 0.9)).isTrue();
    }
  }

  @Test
  void C10_aPressTakesTheBuzzBack() {
    Rig rig = Rig.started("65s");
    rig.act(4.9, new Act.Press(Side.BLACK));
    rig.act(9, new Act.Pause());
    rig.until(12);
    assertThat(rig.names()).isEqualTo(List.of("tone", "paused").subList(1, 2));
  }

  @Test
  void C9_aMissingClipIsTheBuzzersToneAndNeverAnotherNumber() {
    Rig rig = new Rig("{\"time\":\"0 + 5x60s\"}");
    rig.lose("elapsed-40");
    rig.lose("minutes-left-4");
    Rig.started(rig);
    rig.until(62);
    assertThat(rig.names())
        .containsExactly(
            "elapsed-30", "tone", "elapsed-50", "elapsed-55", "elapsed-58", "tone", "tone");
    assertThat(rig.heard().get(1).at()).isCloseTo(40, within(0.003));
  }

  @Test
  void C10_withoutAClipTimeUpIsALongBuzz() {
    Rig rig = new Rig("{\"time\":\"5s\"}");
    rig.lose("time-up");
    Rig.started(rig);
    rig.until(8);
    assertThat(rig.heard())
        .last()
        .extracting(Heard::length)
        .satisfies(length -> assertThat((double) length).isGreaterThan(0.9));
  }

  @Test
  void C9_eachPhaseHasVoiceBuzzerOrSilence() throws Exception {
    Rig buzzed =
        new Rig("{\"time\":\"0 + 5x60s\"}", SoundSettings.DEFAULT.with("overtime", "buzzer"));
    buzzed.act(0, START);
    buzzed.until(52);
    assertThat(buzzed.heard().stream().filter(heard -> heard.at() > 1).map(Heard::clip))
        .containsExactly("tone", "tone", "tone");

    Rig silent =
        new Rig("{\"time\":\"0 + 1x60s\"}", SoundSettings.DEFAULT.with("overtime", "silence"));
    silent.act(0, START);
    silent.until(63);
    assertThat(silent.quietBetween(0, 63)).isTrue();
  }

  @Test
  void C9_eachSideMayHaveAVoiceOfItsOwnAndVoicesCanBeSwappedInPlay() throws Exception {
    Rig rig = Rig.started("0 + 5x60s");
    rig.until(29);
    rig.voices.apply(
        SoundSettings.DEFAULT.with("volume", "100"),
        new BySide<>(rig.words("B:"), rig.words("W:")));
    rig.act(35, new Act.Press(Side.BLACK));
    rig.until(70);
    assertThat(rig.names()).containsExactly("B:elapsed-30", "W:elapsed-30");
    assertThat(rig.only("B:elapsed-30").at()).isCloseTo(30, within(EXACT));
  }

  @Test
  void C9_aSwapLetsTheCallThatHasBegunFinishAndSaysNothingTwice() throws Exception {
    for (double at : new double[] {29.93, 29.99, 30.1, 30.39}) {
      Rig rig = Rig.started("0 + 5x60s");
      rig.until(at);
      rig.voices.apply(
          SoundSettings.DEFAULT.with("volume", "100"),
          new BySide<>(rig.words("B:"), rig.words("W:")));
      rig.until(38);
      assertThat(rig.heard()).as("swap at %s", at).hasSize(1);
    }
  }

  @Test
  void anOutageOfAnHourLeavesNothingBehind() {
    Rig rig = Rig.started("0 + 99x60s");
    rig.unplug();
    rig.until(3_605);
    rig.plug();
    rig.until(3_661);
    assertThat(rig.heard()).allMatch(heard -> heard.at() > 3_605);
    assertThat(rig.names()).startsWith("elapsed-30", "elapsed-40").hasSize(7);
  }

  @Test
  void chimesAreAnOptionAndYieldToEverything() throws Exception {
    Rig rig = new Rig("{\"time\":\"10m\"}", SoundSettings.DEFAULT.with("chimes", "true"));
    rig.act(1, START);
    rig.until(3);
    assertThat(rig.names()).containsExactly("tone");
  }

  @Test
  void aFlagThatIsTakenBackIsSilencedAtOnce() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.until(60.2);
    rig.announce(new Happening.Corrected(new Tick(60 * Rig.SECOND), Side.BLACK));
    rig.plan();
    rig.until(64);
    Heard ten = rig.only("count-10");
    assertThat(ten.at() + ten.length()).isLessThan(60.2 + 0.105);
    assertThat(rig.names()).endsWith("count-10");
  }

  @Test
  void aResultInTheSameInstantDoesNotCutTheCountThatLedToIt() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.until(62.5);
    rig.act(62.6, new Act.Press(Side.WHITE));
    assertThat(rig.names()).endsWith("count-10", "time-up");
  }

  @Test
  void afterAnOutageTheNextCallIsOnTimeAndNothingOldIsSaid() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.until(51.2);
    rig.unplug();
    assertThat(rig.voices.isMute()).isTrue();
    rig.until(53.7);
    rig.plug();
    rig.until(56.5);
    assertThat(rig.names()).endsWith("count-1", "count-4", "count-5", "count-6");
    for (int number = 5; number <= 6; number++) {
      assertThat(rig.only("count-" + number).at()).isCloseTo(50 + number, within(EXACT));
    }
  }

  @Test
  void whatIsNotHeardForWantOfADeviceIsLoggedAtItsInstantNotWhenItIsPlanned() {
    Logger log = (Logger) LoggerFactory.getLogger(Voices.class);
    ListAppender<ILoggingEvent> logged = new ListAppender<>();
    logged.start();
    log.addAppender(logged);
    try {
      Rig rig = Rig.started("0 + 5x60s");
      rig.until(27);
      rig.unplug();
      rig.until(29.9);
      assertThat(logged.list).as("elapsed-30 is planned").isEmpty();
      rig.until(30.1);
      assertThat(logged.list).hasSize(1);
      rig.until(38.5);
      rig.plug();
      rig.until(42);
      assertThat(rig.names()).containsExactly("elapsed-40");
      assertThat(logged.list).as("elapsed-40 was heard").hasSize(1);
    } finally {
      log.detachAppender(logged);
    }
  }

  @Test
  void whatFallsOnADeadlineWhileThereIsNoDeviceIsNotSaidLater() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.until(59.5);
    rig.unplug();
    rig.until(61);
    rig.plug();
    rig.until(65);
    assertThat(rig.names()).endsWith("count-9");
  }
}
