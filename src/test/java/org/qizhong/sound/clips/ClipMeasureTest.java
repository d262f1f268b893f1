package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ClipMeasureTest {
  @Test
  void aSineOfHalfScaleHasThreeDecibelsLessThanItsPeak() {
    ClipMeasure.Measured is =
        ClipMeasure.of(Waves.join(Waves.silence(7), Waves.sine(200, 16384), Waves.silence(93)));
    assertThat(is.onset()).isEqualTo(7);
    assertThat(is.seconds()).isEqualTo(0.3);
    assertThat(is.peak()).isCloseTo(-6.02, within(0.01));
    assertThat(is.rms()).isCloseTo(-9.03, within(0.01));
    assertThat(is.clippedRuns()).isZero();
    assertThat(is.edge()).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void levelIsThatOfSpeechNotOfTheSilenceAround() {
    short[] tone = Waves.sine(100, 8192);
    assertThat(ClipMeasure.of(Waves.join(Waves.silence(400), tone, Waves.silence(500))).rms())
        .isCloseTo(ClipMeasure.of(tone).rms(), within(0.001));
  }

  @Test
  void silenceHasNoLevelAndNoOnset() {
    ClipMeasure.Measured is = ClipMeasure.of(Waves.silence(250));
    assertThat(is.onset()).isEqualTo(250);
    assertThat(is.rms()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(is.peak()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(ClipMeasure.of(new short[0]).seconds()).isZero();
    assertThat(ClipMeasure.of(new short[100]).rms()).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void whatIsFortyDecibelsBelowIsNotYetSpeech() {
    short[] faint = Waves.sine(20, 90);
    short[] loud = Waves.sine(20, 10_000);
    assertThat(ClipMeasure.of(Waves.join(faint, loud)).onset()).isEqualTo(20);
    assertThat(ClipMeasure.of(Waves.join(Waves.sine(20, 110), loud)).onset()).isZero();
  }

  @Test
  void aWaveThatStandsStillAtFullScaleIsClipped() {
    // 20 waves of 1 kHz, each cut off once above and once below.
    assertThat(ClipMeasure.of(Waves.cutOff(20, 32_767)).clippedRuns()).isEqualTo(40);
    assertThat(ClipMeasure.of(Waves.cutOff(20, 9_000)).clippedRuns())
        .as("clipped, then made quieter")
        .isEqualTo(40);
    assertThat(ClipMeasure.of(Waves.sine(20, 32_767)).clippedRuns()).isZero();
    assertThat(ClipMeasure.of(Waves.silence(20)).clippedRuns()).isZero();
  }

  @Test
  void theMostNegativeSampleIsFullScale() {
    short[] samples = new short[480];
    samples[7] = Short.MIN_VALUE;
    assertThat(ClipMeasure.of(samples).peak()).isZero();
  }

  @Test
  void aLoudFirstOrLastSampleIsAnEdge() {
    short[] tone = Waves.sine(100, 8_000);
    assertThat(ClipMeasure.of(tone).edge()).isCloseTo(-29.9, within(0.1));
    short[] step = tone.clone();
    step[0] = 16_384;
    assertThat(ClipMeasure.of(step).edge()).isCloseTo(-6.02, within(0.01));
    assertThat(ClipMeasure.of(Arrays.copyOf(step, 4_801)).edge()).isCloseTo(-6.02, within(0.01));
  }
}
