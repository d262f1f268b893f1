package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrimTest {
  @ParameterizedTest
  @ValueSource(ints = {150, 1_000, 8_000, 32_000})
  void aRecordingOfAnyLoudnessBecomesAClip(int amplitude) {
    short[] raw = Waves.join(Waves.silence(700), Waves.sine(400, amplitude), Waves.silence(900));
    short[] clip = Trim.of(raw).orElseThrow();
    assertThat(clip).hasSize((5 + 400 + 15) * 48);
    ClipMeasure.Measured is = ClipMeasure.of(clip);
    assertThat(is.onset()).isEqualTo(5);
    assertThat(is.rms()).isCloseTo(-19, within(0.1));
    assertThat(VoiceCheck.of(new Clip("count-1", clip))).isEmpty();
  }

  @Test
  void peaksAreTakenDownWithoutClipping() {
    short[] raw = Waves.sine(500, 1_000);
    for (int wave = 100; wave < 400; wave += 100) {
      System.arraycopy(Waves.sine(1, 20_000), 0, raw, wave * 48, 48);
    }
    ClipMeasure.Measured is = ClipMeasure.of(Trim.of(raw).orElseThrow());
    assertThat(is.peak()).isLessThanOrEqualTo(-1);
    assertThat(is.rms()).isCloseTo(-19, within(1.0));
    assertThat(is.clippedRuns()).isZero();
  }

  @Test
  void aRecordingCutAtBothEndsIsFaded() {
    short[] clip = Trim.of(Waves.cutOff(300, 9_000)).orElseThrow();
    assertThat(clip[0]).isZero();
    assertThat(clip[clip.length - 1]).isZero();
    assertThat(ClipMeasure.of(clip).onset()).isEqualTo(5);
  }

  @Test
  void theRoomBeforeAndAfterIsCutOff() {
    short[] speech = Waves.join(Waves.silence(800), Waves.sine(300, 9_000), Waves.silence(800));
    short[] clip = Trim.of(Waves.sum(speech, Waves.room(1_900, 200))).orElseThrow();
    assertThat(clip).hasSize((5 + 300 + 15) * 48);
  }

  @Test
  void nothingComesOfSilence() {
    assertThat(Trim.of(Waves.silence(500))).isEmpty();
    assertThat(Trim.of(Waves.room(500, 20))).isEmpty();
    assertThat(Trim.of(new short[0])).isEmpty();
  }

  @Test
  void whatWasTrimmedStaysAsItIs() {
    short[] once = Trim.of(Waves.sine(300, 5_000)).orElseThrow();
    short[] twice = Trim.of(once).orElseThrow();
    assertThat(twice).hasSameSizeAs(once);
    assertThat(ClipMeasure.of(twice).rms()).isCloseTo(ClipMeasure.of(once).rms(), within(0.01));
  }
}
