package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code qizhong doctor} and {@code silence} from the command line, and bad input for the desk. */
class DoctorCommandTest {
  @TempDir private Path data;

  private Command.Done run(String command, String... more) {
    String[] line = new String[more.length + 3];
    line[0] = command;
    line[1] = "--data";
    line[2] = data.toString();
    System.arraycopy(more, 0, line, 3, more.length);
    return Command.run(data, line);
  }

  private void settings(String text) throws IOException {
    Files.writeString(data.resolve("gpio.properties"), text + "\n");
  }

  @Test
  void withoutHardwareTheTableIsPrintedAndNothingIsAtFault() {
    Command.Done done = run("doctor", "--no-hardware");
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(done.errLines()).isEmpty();
    assertThat(done.out().lines())
        .hasSize(13)
        .allMatch(line -> line.matches(".{13} (ok|absent) .*"))
        .anyMatch(line -> line.startsWith("chip          absent  not looked for"))
        .anyMatch(line -> line.startsWith("disk          ok "));
  }

  @Test
  void silenceHasNothingToDoWhereNothingIsWired() throws Exception {
    settings("gpio = off");
    Command.Done done = run("silence");
    assertThat(done.exit()).as(done.err()).isZero();
    assertThat(done.out() + done.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"desk", "silence", "doctor"})
  void aFileInThePlaceOfTheDataDirectoryIsRefused(String command) throws Exception {
    Path file = Files.writeString(data.resolve("kept"), "");
    Command.Done done = Command.run(data, command, "--data", file.toString());
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.errLines())
        .containsExactly(
            "qizhong: data directory " + file + " is no folder; name another with --data");
    assertThat(done.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"desk", "silence", "doctor"})
  void bothButtonsOnOnePinAreRefused(String command) throws Exception {
    settings("button.white = 17");
    Command.Done done = run(command);
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.errLines())
        .containsExactly(
            "qizhong: gpio.properties: button.black and button.white are both on 17; each needs a"
                + " pin of its own");
    assertThat(done.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"desk", "silence"})
  void aLabelThatIsNotFoundIsRefused(String command) throws Exception {
    settings("chip = no-such-chip");
    Command.Done done = run(command);
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.errLines()).hasSize(1);
    assertThat(done.err())
        .startsWith("qizhong: no GPIO chip is labelled no-such-chip; this machine has ")
        .contains("gpio.properties");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "3601", "x"})
  void secondsThatDoNotFitAreRefused(String seconds) {
    Command.Done done = run("doctor", "--no-hardware", "--seconds", seconds);
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.errLines()).hasSize(1);
    assertThat(done.err()).contains("--seconds");
  }
}
