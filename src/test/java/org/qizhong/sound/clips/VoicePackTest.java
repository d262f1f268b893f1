package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;

@DisplayName("C9 voice packs")
class VoicePackTest {
  @TempDir Path folder;

  @BeforeEach
  void aGoodPack() throws IOException {
    properties("language=zh\nspeaker=裁判 王\nlicence=CC0-1.0\ngain=-6\n");
    for (String name : ClipName.all("zh")) {
      Wav.write(folder.resolve(name + ".wav"), Waves.good(500));
    }
  }

  @Test
  void aGoodPackHasNoFindings() {
    assertThat(VoiceCheck.of(folder)).isEmpty();
  }

  @Test
  void aPackSpeaks() throws Refusal {
    Voice voice = Voice.pack(folder);
    assertThat(voice.language()).isEqualTo("zh");
    assertThat(voice.speaker()).isEqualTo("裁判 王");
    assertThat(voice.name()).isEqualTo("裁判 王");
    assertThat(voice.licence()).isEqualTo("CC0-1.0");
    assertThat(voice.label()).isEmpty();
    assertThat(voice.gain()).isCloseTo(0.501, within(0.001));
    assertThat(voice.clip("count-7").orElseThrow().samples()).containsExactly(Waves.good(500));
  }

  @Test
  void aMissingClipIsMissingAndNeverAnotherNumberOrLanguage() throws IOException, Refusal {
    Files.delete(folder.resolve("count-7.wav"));
    assertThat(Voice.pack(folder).clip("count-7")).isEmpty();
    assertThat(Voice.pack(folder).clip("count-11")).isEmpty();
    assertThat(VoiceCheck.of(folder))
        .containsExactly("count-7.wav: missing, the buzzer sounds instead");
  }

  @Test
  void aPackIsReadWhole() throws IOException, Refusal {
    Voice voice = Voice.pack(folder);
    for (String name : ClipName.all("zh")) {
      Files.delete(folder.resolve(name + ".wav"));
    }
    assertThat(voice.clip("elapsed-30")).isPresent();
  }

  @Test
  void whatIsWrongWithAClipIsSaid() throws IOException {
    clip("count-1", Waves.good(900));
    clip("elapsed-50", Waves.good(1_000));
    clip("elapsed-58", Waves.good(1_990));
    clip("count-2", Waves.join(Waves.silence(40), Waves.good(500)));
    clip("count-3", Waves.join(Waves.silence(5), Waves.sine(400, 12_000), Waves.silence(5)));
    clip("count-4", Waves.join(Waves.silence(5), Waves.sine(400, 2_000), Waves.silence(5)));
    short[] loud = Waves.join(Waves.silence(5), Waves.cutOff(3, 32_767));
    clip("count-5", Waves.join(loud, Waves.sine(400, 4_300), Waves.silence(15)));
    clip("count-6", Waves.silence(400));
    clip("count-8", Waves.join(new short[] {9_000}, Waves.good(400)));
    assertThat(VoiceCheck.of(folder))
        .containsExactly(
            "elapsed-50.wav: too long: 1.00 s, must be under 1.00 s",
            "count-1.wav: too long: 0.90 s, must be under 0.85 s",
            "count-2.wav: late onset: 45 ms of silence first, at most 10 ms",
            "count-3.wav: too loud: -11.7 dB RMS, -20 to -18 dB is needed",
            "count-4.wav: too quiet: -27.3 dB RMS, -20 to -18 dB is needed",
            "count-5.wav: peak too high: -0.0 dBFS, at most -1 dBFS",
            "count-5.wav: clipped in 6 places",
            "count-6.wav: nothing to hear",
            "count-8.wav: clicks: it does not begin and end in silence");
  }

  @Test
  void anUnreadableClipIsFoundAndLeftOut() throws IOException, Refusal {
    Files.writeString(folder.resolve("count-1.wav"), "ID3 no wave file");
    byte[] other = Files.readAllBytes(folder.resolve("count-2.wav"));
    other[24] = (byte) 0x44;
    other[25] = (byte) 0xAC;
    Files.write(folder.resolve("count-2.wav"), other);
    Files.delete(folder.resolve("count-3.wav"));
    Files.createDirectory(folder.resolve("count-3.wav"));
    Files.writeString(folder.resolve("count-4.wav"), "");
    assertThat(VoiceCheck.of(folder))
        .containsExactly(
            "count-1.wav: not a WAV file",
            "count-2.wav: 44100 Hz, 1 channels, 16 bit; 48000 Hz, 1 channel, 16 bit is needed",
            "count-3.wav: cannot be read",
            "count-4.wav: not a WAV file, or cut short");
    Voice voice = Voice.pack(folder);
    for (int number = 1; number <= 4; number++) {
      assertThat(voice.clip("count-" + number)).isEmpty();
    }
  }

  @Test
  void aFileNoCallAsksForIsNamed() throws IOException {
    clip("count-11", Waves.good(400));
    Files.move(folder.resolve("stage.wav"), folder.resolve("stage.WAV"));
    Files.writeString(folder.resolve("notes.txt"), "recorded in May");
    assertThat(VoiceCheck.of(folder))
        .containsExactly(
            "stage.wav: missing, the buzzer sounds instead",
            "count-11.wav: no clip is called this",
            "stage.WAV: no clip is called this");
  }

