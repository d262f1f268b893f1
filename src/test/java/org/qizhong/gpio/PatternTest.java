package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The buzzer's patterns, read from their resource. */
class PatternTest {
  private static final long MS = 1_000_000;

  @ParameterizedTest
  @EnumSource
  void beginsWithSoundAndEndsInSilence(Pattern pattern) {
    assertThat(pattern.soundsAfter(0)).isTrue();
    assertThat(pattern.soundsAfter(pattern.length() - 1)).as("its last part is sound").isTrue();
    assertThat(pattern.soundsAfter(pattern.length())).isFalse();
    assertThat(pattern.changesAfter(pattern.length() - 1)).isEqualTo(pattern.length());
  }

  @Test
  void soundAndSilenceTakeTurns() {
    assertThat(Pattern.LEFT.length()).isEqualTo(290 * MS);
    assertThat(Pattern.LEFT.soundsAfter(89 * MS)).isTrue();
    assertThat(Pattern.LEFT.soundsAfter(90 * MS)).isFalse();
    assertThat(Pattern.LEFT.changesAfter(90 * MS)).isEqualTo(200 * MS);
    assertThat(Pattern.LEFT.soundsAfter(200 * MS)).isTrue();
  }

  /** C2: one call a second, and one to ten must be told apart. */
  @Test
  void C2_aCountIsOverLongBeforeTheNext() {
    assertThat(Pattern.COUNT.length()).isLessThan(500 * MS);
  }

  @Test
  void theFlagIsTheGreatestAndAPressTheLeast() {
    assertThat(Pattern.values()).startsWith(Pattern.PRESS).endsWith(Pattern.FAULT, Pattern.FLAG);
  }
}
