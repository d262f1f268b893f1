package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.sound.Packs;
import org.qizhong.sound.SoundSettings;

/** C9: what {@code qizhong voice} says, and what it refuses. */
class VoiceCommandTest {
  @TempDir private Path folder;

  private static void refused(Command.Done done, String... parts) {
    assertThat(done.exit()).as(done.err()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.errLines()).hasSize(1);
    assertThat(done.err()).startsWith("qizhong: ").contains(parts).doesNotContain("Exception");
  }

  @Test
  void aFolderIsKeptByItsWholePathAndWhatItLacksIsSaid() throws Exception {
    Packs.of(folder.resolve("my voice"), "en", "count-1", "count-2");
    Command.Done done = Command.run(folder, "voice", "set", "--data", "data", "voice", "my voice");
    assertThat(done.exit()).as(done.err()).isZero();
    Path pack = folder.resolve("my voice").toRealPath();
    assertThat(done.out()).contains("voice.black = " + pack + "\n", "voice.white = " + pack);
    assertThat(done.err())
        .contains("clips missing, 0 other findings; see qizhong voice check " + pack)
        .contains("voice.black, voice.white: spoken by 王裁判 (en); licence: private");
    assertThat(SoundSettings.load(folder.resolve("data")).voices().black())
        .isEqualTo(pack.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ZH", " zh", "nowhere", "."})
  void whatIsNoPackIsRefusedAndNothingIsSet(String voice) {
    Path data = folder.resolve("data");
    refused(
        Command.here("voice", "set", "--data", data.toString(), "voice.black", voice),
        "voice.black: ");
    assertThat(data.resolve(SoundSettings.FILE)).doesNotExist();
  }

  @Test
  void aVoiceIsNamedWithItsSpeakerItsLicenceAndThatNobodyHasReviewedIt() {
    Command.Done done =
        Command.here("voice", "set", "--data", folder.toString(), "voice.black", "zh");
    assertThat(done.exit()).isZero();
    assertThat(done.out()).contains("voice.black = zh");
    assertThat(done.err())
        .contains(
            "espeak-ng", "GPL-3.0-or-later", "festival", "EST-2003", "not reviewed by a listener");
  }

  @Test
  void aFileThatDoesNotFitIsMendedByTheNextSetting() throws Exception {
    Files.writeString(folder.resolve(SoundSettings.FILE), "volume = loud\nchimes = true\n");
    Command.Done done = Command.here("voice", "set", "--data", folder.toString(), "ticks", "true");
    assertThat(done.exit()).isZero();
    assertThat(done.err()).contains("sound.properties: was not right: volume: \"loud\"");
    assertThat(SoundSettings.load(folder).values())
        .containsEntry("volume", "80")
        .containsEntry("chimes", "true")
        .containsEntry("ticks", "true");
  }

  @Test
  void theHallsProfileSaysWhatItLocks() {
    String data = folder.toString();
    assertThat(Command.here("voice", "set", "--data", data, "hall", "true").err())
        .contains("hall: locked are main, overtime, volume, ticks, chimes");
    refused(
        Command.here("voice", "set", "--data", data, "main", "silence"),
        "main: locked by the hall's profile; set hall to false first");
  }

  @Test
  void anEmptyNameIsNotTheCurrentFolder() {
    refused(Command.here("voice", "check", ""), "empty");
    refused(Command.here("voice", "record", ""), "empty");
    refused(Command.here("voice", "say", "--voice", "", "7"), "empty");
  }

  @Test
  void aPackCannotBeRecordedIntoAFileOrWhereNoFolderCanBeMade() throws Exception {
    Path file = Files.writeString(folder.resolve("f"), "");
    refused(Command.here("voice", "record", file.toString()), file + ": is a file, not a folder");
    refused(Command.here("voice", "record", "/proc/foo"), "/proc/foo: this folder cannot be made");
  }

  @Test
  void whatIsNoCallIsRefusedWithWhatWouldDo() {
    for (String call : new String[] {"30S", "left -1", "30秒"}) {
      refused(
          Command.here("voice", "say", "--data", folder.toString(), call),
          "\"" + call + "\" is no call; calls are such as 30s, 7, \"left 4\"");
    }
    refused(
        Command.here("voice", "say", "--data", folder.toString(), "--voice", "ZH", "7"),
        "ZH: no such folder");
  }

  @Test
  void anIncompleteCommandNamesItsOwnHelp() {
    refused(Command.here("voice"), "one of say, check, record, set", "see qizhong voice --help");
    refused(Command.here("voice", "check"), "DIR", "see qizhong voice check --help");
    refused(Command.here("fly"), "see qizhong --help");
  }

  @Test
  void everyLineOfTheHelpIsAWholeSentence() {
    String voice = Command.run(folder, "voice", "--help").out();
    assertThat(voice).contains("Shows what is heard, or changes one of it.");
    assertThat(voice.lines().filter(line -> line.matches("  (say|check|record|set) .*")))
        .hasSize(4);
    assertThat(Command.run(folder, "--help").out()).contains("Plays a match in writing.");
    String set = Command.run(folder, "voice", "set", "--help").out();
    assertThat(set).contains("hall: true locks", "false opens it again", "within a second.");
    assertThat(set.lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void aClosedInputEndsARecordingBeforeAnythingIsWritten() {
    Path pack = folder.resolve("pack");
    Command.Done done = Command.run(folder, "", Map.of(), "voice", "record", pack.toString());
    assertThat(done.exit()).isIn(0, 2);
    assertThat(pack.resolve("voice.properties")).doesNotExist();
  }
}
