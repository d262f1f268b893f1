package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;

class SoundSettingsTest {
  @TempDir private Path data;

  @Test
  void withoutAFileEnglishIsRead() throws Exception {
    assertThat(SoundSettings.load(data)).isEqualTo(SoundSettings.DEFAULT);
    assertThat(SoundSettings.DEFAULT.voices()).isEqualTo(BySide.both("en"));
  }

  @Test
  void whatIsSavedIsLoadedAgain() throws Exception {
    SoundSettings settings =
        SoundSettings.DEFAULT
            .with("voice.black", "zh")
            .with("voice.white", "/voices/裁判 \\ 王")
            .with("main", "buzzer")
            .with("overtime", "silence")
            .with("volume", "0")
            .with("ticks", "true")
            .with("chimes", "true")
            .with("hall", "true");
    settings.save(data);
    assertThat(SoundSettings.load(data)).isEqualTo(settings);
    assertThat(data.toFile().list()).containsExactly(SoundSettings.FILE);
  }

  @Test
  void oneVoiceIsBothSidesAndASidesOwnGoesBeforeIt() throws Exception {
    Files.writeString(data.resolve(SoundSettings.FILE), "voice.white=ja\nvoice=ko\n");
    assertThat(SoundSettings.load(data).voices()).isEqualTo(new BySide<>("ko", "ja"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          volume=101   | volume: "101" is no whole number from 0 to 100
          volume=loud  | volume: "loud" is no whole number from 0 to 100
          volume=-1    | volume: "-1" is no whole number from 0 to 100
          ticks=yes    | ticks: "yes" is neither true nor false
          main=off     | main: "off" is none of voice, buzzer, silence
          voice=       | voice: is empty; give zh, en, ja, ko or a voice pack's folder
          vol=3        | vol: no such setting; there are voice, voice.black, voice.white, main, overtime, volume, ticks, chimes, hall
          """)
  void aBadValueIsRefusedWithItsKeyAndWhatWouldDo(String line, String reason) throws Exception {
    Files.writeString(data.resolve(SoundSettings.FILE), line + "\n");
    assertThatThrownBy(() -> SoundSettings.load(data))
        .isInstanceOf(Refusal.class)
        .hasMessage("sound.properties: " + reason);
  }

  @Test
  void whatFitsIsTakenAndWhatDoesNotIsNamedAndTheDefault() throws Exception {
    Files.writeString(
        data.resolve(SoundSettings.FILE),
        "volume=loud\nchimes=true\nvoice.black=a\\u0000b\nvoice.white=packs/wang\n");
    SoundSettings.Found found = SoundSettings.found(data);
    assertThat(found.settings()).isEqualTo(SoundSettings.DEFAULT.with("chimes", "true"));
    assertThat(found.wrong()).hasSize(3);
    assertThat(String.join("\n", found.wrong()))
        .contains(
            "volume: \"loud\" is no whole number from 0 to 100",
            "voice.black: no folder can be called so here",
            "voice.white: \"packs/wang\" is none of zh, en, ja, ko and no voice pack's whole path");
  }

  @Test
  void aFileThatIsNoTextOrNoFileIsNamedAsWhatItIs() throws Exception {
    Path file = data.resolve(SoundSettings.FILE);
    Files.write(file, "volume = 50 # Lautst\u00e4rke".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> SoundSettings.load(data))
        .isInstanceOf(Refusal.class)
        .hasMessage("sound.properties: is not in UTF-8; save it so");
    Files.delete(file);
    Files.createDirectory(file);
    assertThatThrownBy(() -> SoundSettings.load(data))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("sound.properties: cannot be read");
    assertThat(SoundSettings.found(data).settings()).isEqualTo(SoundSettings.DEFAULT);
  }

  @Test
  void theMarkSomeEditorsPutBeforeUtf8IsNoKey() throws Exception {
    Files.writeString(data.resolve(SoundSettings.FILE), "\uFEFFvolume=30\n");
    assertThat(SoundSettings.load(data).volume()).isEqualTo(30);
  }

  @ParameterizedTest
  @CsvSource({"volume,10", "ticks,true", "chimes,true", "main,silence", "overtime,buzzer"})
  void C9_theHallsProfileLocksVolumeTicksChimesAndWhatIsSilent(String key, String value)
      throws Exception {
    SoundSettings hall = SoundSettings.DEFAULT.with("hall", "true");
    assertThatThrownBy(() -> hall.with(key, value))
        .isInstanceOf(Refusal.class)
        .hasMessage(key + ": locked by the hall's profile; set hall to false first");
    assertThat(hall.with("voice", "zh").voices().white()).isEqualTo("zh");
    assertThat(hall.with("hall", "false").with(key, value).values()).containsEntry(key, value);
  }

  @Test
  void C9_severalAreChangedTogetherInWhateverOrderTheyAreGiven() throws Exception {
    SoundSettings hall = SoundSettings.DEFAULT.with("hall", "true");
    Map<String, String> opening = new LinkedHashMap<>();
    opening.put("volume", "10");
    opening.put("hall", "false");
    assertThat(hall.with(opening).values()).containsAllEntriesOf(opening);
    Map<String, String> locking = new LinkedHashMap<>();
    locking.put("hall", "true");
    locking.put("volume", "10");
    assertThat(SoundSettings.DEFAULT.with(locking).values()).containsAllEntriesOf(locking);
    Map<String, String> voices = new LinkedHashMap<>();
    voices.put("voice.white", "ja");
    voices.put("voice", "ko");
    assertThat(hall.with(voices).voices()).isEqualTo(new BySide<>("ko", "ja"));
    assertThat(hall.with(Map.of())).isEqualTo(hall);
  }

  @Test
  void C9_ofSeveralNoneIsChangedWhenOneDoesNotFit() {
    SoundSettings hall =
        new SoundSettings(BySide.both("en"), Mode.VOICE, Mode.VOICE, 80, false, false, true);
    assertThatThrownBy(() -> hall.with(Map.of("voice", "zh", "volume", "10")))
        .isInstanceOf(Refusal.class)
        .hasMessage("volume: locked by the hall's profile; set hall to false first");
  }

  @Test
  void aLockedFileIsStillRead() throws Exception {
    Files.writeString(data.resolve(SoundSettings.FILE), "hall=true\nvolume=30\n");
    assertThat(SoundSettings.load(data).volume()).isEqualTo(30);
  }

  @Test
  void C9_aVoicePackThatIsNotThereIsRefusedAndNothingChanges() throws Exception {
    Voices voices = Voices.of(() -> 0, SoundSettings.DEFAULT);
    SoundSettings wrong = SoundSettings.DEFAULT.with("voice", data.resolve("none").toString());
    assertThatThrownBy(() -> voices.apply(wrong))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("no such folder");
    voices.close();
  }
}
