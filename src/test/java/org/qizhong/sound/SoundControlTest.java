package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.Writer;
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
  void aBadFileIsRefusedEachTimeAndAGoodOneIsTakenAgainEvenIfItSaysTheSame() throws Exception {
    SoundSettings.DEFAULT.save(data);
    assertThat(sound.reload()).isTrue();
    Files.writeString(data.resolve(SoundSettings.FILE), "volume=loud\n");
    for (int twice = 0; twice < 2; twice++) {
      assertThatThrownBy(() -> sound.reload())
          .isInstanceOf(Refusal.class)
          .hasMessage("sound.properties: volume: \"loud\" is no whole number from 0 to 100");
    }
    SoundSettings.DEFAULT.save(data);
    assertThat(sound.reload()).isTrue();
    assertThat(sound.wrong()).isEmpty();
  }

  @Test
  void aFileThatIsRemovedIsTheDefault() throws Exception {
    SoundSettings.DEFAULT.with("volume", "20").save(data);
    sound.reload();
    Files.delete(data.resolve(SoundSettings.FILE));
    assertThat(sound.reload()).isTrue();
    assertThat(sound.settings()).containsEntry("volume", "80");
  }

  @Test
  void aPackThatIsNotThereIsRefusedUntilItIs() throws Exception {
    Path pack = data.resolve("pack");
    SoundSettings.DEFAULT.with("voice", pack.toString()).save(data);
    assertThatThrownBy(() -> sound.reload())
        .isInstanceOf(Refusal.class)
        .hasMessage("sound.properties: voice.black, voice.white: " + pack + ": no such folder");
    assertThat(sound.settings()).containsEntry("voice.black", "en");
    Packs.of(pack, "zh", "count-1");
    assertThat(sound.reload()).isTrue();
    assertThat(sound.settings()).containsEntry("voice.black", pack.toString());
  }

  @Test
  void aPackRecordedAnewIsReadAnewWhenItIsSetAgain() throws Exception {
    Path pack = Packs.of(data.resolve("pack"), "en", "count-1");
    Rig rig = new Rig("{\"time\":\"60m\"}");
    SoundControl control = new SoundControl(data, rig.voices, SoundSettings.DEFAULT);
    control.change(Map.of("voice", pack.toString()));
    assertThatThrownBy(() -> control.say("2", Side.BLACK)).hasMessageContaining("count-2");
    Packs.of(pack, "en", "count-1", "count-2");
    assertThat(control.reload()).isFalse();
    VoiceSet.set(data, "voice", pack.toString(), nobody(), nobody());
    assertThat(control.reload()).isTrue();
    control.say("2", Side.BLACK);
  }

  private static PrintWriter nobody() {
    return new PrintWriter(Writer.nullWriter());
  }

  @Test
  void whatDoesNotFitAtTheStartIsNamedAndTheRestIsTaken() throws Exception {
    Path gone = data.resolve("gone");
    Files.writeString(
        data.resolve(SoundSettings.FILE),
        "volume = loud\nchimes = true\nvoice.black = " + gone + "\n");
    try (Voices heard = SoundControl.open(data, () -> 0).speaker()) {
      assertThat(heard.isMute()).isTrue();
    }
    SoundControl opened = SoundControl.open(data, () -> 0);
    assertThat(opened.wrong())
        .isEqualTo(
            "sound.properties: volume: \"loud\" is no whole number from 0 to 100; voice.black: "
                + gone
                + ": no such folder; the buzzer is heard instead");
    assertThat(opened.settings()).containsEntry("chimes", "true").containsEntry("volume", "80");
    assertThat(opened.reload()).isFalse();
    opened.change(Map.of("volume", "50"));
    assertThat(opened.settings()).containsEntry("volume", "50");
    assertThat(opened.wrong()).doesNotContain("loud").contains("no such folder");
    Packs.of(gone, "zh", "count-1");
    assertThat(opened.reload()).as("the stick is there").isTrue();
    assertThat(opened.wrong()).isEmpty();
    opened.speaker().close();
  }

  @Test
  void atVolumeZeroATestIsRefused() throws Exception {
    sound.change(Map.of("volume", "0"));
    assertThatThrownBy(() -> sound.say("10", Side.BLACK)).hasMessageContaining("the volume is 0");
    assertThatThrownBy(() -> sound.buzz()).hasMessageContaining("the volume is 0");
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
