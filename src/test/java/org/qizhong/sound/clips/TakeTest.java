package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("C9 a take from a microphone")
class TakeTest {
  static final List<String> LANGUAGES = Voice.LANGUAGES;

  /** Short ones, ones with pauses in them, and those that begin or end softly. */
  private static final List<String> WORDS =
      List.of(
          "count-1",
          "count-2",
          "count-3",
          "count-4",
          "count-5",
          "count-6",
          "count-7",
          "count-8",
          "count-9",
          "count-10",
          "elapsed-3",
          "minutes-left-10",
          "paused",
          "time-up-1988");

  /** A tone of 500 ms, 600 ms into a room of 1.8 s whose noise is so loud at most. */
  private static short[] word(int amplitude, int room) {
    short[] speech = Waves.join(Waves.silence(600), Waves.sine(500, amplitude), Waves.silence(700));
    return Waves.sum(speech, Waves.room(1_800, room));
  }

  /** Milliseconds from the first to the last 10 ms that are within 39 dB of the loudest. */
  private static double audible(short[] clip) {
    double[] levels =
        IntStream.range(0, clip.length / 480)
            .mapToDouble(i -> Speech.rms(clip, i * 480, (i + 1) * 480))
            .toArray();
    double faint = Arrays.stream(levels).max().orElseThrow() * Math.pow(10, -39 / 20.0);
    int[] loud = IntStream.range(0, levels.length).filter(i -> levels[i] > faint).toArray();
    return 10 * (loud[loud.length - 1] + 1 - loud[0]);
  }

  private static double milliseconds(Take take) {
    return take.clip().orElseThrow().length / 48.0;
  }

  @Test
  void aWordInAQuietRoomIsTheClip() {
    Take take = Take.of(word(6_000, 40));
    assertThat(take.trouble()).isEmpty();
    assertThat(milliseconds(take)).isCloseTo(520, within(15.0));
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void wordsOfEveryLanguageAreTakenWhole(String language) {
    SoftAssertions all = new SoftAssertions();
    for (String name : WORDS) {
      short[] clip = Voice.bundled(language).clip(name).orElseThrow().samples();
      short[] raw = Waves.join(Waves.silence(700), clip, Waves.silence(700));
      Take take = Take.of(Waves.sum(raw, Waves.room(raw.length / 48 + 1, 20)));
      all.assertThat(take.trouble()).as(name).isEmpty();
      double length = take.clip().map(it -> it.length / 48.0).orElse(0.0);
      all.assertThat(length)
          .as(name + " ms")
          .isBetween(audible(clip) - 40, clip.length / 48.0 + 60);
    }
    all.assertAll();
  }

  @ParameterizedTest
  @ValueSource(ints = {69, 520})
  void hissIsNoWord(int amplitude) {
    Take take = Take.of(Waves.room(1_800, amplitude));
    assertThat(take.clip()).isEmpty();
    assertThat(take.trouble()).contains("nothing but noise");
  }

  @Test
  void hissAfterAMicrophonesWakingUpIsNoWordEither() {
    assertThat(Take.of(Waves.join(Waves.silence(300), Waves.room(1_500, 300))).clip()).isEmpty();
  }

  @Test
  void silenceIsNoWord() {
    assertThat(Take.of(Waves.silence(1_800)).trouble()).contains("nothing to hear");
    assertThat(Take.of(Waves.room(1_800, 20)).trouble()).contains("nothing to hear");
  }

  @Test
  void aClickIsNoWord() {
    short[] oneSample = Waves.room(1_800, 40);
    oneSample[40_000] = 20_000;
    assertThat(Take.of(oneSample).trouble()).contains("nothing but a click");
  }

  @Test
  void theKeysClickBeforeTheWordIsNotInTheClip() {
    short[] raw = word(6_000, 40);
    System.arraycopy(Waves.sine(15, 9_000), 0, raw, 20 * 48, 15 * 48);
    System.arraycopy(Waves.sine(15, 5_000), 0, raw, 120 * 48, 15 * 48);
    assertThat(milliseconds(Take.of(raw))).isCloseTo(520, within(15.0));
  }

  @Test
  void aConstantShareIsNotInTheClip() {
    short[] raw = word(6_000, 40);
    for (int i = 0; i < raw.length; i++) {
      raw[i] += 2_000;
    }
    Take take = Take.of(raw);
    assertThat(milliseconds(take)).isCloseTo(520, within(15.0));
    assertThat(VoiceCheck.of(new Clip("count-1", take.clip().orElseThrow()))).isEmpty();
  }

  @Test
  void aWordThatTheTakeBeganOrEndedWithinIsAskedForAgain() {
    short[] early = Waves.join(Waves.sine(400, 6_000), Waves.silence(1_400));
    short[] late = Waves.join(Waves.silence(1_500), Waves.sine(300, 6_000));
    assertThat(Take.of(Waves.sum(early, Waves.room(1_800, 40))).trouble())
        .contains("had begun before");
    assertThat(Take.of(Waves.sum(late, Waves.room(1_800, 40))).trouble())
        .contains("was not over in time");
  }
}
