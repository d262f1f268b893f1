package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.clips.ClipLimit;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Voice;
import org.qizhong.sound.clips.Wav;

@DisplayName("C9 which voices are heard, and what stands in for one that cannot be")
class VoiceChoiceTest {
  @TempDir private Path folder;

  private static VoiceChoice of(String black, String white) throws Refusal {
    return VoiceChoice.of(
        SoundSettings.DEFAULT.with("voice.black", black).with("voice.white", white));
  }

  @Test
  void aVoiceOfTheProgramsOwnIsNamedWithSpeakerLicenceAndThatNobodyHasReviewedIt() throws Refusal {
    assertThat(of("zh", "en").names())
        .containsExactly(
            "voice.black: Mandarin, spoken by espeak-ng 1.51, voice cmn-latn-pinyin (zh); licence:"
                + " GPL-3.0-or-later (see LICENCE); machine voice, not reviewed by a listener",
            "voice.white: English, spoken by festival 2.5.0, voice cmu_us_slt_arctic_hts (en);"
                + " licence: EST-2003, a permissive licence (see LICENCE); machine voice, not"
                + " reviewed by a listener");
    assertThat(of("zh", "zh").names()).hasSize(1);
    assertThat(of("zh", "en").wrong()).isEmpty();
  }

  @Test
  void aFolderThatIsNotThereIsTheBuzzerAndNoOtherLanguage() throws Refusal {
    Path gone = folder.resolve("stick");
    VoiceChoice choice = of(gone.toString(), "en");
    assertThat(choice.wrong())
        .containsExactly("voice.black: " + gone + ": no such folder; the buzzer is heard instead");
    assertThat(choice.words().black().clip("count-1")).isEmpty();
    assertThat(choice.words().white().clip("count-1")).isPresent();
    assertThatThrownBy(() -> choice.refuseStandIns(Set.of("voice.black")))
        .isInstanceOf(Refusal.class)
        .hasMessage("voice.black: " + gone + ": no such folder");
  }

  @Test
  void aPackOfAKnownLanguageThatDoesNotDoIsTheProgramsOwnVoiceOfIt() throws Exception {
    Packs.of(folder, "ja", "count-1");
    Files.writeString(
        folder.resolve(Voice.PROPERTIES), "language=ja\nspeaker=x\nlicence=x\ngain=7\n");
    VoiceChoice choice = of(folder.toString(), folder.toString());
    assertThat(choice.wrong())
        .containsExactly(
            "voice.black, voice.white: "
                + folder
                + ": voice.properties: gain 7 is not a number of decibels from -30 to 6; the voice"
                + " ja is heard instead");
    assertThat(choice.words().white().clip("count-2"))
        .contains(Voice.bundled("ja").clip("count-2").orElseThrow().samples());
  }

  @Test
  void aClipBeyondItsLimitIsLeftOutAndNamed() throws Exception {
    Packs.of(folder, "en", "count-1", "count-2");
    Wav.write(folder.resolve("count-2.wav"), new short[59 * 48_000]);
    VoiceChoice choice = of(folder.toString(), "en");
    assertThat(choice.words().black().clip("count-1")).isPresent();
    assertThat(choice.words().black().clip("count-2")).isEmpty();
    assertThat(choice.wrong())
        .containsExactly(
            "voice.black: "
                + folder
                + ": 1 of its clips cannot be used and the buzzer is heard instead: count-2.wav:"
                + " too long: 59.00 s, must be under 0.85 s");
    choice.refuseStandIns(Set.of("voice"));
  }

  @Test
  void aPackOfClipsOfAMinuteIsRefusedByTheirHeadersAlone() throws Exception {
    Packs.of(folder, "en");
    for (String name : ClipName.all()) {
      Files.write(folder.resolve(name + ".wav"), headerOf(59));
    }
    VoiceChoice choice = of(folder.toString(), "en");
    assertThat(choice.wrong().getFirst()).contains("has no clip that can be used");
    assertThat(choice.words().black().clip("count-1"))
        .as("the language is known")
        .contains(Voice.bundled("en").clip("count-1").orElseThrow().samples());
    assertThat(ClipLimit.of("paused").toSeconds()).isEqualTo(3);
  }

  /** Of a file so long, without its samples: whoever asks for them reads a file cut short. */
  private static byte[] headerOf(int seconds) throws Exception {
    Path file = Files.createTempFile("clip", ".wav");
    Wav.write(file, new short[0]);
    byte[] header = Files.readAllBytes(file);
    Files.delete(file);
    ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN).putInt(40, seconds * 96_000);
    return header;
  }

  @Test
  void inAHallNoPackIsLouderThanAnother() throws Exception {
    Packs.of(folder, "en", "count-1");
    Files.writeString(
        folder.resolve(Voice.PROPERTIES), "language=en\nspeaker=x\nlicence=x\ngain=-6\n");
    short[] recorded = Voice.bundled("en").clip("count-1").orElseThrow().samples();
    SoundSettings settings = SoundSettings.DEFAULT.with("voice", folder.toString());
    short[] quieter = VoiceChoice.of(settings).words().black().clip("count-1").orElseThrow();
    assertThat(quieter[10_000]).isEqualTo((short) Math.round(recorded[10_000] * 0.50119));
    assertThat(VoiceChoice.of(settings.with("hall", "true")).words().black().clip("count-1"))
        .contains(recorded);
  }

  @Test
  void aFolderThatAppearsLaterIsTakenAndTheOtherSidesVoiceStays() throws Exception {
    Path stick = folder.resolve("stick");
    VoiceChoice before = of(stick.toString(), "zh");
    assertThat(before.again()).isSameAs(before);
    Packs.of(stick, "ja", "count-1");
    VoiceChoice now = before.again();
    assertThat(now.wrong()).isEmpty();
    assertThat(now.words().black().clip("count-1")).isPresent();
    assertThat(now.words().white()).isSameAs(before.words().white());
    assertThat(now.again()).isSameAs(now);
  }
}
