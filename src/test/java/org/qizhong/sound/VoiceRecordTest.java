package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.sound.clips.Clip;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Voice;
import org.qizhong.sound.clips.VoiceCheck;

class VoiceRecordTest {
  private static final List<String> THREE = List.of("count-1", "count-2", "paused");

  @TempDir private Path folder;
  private final StringWriter prompts = new StringWriter();
  private final List<Integer> played = new ArrayList<>();
  private boolean silent;

  private void record(String answers, List<String> names) throws Exception {
    new VoiceRecord(
            folder,
            new BufferedReader(new StringReader(answers)),
            new PrintWriter(prompts),
            this::speak,
            samples -> played.add(samples.length))
        .record(names);
  }

  /** Half a second of a word in the middle of the room's quiet. */
  private short[] speak(Duration length) {
    short[] samples = new short[(int) (length.toMillis() * 48)];
    for (int index = 30_000; !silent && index < 54_000; index++) {
      double attack = Math.min(1, (index - 30_000) / 200.0);
      samples[index] = (short) (3_000 * attack * Math.sin(index * 0.05));
    }
    return samples;
  }

  @Test
  void C9_oneEnterForEachClipAndTheFolderIsAVoice() throws Exception {
    record("zh\n王裁判\nprivate\n\n\n\n\n", THREE);

    Voice voice = Voice.pack(folder);
    assertThat(voice.language()).isEqualTo("zh");
    assertThat(voice.speaker()).isEqualTo("王裁判");
    for (String name : THREE) {
      Clip clip = voice.clip(name).orElseThrow();
      assertThat(clip.length()).isBetween(Duration.ofMillis(400), Duration.ofMillis(560));
      assertThat(VoiceCheck.of(clip)).isEmpty();
    }
    assertThat(played).hasSize(3);
    assertThat(prompts.toString()).contains("All there");
  }

  @Test
  void itGoesOnWhereItWasLeft() throws Exception {
    record("en\nA\nprivate\n\nq\n", THREE);
    assertThat(prompts.toString()).contains("2 still missing");
    record("\n\n\n", THREE);
    assertThat(played).hasSize(3);
  }

  @Test
  void theLastOneIsRecordedAgainAndAnotherOneSkipped() throws Exception {
    record("en\nA\nprivate\n\nr\ns\n\nr\n\n", THREE);
    assertThat(played).hasSize(4);
    assertThat(folder.resolve("count-2.wav")).doesNotExist();
    assertThat(folder.resolve("paused.wav")).exists();
  }

  @Test
  void nothingToHearIsSaidAndAskedForAgain() throws Exception {
    silent = true;
    record("en\nA\nprivate\n\n", THREE);
    assertThat(played).isEmpty();
    assertThat(prompts.toString()).contains("nothing to hear");
    assertThat(folder.resolve("count-1.wav")).doesNotExist();
  }

  @Test
  void theEndOfTheInputEndsIt() throws Exception {
    record("en\n", THREE);
    assertThat(Files.exists(folder.resolve("voice.properties"))).isFalse();
  }

  @Test
  void whatIsNeededMostTakesARefereeTwoMinutes() {
    assertThat(ClipName.essential().size()).isLessThanOrEqualTo(40);
    ClipName.all().forEach(name -> assertThat(VoiceRecord.words(name)).startsWith("\""));
  }

  @Test
  void voiceCheckPrintsTheFindingsAndExitsWithTwo() throws Exception {
    StringWriter out = new StringWriter();
    assertThat(VoiceCheckRun.run(folder, new PrintWriter(out))).isEqualTo(2);
    assertThat(out.toString()).contains("count-1.wav: missing");
  }
}
