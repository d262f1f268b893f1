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
  private boolean early;
  private int millis = 500;

  private void record(String answers, List<String> names) throws Exception {
    new VoiceRecord(
            folder,
            new BufferedReader(new StringReader(answers)),
            new PrintWriter(prompts),
            this::speak,
            samples -> played.add(samples.length))
        .record(language -> names);
  }

  /** Half a second of a word in the middle of the room's quiet. */
  private short[] speak(Duration length) {
    short[] samples = new short[(int) (length.toMillis() * 48)];
    int from = early ? 0 : 30_000;
    for (int index = from; !silent && index < from + 48 * millis; index++) {
      double attack = Math.min(1, (index - from) / 200.0);
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
  void aMissedCueIsSaidAndAskedForAgain() throws Exception {
    early = true;
    record("en\nA\nprivate\n\n\n", THREE);
    assertThat(prompts.toString())
        .containsSubsequence("[1/3] \"one\"", "had begun before", "[1/3] \"one\"");
    assertThat(folder.resolve("count-1.wav")).doesNotExist();
  }

  @Test
  void whatIsTooLongIsNotKeptAndAskedForAgain() throws Exception {
    millis = 1_000;
    record("en\nA\nprivate\n\n", THREE);
    assertThat(prompts.toString())
        .contains("count-1.wav: too long: 1.02 s, must be under 0.85 s; once more");
    assertThat(folder.resolve("count-1.wav")).doesNotExist();
  }

  @Test
  void whatIsToBeSaidIsWrittenInTheVoicesLanguage() throws Exception {
    record("zh\n王\nprivate\n\n", List.of("time-up-1988"));
    assertThat(prompts.toString()).contains("[1/1] \"十，超时判负\"");
  }

  @Test
  void anotherLanguageIsToldInEnglishWhatToSay() throws Exception {
    record("fr\nA\nprivate\nq\n", List.of("minutes-1"));
    assertThat(prompts.toString()).contains("[1/1] \"one minute\" in fr");
  }

  @Test
  void aLanguageIsAskedForUntilItIsOneAndRubbishIsNeverKept() throws Exception {
    record("klingon\n\nja\nA\nprivate\n", THREE);
    assertThat(Voice.languageOf(folder)).contains("ja");
    Path other = Files.createTempDirectory(folder, "other");
    String rubbish = "\u0001\u0002\uFFFD\n".repeat(1_000);
    new VoiceRecord(
            other,
            new BufferedReader(new StringReader(rubbish)),
            new PrintWriter(prompts),
            this::speak,
            samples -> {})
        .record(language -> THREE);
    assertThat(other.resolve("voice.properties")).doesNotExist();
  }

  @Test
  void endlessOddAnswersEndIt() throws Exception {
    record("en\nA\nprivate\n" + "what?\n".repeat(100), THREE);
    assertThat(prompts.toString()).contains("3 still missing");
    assertThat(prompts.toString().lines().filter("Enter, r, s or q"::equals)).hasSize(10);
  }

  @Test
  void theEndOfTheInputEndsIt() throws Exception {
    record("en\n", THREE);
    assertThat(Files.exists(folder.resolve("voice.properties"))).isFalse();
  }

  @Test
  void whatIsNeededMostTakesARefereeTwoMinutes() {
    assertThat(ClipName.essential().size()).isLessThanOrEqualTo(40);
  }

  @Test
  void voiceCheckOfAGoodPackSaysSo() throws Exception {
    Packs.of(folder, "en", ClipName.all("en").toArray(String[]::new));
    StringWriter out = new StringWriter();
    assertThat(VoiceCheckRun.run(folder, new PrintWriter(out))).isZero();
    assertThat(out.toString().lines())
        .containsExactly(
            "spoken by 王裁判 (en); licence: private",
            ClipName.all("en").size() + " clips, all right");
  }

  @Test
  void voiceCheckOfWhatMostMatchesNeedIsAllRightAndNamesTheRestInOneLine() throws Exception {
    Packs.of(folder, "en", ClipName.essential().toArray(String[]::new));
    StringWriter out = new StringWriter();
    assertThat(VoiceCheckRun.run(folder, new PrintWriter(out))).isZero();
    int rare = ClipName.all("en").size() - ClipName.essential().size();
    List<String> lines = out.toString().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.getFirst())
        .startsWith(rare + " clips that most matches do without are missing")
        .contains("stage");
    assertThat(lines.getLast()).isEqualTo(ClipName.essential().size() + " clips, all right");
  }

  @Test
  void voiceCheckPrintsTheFindingsAndExitsWithTwo() throws Exception {
    StringWriter out = new StringWriter();
    assertThat(VoiceCheckRun.run(folder, new PrintWriter(out))).isEqualTo(2);
    assertThat(out.toString()).contains("count-1.wav: missing");
  }
}
