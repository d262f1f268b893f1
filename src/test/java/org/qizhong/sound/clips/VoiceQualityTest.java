package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every clip of every voice of the program's own, measured from its bytes. */
class VoiceQualityTest {
  static final List<String> LANGUAGES = Voice.LANGUAGES;

  private static final int HEADER = 44;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void C9_aVoiceHasEveryClipAndSaysWhatItIs(String language) throws IOException {
    Voice voice = Voice.bundled(language);
    assertThat(voice.language()).isEqualTo(language);
    assertThat(voice.label()).isEqualTo("machine voice, not reviewed by a listener");
    assertThat(voice.speaker()).isNotBlank();
    assertThat(voice.licence()).isNotBlank();
    assertThat(voice.gain()).isEqualTo(1);
    assertThat(new String(bytes(language, "LICENCE"))).contains("Debian package");
    for (String name : ClipName.all(language)) {
      assertThat(voice.clip(name)).as(name).map(Clip::name).contains(name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"zh", "ko"})
  void aVoiceUnderTheGplHasItsTextBesideIt(String language) throws IOException {
    assertThat(Voice.bundled(language).licence()).startsWith("GPL-3.0-or-later");
    assertThat(new String(bytes(language, "LICENCE"))).contains("GPL-3 in the folder above");
    assertThat(gpl())
        .contains("GNU GENERAL PUBLIC LICENSE", "Version 3, 29 June 2007")
        .contains("END OF TERMS AND CONDITIONS");
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyFileIs48KilohertzMono16Bit(String language) throws IOException {
    SoftAssertions all = new SoftAssertions();
    for (String name : ClipName.all(language)) {
      ByteBuffer file = file(language, name);
      all.assertThat(file.getShort(20)).as(name + " PCM").isEqualTo((short) 1);
      all.assertThat(file.getShort(22)).as(name + " channels").isEqualTo((short) 1);
      all.assertThat(file.getInt(24)).as(name + " rate").isEqualTo(48_000);
      all.assertThat(file.getShort(34)).as(name + " bits").isEqualTo((short) 16);
      all.assertThat(file.getInt(40)).as(name + " size").isEqualTo(file.limit() - HEADER);
    }
    all.assertAll();
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  @DisplayName("C1–C4 every call is over before the next one in every default schedule")
  void everyCallIsShorterThanTheGapToTheNext(String language) throws IOException {
    Map<String, Integer> gaps = gaps();
    assertThat(gaps)
        .containsEntry("elapsed-50", 1_000)
        .containsEntry("elapsed-55", 1_000)
        .containsEntry("elapsed-58", 2_000)
        .containsEntry("elapsed-115", 3_000)
        .containsEntry("count-9", 1_000)
        .containsEntry("periods-left-1", 1_000)
        .containsEntry("periods-left-4", 2_000)
        .containsEntry("considerations-left-0", 1_000);
    SoftAssertions all = new SoftAssertions();
    for (Map.Entry<String, Integer> gap : gaps.entrySet()) {
      double length = samples(language, gap.getKey()).length / 48.0;
      all.assertThat(length).as(gap.getKey() + " ms").isLessThan(gap.getValue());
    }
    for (int number = 1; number <= 10; number++) {
      double length = samples(language, "count-" + number).length / 48.0;
      all.assertThat(length).as("count-" + number + " ms").isLessThanOrEqualTo(850);
    }
    all.assertAll();
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyClipIsTrimmedLevelledAndNotClipped(String language) throws IOException {
    SoftAssertions all = new SoftAssertions();
    for (String name : ClipName.all(language)) {
      short[] samples = samples(language, name);
      ClipMeasure.Measured is = ClipMeasure.of(samples);
      all.assertThat(is.onset()).as(name + " onset").isBetween(4.0, 10.0);
      all.assertThat(is.rms()).as(name + " level").isBetween(-20.0, -18.0);
      all.assertThat(is.peak()).as(name + " peak").isLessThanOrEqualTo(-1);
      all.assertThat(is.clippedRuns()).as(name + " clipped").isZero();
      all.assertThat(wholeLevel(samples)).as(name + " whole level").isBetween(-20.0, -18.0);
      all.assertThat(Math.abs(samples[0])).as(name + " start").isLessThan((short) 33);
      all.assertThat(Math.abs(samples[samples.length - 1])).as(name + " end").isLessThan(33);
      all.assertThat(VoiceCheck.of(new Clip(name, samples))).as(name).isEmpty();
    }
    all.assertAll();
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void theLastTwelveMillisecondsOnlyFade(String language) throws IOException {
    SoftAssertions all = new SoftAssertions();
    for (String name : ClipName.all(language)) {
      short[] samples = samples(language, name);
      int peak = 0;
      for (int i = samples.length - 576; i < samples.length; i++) {
        peak = Math.max(peak, Math.abs(samples[i]));
      }
      all.assertThat(peak).as(name + " tail").isLessThan(650);
    }
    all.assertAll();
  }

  /** Level of the whole file, silence before and after included. */
  private static double wholeLevel(short[] samples) {
    double sum = 0;
    for (short sample : samples) {
      sum += (double) sample * sample;
    }
    return 10 * Math.log10(sum / samples.length / (32768.0 * 32768));
  }

  /**
   * The shortest gap, in milliseconds, from each clip to the next call, reckoned from the rules and
   * not from {@link ClipLimit}.
   */
  private static Map<String, Integer> gaps() {
    Map<String, Integer> gaps = new HashMap<>();
    for (int period = 5; period <= 120; period++) {
      if (period % 5 == 0 || period == 7) {
        TreeSet<Integer> open = elapsed(period, 30, 20, 10, 5, 2);
        for (int at : open) {
          Integer next = open.higher(at);
          least(gaps, "elapsed-" + at, (next == null ? period : next) - at);
        }
        for (int left = 2; left <= 10; left++) {
          least(gaps, "periods-left-" + left, open.first());
          least(gaps, "considerations-left-" + (left - 1), open.first());
        }
        last(gaps, period);
      }
    }
    return gaps;
  }

  private static void last(Map<String, Integer> gaps, int period) {
    TreeSet<Integer> calls = elapsed(period, 30, 20, 10);
    int top = Math.min(10, period);
    int first = calls.isEmpty() ? period - top + 1 : calls.first();
    least(gaps, "periods-left-1", first);
    least(gaps, "considerations-left-0", first);
    for (int at : calls) {
      Integer next = calls.higher(at);
      least(gaps, "elapsed-" + at, (next == null ? period - top + 1 : next) - at);
    }
    for (int number = 1; number < top; number++) {
      least(gaps, "count-" + number, 1);
    }
  }

  private static TreeSet<Integer> elapsed(int period, int... distances) {
    TreeSet<Integer> instants = new TreeSet<>();
    for (int distance : distances) {
      if (distance < period) {
        instants.add(period - distance);
      }
    }
    return instants;
  }

  private static void least(Map<String, Integer> gaps, String name, int seconds) {
    gaps.merge(name, seconds * 1_000, Math::min);
  }

  private static short[] samples(String language, String name) throws IOException {
    ByteBuffer file = file(language, name);
    short[] samples = new short[(file.limit() - HEADER) / 2];
    file.position(HEADER).slice().order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(samples);
    return samples;
  }

  private static ByteBuffer file(String language, String name) throws IOException {
    return ByteBuffer.wrap(bytes(language, name + ".wav")).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static String gpl() throws IOException {
    try (InputStream in =
        VoiceQualityTest.class.getResourceAsStream("/org/qizhong/sound/voices/GPL-3")) {
      return new String(in.readAllBytes());
    }
  }

  private static byte[] bytes(String language, String file) throws IOException {
    String path = "/org/qizhong/sound/voices/" + language + "/" + file;
    try (InputStream in = VoiceQualityTest.class.getResourceAsStream(path)) {
      assertThat(in).as(path).isNotNull();
      return in.readAllBytes();
    }
  }
}
