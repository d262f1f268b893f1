package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.desk.View;
import org.qizhong.sound.Packs;
import org.qizhong.sound.SoundSettings;
import picocli.CommandLine;

/** C9, law 10: a desk always comes up, whatever its sound is set to, and says what is wrong. */
class SoundAtTheDeskTest {
  @TempDir private Path data;
  private final List<String> alarms = new CopyOnWriteArrayList<>();
  private final List<String> lines = new CopyOnWriteArrayList<>();

  private final View view =
      new View() {
        @Override
        public void show(String line) {
          lines.add(line);
        }

        @Override
        public void line(String line) {
          lines.add(line);
        }

        @Override
        public void alarm(String part, String line) {
          if (part.equals("sound")) {
            alarms.add(line);
          }
        }
      };

  private RunningDesk open() throws Exception {
    DataOption option = new DataOption();
    CommandLine.populateCommand(option, "--data", data.toString());
    RunningDesk running = RunningDesk.open(option);
    running.desk().attach(view);
    running.start();
    return running;
  }

  private static void eventually(BooleanSupplier holds, String what) throws InterruptedException {
    for (int tries = 0; tries < 500 && !holds.getAsBoolean(); tries++) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
    assertThat(holds.getAsBoolean()).as(what).isTrue();
  }

  private void settings(String text) throws Exception {
    Files.writeString(data.resolve(SoundSettings.FILE), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "voice = /media/usb/gone",
        "volume = loud",
        "voice.black = a\\u0000b",
        "voice = \\u00",
        "colour = red"
      })
  void anUnfinishedMatchComesUpAgainWithASettingThatDoesNotFit(String setting) throws Exception {
    try (RunningDesk before = open()) {
      before.desk().submit("{\"time\":\"10m\"}", before.desk().ticker().nanos(), view);
      before.desk().submit("{\"start\":\"black\"}", before.desk().ticker().nanos(), view);
      eventually(() -> before.desk().isUnfinished(), "the match runs");
      eventually(() -> lines.stream().anyMatch(it -> it.contains("started")), "it has started");
    }
    settings(setting + "\n");
    lines.clear();
    try (RunningDesk again = open()) {
      assertThat(again.desk().isUnfinished()).isTrue();
      eventually(() -> !alarms.isEmpty(), "an alarm");
      String key = setting.contains("\\u00") && !setting.contains("b") ? "\\\\u" : "";
      assertThat(alarms.getFirst())
          .contains("\"reason\":\"sound.properties: ")
          .contains(key.isEmpty() ? setting.split("[ .]")[0] : key);
    }
  }

  @Test
  void goodBadGoodAndBadAgainAreToldEachTime() throws Exception {
    try (RunningDesk running = open()) {
      eventually(() -> running.desk().isUnfinished() || !lines.isEmpty(), "the desk is there");
      for (int twice = 1; twice <= 2; twice++) {
        int before = alarms.size();
        settings("volume = loud\n");
        eventually(() -> alarms.size() == before + 1, "an alarm");
        assertThat(alarms.getLast()).contains("sound.properties: volume: \\\"loud\\\"");
        SoundSettings.DEFAULT.save(data);
        eventually(() -> alarms.size() == before + 2, "its end");
        assertThat(alarms.getLast()).contains("\"reason\":\"\"");
      }
    }
  }

  @Test
  void aStickThatIsPluggedInLaterIsTakenAndTheAlarmEnds() throws Exception {
    Path stick = data.resolve("stick");
    settings("voice = " + stick + "\n");
    try (RunningDesk running = open()) {
      eventually(() -> alarms.size() == 1, "an alarm");
      assertThat(alarms.getFirst())
          .contains("no such folder", "the buzzer is heard instead", stick.toString());
      Packs.of(stick, "zh", "count-1");
      eventually(() -> alarms.size() == 2, "its end");
      assertThat(alarms.getLast()).contains("\"reason\":\"\"");
      assertThat(running.desk().isUnfinished()).isFalse();
    }
  }
}
