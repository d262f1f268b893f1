package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.match.Role;
import org.qizhong.store.PinStore;

/** {@code qizhong pin}: from a pipe one line; nothing of a PIN is printed. */
class PinCommandTest {
  @TempDir private Path folder;

  private Command.Done pin(String input, String... arguments) {
    return Command.run(folder, input, Map.of("QIZHONG_DATA", folder.toString()), arguments);
  }

  private void refused(Command.Done done, String reason) {
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.errLines()).hasSize(1);
    assertThat(done.err()).startsWith("qizhong: ").contains(reason);
  }

  @Test
  void aPinIsSetShownAsSetAndCleared() {
    PinStore pins = new PinStore(folder);
    Command.Done set = pin("4711\n", "pin", "set", "chief");
    assertThat(set.exit()).as(set.err()).isZero();
    assertThat(set.out() + set.err()).isEmpty();
    assertThat(pins.opens(Role.CHIEF, "4711")).isTrue();
    assertThat(pin("", "pin").out()).isEqualTo("referee: none\nchief: set\n");
    assertThat(pin("", "pin", "clear", "chief").exit()).isZero();
    assertThat(pins.set()).isEmpty();
  }

  @Test
  void theDataDirectoryMayBeNamedBeforeTheCommandOrAfterIt() {
    Path other = folder.resolve("other");
    assertThat(pin("4711\n", "pin", "--data", other.toString(), "set", "chief").exit()).isZero();
    assertThat(new PinStore(other).set()).containsExactly(Role.CHIEF);
    assertThat(pin("", "pin", "clear", "chief", "--data", other.toString()).exit()).isZero();
    assertThat(new PinStore(other).set()).isEmpty();
    assertThat(new PinStore(folder).set()).isEmpty();
  }

  @Test
  void whatIsNoPinIsRefusedAndNotRepeated() {
    Command.Done done = pin("47x1\n", "pin", "set", "referee");
    refused(done, "4 to 12 digits");
    assertThat(done.err()).doesNotContain("47x1");
    refused(pin("", "pin", "set", "referee"), "no PIN came");
    refused(pin("1234\n", "pin", "set", "king"), "neither referee nor chief");
    refused(pin("1234\n", "pin", "set"), "ROLE");
    assertThat(new PinStore(folder).set()).isEmpty();
  }

  @Test
  void fromAPipeItIsOneLineHoweverItEnds() {
    PinStore pins = new PinStore(folder);
    for (String line : new String[] {"4711", "4711\r\n", " 4711 \n", "4711\n\n"}) {
      assertThat(pin(line, "pin", "set", "chief").exit()).as(line).isZero();
      assertThat(pins.opens(Role.CHIEF, "4711")).as(line).isTrue();
      pin("", "pin", "clear", "chief");
    }
    refused(pin("4711\n4711\n", "pin", "set", "chief"), "more than one line");
    refused(pin("4711\r4712", "pin", "set", "chief"), "more than one line");
    refused(pin("\n\n", "pin", "set", "chief"), "no PIN came");
    refused(pin("123\n", "pin", "set", "chief"), "4 to 12 digits");
    refused(pin("1234567890123\n", "pin", "set", "chief"), "4 to 12 digits");
    refused(pin("\u0661\u0662\u0663\u0664\n", "pin", "set", "chief"), "4 to 12 digits");
    refused(pin("\uff11\uff12\uff13\uff14\n", "pin", "set", "chief"), "4 to 12 digits");
    refused(pin("1".repeat(100_000), "pin", "set", "chief"), "4 to 12 digits");
    assertThat(pins.set()).isEmpty();
  }

  @Test
  void aDamagedFileIsSaidInOneLine() throws java.io.IOException {
    java.nio.file.Files.writeString(folder.resolve(PinStore.FILE), "");
    refused(pin("", "pin"), "pins.properties is damaged; qizhong pin set ROLE writes it anew");
    assertThat(pin("4711\n", "pin", "set", "chief").exit()).isZero();
    assertThat(pin("", "pin").out()).isEqualTo("referee: none\nchief: set\n");
  }
}
