package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.record.HeaderReader;
import org.qizhong.sound.TestTape.Heard;
import org.qizhong.sound.clips.Voice;

/**
 * C5: whatever is said is over before the next call of its own schedule, with clips as long as the
 * longest of the program's own voices; what would not be is shortened, a tone, or left out.
 */
class RoomTest {
  static final List<String> LANGUAGES = Voice.LANGUAGES;

  /** What is played at tournaments (T1–T7), with little main time. */
  static final List<String> PRESETS =
      List.of(
          "10s + 5x60s",
          "10s + 3x30s",
          "0 + 5x60s",
          "0 + 3x40s",
          "0 + 5x20s",
          "2s + 12x30s",
          "3s + 12x60s",
          "30s/move + 10x60s",
          "30s/move + 12x60s",
          "0 + 1x10s",
          "6s + 1x10s",
          "6s + 1x5s",
          "5s + 3x12m@2",
          "0 + 2x20m@2",
          "5s + 20/5m",
          "12s + 20/5m, 30/5m carry");

  private static final double TO_THE_MILLISECOND = 0.0011;
  private static final Map<String, Integer> LONGEST = new HashMap<>();

  /** The longest of the four voices' clips of this name. */
  private static int longest(String name) {
    return LONGEST.computeIfAbsent(
        name,
        it ->
            LANGUAGES.stream()
                .map(language -> Words.of(Voice.bundled(language)))
                .mapToInt(words -> words.clip(it).map(clip -> clip.length).orElse(0))
                .max()
                .orElseThrow());
  }

  private static Rig played(String time, double seconds) {
    ToIntFunction<String> lengths = RoomTest::longest;
    Rig rig = new Rig("{\"time\":\"" + time + "\"}", SoundSettings.DEFAULT, lengths);
    Rig.started(rig);
    rig.until(seconds);
    return rig;
  }

  /** Up to a second: what begins shortly before it is not over yet. */
  private static void nothingIsCut(String time, Rig rig, double end) {
    for (Heard heard : rig.heardFromTheStart()) {
      double length = (double) longest(heard.clip()) / Mix.RATE;
      if (!heard.clip().equals("tone") && heard.at() + length < end) {
        assertThat(heard.length())
            .as("%s: %s", time, heard)
            .isCloseTo(length, within(TO_THE_MILLISECOND));
      }
    }
  }

  @ParameterizedTest
  @FieldSource("PRESETS")
  void nothingRunsIntoACallInWhatIsPlayedAtTournaments(String time) {
    Rig rig = played(time, 130);
    nothingIsCut(time, rig, 130);
    if (!time.contains("/5m") && !time.contains("@")) {
      assertThat(rig.heardFromTheStart()).extracting(Heard::clip).as(time).doesNotContain("tone");
    }
  }

  static Stream<Integer> periods() {
    return IntStream.rangeClosed(3, 90).boxed();
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C3_nothingRunsIntoACallInAnyPeriodAndEveryCallIsHeard(int seconds) {
    String twice = "0 + 2x" + seconds + "s";
    Rig rig = played(twice, 2 * seconds + 3);
    nothingIsCut(twice, rig, 2 * seconds + 3);
    counted(rig, Math.min(10, seconds));

    String once = "6s + 1x" + seconds + "s";
    Rig single = played(once, seconds + 9);
    nothingIsCut(once, single, seconds + 9);
    counted(single, Math.min(10, seconds));
  }

  private static void counted(Rig rig, int top) {
    List<String> counts =
        IntStream.rangeClosed(1, top).mapToObj(number -> "count-" + number).toList();
    assertThat(rig.names()).containsSubsequence(counts).endsWith("time-up");
  }

  @Test
  void C8_theLastTenSecondsPeriodIsAnnouncedInBriefSinceOneFollowsAtOnce() {
    Rig rig = played("6s + 1x10s", 17.5);
    assertThat(rig.names()).startsWith("overtime-byoyomi", "count-1", "count-2");
  }

  @Test
  void C3_aSecondsCallTooLongForItsGapIsAToneNeverAnotherNumber() {
    Rig rig = played("0 + 1x180s", 172);
    assertThat(rig.names()).startsWith("elapsed-150", "elapsed-160", "tone", "count-1");
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void T3_moreThanTenOfAnythingIsReadInEveryVoice(String language) throws Refusal {
    for (String time :
        List.of("2s + 12x30s", "2s + 99x60s", "30s/move + 99x60s", "0 + 99x20s", "0 + 3x3s")) {
      assertThat(unread(language, time)).as(time).doesNotContain("no clip");
    }
    assertThat(unread(language, "2s + 12x30s") + unread(language, "30s/move + 99x60s")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 + 5x77s", "1h + 5x77s"})
  void whoeverOpensAMatchIsToldWhichCallsWillBeABeepAndWhy(String time) throws Refusal {
    // P−30 … P−2 of 77 s; 67, 72 and 75 are a minute and 7, 12 and 15 seconds.
    assertThat(unread("en", time)).contains("47s, 57s, 72s", "no clip").doesNotContain("75s");
  }

  @Test
  void onlyTheSideItConcernsIsNamed() throws Refusal {
    String header = "{\"time\":{\"black\":\"0 + 5x60s\",\"white\":\"0 + 5x77s\"}}";
    Words words = Words.of(Voice.bundled("zh"));
    assertThat(
            Unread.of(HeaderReader.read(header), SoundSettings.DEFAULT, BySide.both(words))
                .orElseThrow())
        .contains("White: ")
        .doesNotContain("Black");
  }

  private static String unread(String language, String time) throws Refusal {
    Words words = Words.of(Voice.bundled(language));
    return Unread.of(
            HeaderReader.read("{\"time\":\"" + time + "\"}"),
            SoundSettings.DEFAULT,
            BySide.both(words))
        .orElse("");
  }
}