  @ParameterizedTest
  @ValueSource(strings = {"language", "speaker", "licence"})
  void aPackSaysItsLanguageSpeakerAndLicence(String missing) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String key : List.of("language", "speaker", "licence")) {
      text.append(key.equals(missing) ? "" : key + " = zh\n");
    }
    properties(text.toString());
    assertThat(VoiceCheck.of(folder))
        .containsExactly("voice.properties: " + missing + " is missing");
    refused(folder + ": voice.properties: " + missing + " is missing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"klingon", "xx", "zh_TW", "Zh"})
  void whatIsNoLanguagesCodeIsRefused(String language) throws IOException {
    properties("language=" + language + "\nspeaker=x\nlicence=x\n");
    String finding =
        "voice.properties: language "
            + language
            + " is no language's code such as zh, en, ja, ko, yue";
    assertThat(VoiceCheck.of(folder)).containsExactly(finding);
    refused(folder + ": " + finding);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fr", "yue", "zh-TW", "zh-Hant"})
  void anyLanguageMaySpeak(String language) throws IOException, Refusal {
    properties("language=" + language + "\nspeaker=x\nlicence=x\n");
    assertThat(VoiceCheck.of(folder)).isEmpty();
    assertThat(Voice.pack(folder).language()).isEqualTo(language);
  }

  @Test
  void aKeyNobodyReadsIsNamedAndThePackSpeaks() throws IOException, Refusal {
    properties("language=en\nspeaker=x\nlicence=x\nlicense=y\nvolume=3\n");
    assertThat(VoiceCheck.of(folder))
        .containsExactly(
            "voice.properties: license: write it licence",
            "voice.properties: volume: no such key; there are language, name, speaker, licence,"
                + " gain, label");
    assertThat(Voice.pack(folder).speaker()).isEqualTo("x");
  }

  @Test
  void propertiesAreUtf8WithOrWithoutItsMark() throws IOException, Refusal {
    properties("\uFEFFlanguage=zh\nspeaker=王\nlicence=x\n");
    assertThat(Voice.pack(folder).speaker()).isEqualTo("王");
    Files.write(
        folder.resolve("voice.properties"),
        "language=zh\nspeaker=王\nlicence=x\n".getBytes(StandardCharsets.UTF_16));
    assertThat(VoiceCheck.of(folder))
        .containsExactly("voice.properties is not in UTF-8; save it so");
    refused(folder + ": voice.properties is not in UTF-8; save it so");
  }

  @Test
  void aPackWithoutAClipIsNone() throws IOException {
    for (String name : ClipName.all("zh")) {
      Files.delete(folder.resolve(name + ".wav"));
    }
    refused(folder + ": has no clip that can be used; see qizhong voice check");
  }

  @Test
  void aPackWithoutPropertiesIsRefused() throws IOException {
    Files.delete(folder.resolve("voice.properties"));
    assertThat(VoiceCheck.of(folder)).containsExactly("voice.properties is missing");
    refused(folder + ": voice.properties is missing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"loud", "7", "-31", "1e1", "NaN", "٣"})
  void anOddGainIsRefused(String gain) throws IOException {
    properties("language=zh\nspeaker=x\nlicence=x\ngain=" + gain + "\n");
    String finding =
        "voice.properties: gain " + gain + " is not a number of decibels from -30 to 6";
    assertThat(VoiceCheck.of(folder)).containsExactly(finding);
    refused(folder + ": " + finding);
  }

  @Test
  void malformedPropertiesAreRefused() throws IOException {
    properties("language=\\u00\n");
    assertThat(VoiceCheck.of(folder).getFirst())
        .isEqualTo("voice.properties: a \\u without four hex digits; write the character itself");
    assertThatExceptionOfType(Refusal.class).isThrownBy(() -> Voice.pack(folder));
  }

  @Test
  void aFolderThatIsNotThereIsOneFinding() {
    Path nowhere = folder.resolve("nowhere");
    assertThat(VoiceCheck.of(nowhere)).containsExactly(nowhere + ": no such folder");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> Voice.pack(nowhere))
        .withMessage(nowhere + ": no such folder");
    Path file = folder.resolve("stage.wav");
    assertThat(VoiceCheck.of(file)).containsExactly(file + ": no such folder");
  }

  @Test
  void theProgramsOwnVoicesAreThoseFour() {
    assertThat(Voice.LANGUAGES).containsExactlyInAnyOrder("zh", "en", "ja", "ko");
    assertThatIllegalArgumentException().isThrownBy(() -> Voice.bundled("fr"));
    assertThat(Voice.bundled("en").clip("../zh/count-1")).isEmpty();
    assertThat(Voice.bundled("en").clip("count-11")).isEmpty();
  }

  private void refused(String reason) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> Voice.pack(folder))
        .withMessage(reason);
  }

  private void clip(String name, short[] samples) throws IOException {
    Wav.write(folder.resolve(name + ".wav"), samples);
  }

  private void properties(String text) throws IOException {
    Files.writeString(folder.resolve("voice.properties"), text);
  }
}
