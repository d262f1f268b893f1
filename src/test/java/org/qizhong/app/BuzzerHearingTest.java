package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Phase;
import org.qizhong.desk.SystemTicker;
import org.qizhong.sound.SoundControl;

/** C9: what is agreed for the voice holds for a wired buzzer too. */
class BuzzerHearingTest {
  @TempDir private Path data;

  @Test
  void silenceAndTicksAreTheSoundsSettings() throws Exception {
    SoundControl sound = SoundControl.open(data, new SystemTicker());
    BuzzerHearing hearing = new BuzzerHearing(sound);
    assertThat(hearing.heard(Phase.MAIN)).isTrue();
    assertThat(hearing.heard(Phase.OVERTIME)).isTrue();
    assertThat(hearing.ticks()).isFalse();
    assertThat(hearing.mute()).as("nothing is started").isTrue();
    sound.change(Map.of("main", "silence", "ticks", "true"));
    assertThat(hearing.heard(Phase.MAIN)).isFalse();
    assertThat(hearing.heard(Phase.OVERTIME)).isTrue();
    assertThat(hearing.ticks()).isTrue();
  }
}
