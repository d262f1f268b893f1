package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.screen.Lines;

/** What is wrong with the desk: in words for ten seconds, then a sign, until it is well again. */
class AlarmsTest {
  private static final SoundLine HEARD = sound("voice", "voice");

  private final Alarms alarms = new Alarms();

  private Optional<Alarm> at(SoundLine sound, long millis) {
    return alarms.at(Lines.ENGLISH, sound, Duration.ofMillis(millis).toNanos());
  }

  private static SoundLine sound(String main, String overtime) {
    return new SoundLine(Map.of("main", main, "overtime", overtime), List.of());
  }

  @Test
  void wordsGiveWayToASignUntilTheyAreWantedOrTheTroubleIsOver() {
    alarms.take("journal", "disk full", 0);
    assertThat(at(HEARD, 9_999)).contains(new Alarm("Journal: disk full", true));
    assertThat(at(HEARD, 10_000)).contains(new Alarm("Journal: disk full", false));
    alarms.read(Duration.ofSeconds(60).toNanos());
    assertThat(at(HEARD, 69_999)).contains(new Alarm("Journal: disk full", true));
    alarms.take("journal", "", 0);
    assertThat(at(HEARD, 70_000)).isEmpty();
  }

  @Test
  void anotherTroubleIsSaidInWordsAndTheSameOneToldAgainIsNot() {
    alarms.take("journal", "disk full", 0);
    alarms.take("journal", "disk full", Duration.ofSeconds(20).toNanos());
    assertThat(at(HEARD, 20_000)).contains(new Alarm("Journal: disk full", false));
    alarms.take("voice", "no device", Duration.ofSeconds(30).toNanos());
    assertThat(at(HEARD, 30_000))
        .contains(new Alarm("Journal: disk full · voice: no device", true));
  }

  @Test
  @DisplayName("Where silence is agreed for both phases nothing is said of the voice")
  void aVoiceThatNobodyWantsIsNoTrouble() {
    alarms.take("voice", "no device", 0);
    assertThat(at(sound("silence", "silence"), 1)).isEmpty();
    assertThat(at(sound("silence", "voice"), 1)).isPresent();
    assertThat(at(sound("voice", "silence"), 1)).isPresent();
    assertThat(at(SoundLine.UNKNOWN, 1)).isPresent();
  }
}
