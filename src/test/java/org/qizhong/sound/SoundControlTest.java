package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** C9: what is heard, set and tested while the desk runs. */
class SoundControlTest {
  @TempDir private Path data;
  private Voices voices;
  private SoundControl sound;

  @BeforeEach
  void opens() throws Exception {
    voices = Voices.of(() -> 0, SoundSettings.DEFAULT);
    sound = new SoundControl(data, voices, SoundSettings.DEFAULT);
  }

  @AfterEach
  void closes() {
    voices.close();
  }

  @Test
  void whatIsChangedIsKeptAsVoiceSetKeepsIt() throws Exception {
    sound.change(Map.of("voice.black", "zh", "volume", "55"));
    assertThat(SoundSettings.load(data).values()).isEqualTo(sound.settings());
    assertThat(sound.settings()).containsEntry("voice.black", "zh").containsEntry("volume", "55");
    assertThat(sound.voices()).containsExactly("en", "ja", "ko", "zh");
  }

  @Test
  void whatDoesNotFitChangesNothingAndIsNotKept() {
    Map<String, String> before = sound.settings();
    String none = data.resolve("none").toString();
    for (Map<String, String> wrong :
        List.of(
            Map.of("volume", "55", "main", "loud"),
            Map.of("volume", "55", "voice.white", none),
            Map.of("voice", "\u0000"))) {
      assertThatThrownBy(() -> sound.change(wrong)).isInstanceOf(Refusal.class);
    }
    assertThat(sound.settings()).isEqualTo(before);
    assertThat(data.resolve(SoundSettings.FILE)).doesNotExist();
  }

  @Test
  void theHallsLockHoldsForClientsToo() throws Exception {
    sound.change(Map.of("hall", "true"));
    assertThatThrownBy(() -> sound.change(Map.of("volume", "55")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("locked by the hall's profile");
    assertThat(sound.settings()).containsEntry("volume", "80");
  }

  @Test
  void whatCannotBeKeptIsRefusedAndNotHeard() throws Exception {
    Files.createDirectory(data.resolve(SoundSettings.FILE + ".new"));
    assertThatThrownBy(() -> sound.change(Map.of("volume", "55")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("sound.properties cannot be written");
    assertThat(sound.settings()).containsEntry("volume", "80");
  }

  @Test
  void whatVoiceSetHasWrittenIsTakenOnce() throws Exception {
    assertThat(sound.reload()).isFalse();
    SoundSettings.DEFAULT.with("volume", "20").save(data);
    assertThat(sound.reload()).isTrue();
    assertThat(sound.settings()).containsEntry("volume", "20");
    assertThat(sound.reload()).isFalse();
    sound.change(Map.of("volume", "30"));
    assertThat(sound.reload()).as("its own writing is no news").isFalse();
  }

  @Test
  void aFileThatDoesNotFitIsRefusedAndNothingChanges() throws Exception {
    Files.writeString(data.resolve(SoundSettings.FILE), "volume=loud\n");
    assertThatThrownBy(() -> sound.reload()).isInstanceOf(Refusal.class);
    assertThat(sound.settings()).containsEntry("volume", "80");
  }

  @Test
  void withoutASoundDeviceATestIsRefused() {
    assertThatThrownBy(() -> sound.say("10", Side.BLACK))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("nothing can be heard");
    assertThatThrownBy(() -> sound.buzz())
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("nothing can be heard");
  }

  @Test
  void aTestWordIsHeardInTheSidesOwnVoiceAndTheBuzzerAsATone() throws Exception {
    Rig rig = new Rig("{\"time\":\"60m\"}");
    SoundControl control = new SoundControl(data, rig.voices, SoundSettings.DEFAULT);
    rig.voices.apply(
        SoundSettings.DEFAULT.with("volume", "100"),
        new BySide<>(rig.words("B:"), rig.words("W:")));
    rig.until(1);
    control.say("30s", Side.BLACK);
    rig.until(2);
    control.say("left 4", Side.WHITE);
    rig.until(4);
    control.buzz();
    rig.until(5);
    assertThat(rig.names())
        .containsExactly("B:elapsed-30", "W:minute-used", "W:minutes-left-4", "tone");
  }

  @Test
  void aWordThatTheVoiceLacksIsRefusedAndNoOtherIsHeard() throws Exception {
    Rig rig = new Rig("{\"time\":\"60m\"}");
    rig.lose("count-10");
    SoundControl control = new SoundControl(data, rig.voices, SoundSettings.DEFAULT);
    assertThatThrownBy(() -> control.say("10", Side.WHITE))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("the voice en has no clip count-10");
    rig.until(1);
    assertThat(rig.names()).isEmpty();
  }
}
