package org.qizhong.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Role;

/** The referees' PINs on the disk: hashed slowly, for their owner alone. */
class PinStoreTest {
  @TempDir private Path data;
  private PinStore pins;

  @BeforeEach
  void opens() {
    pins = new PinStore(data, 1_000);
  }

  private Path file() {
    return data.resolve(PinStore.FILE);
  }

  @Test
  void whatIsSetOpensAndNothingElseDoes() throws Refusal {
    assertThat(pins.set()).isEmpty();
    pins.put(Role.REFEREE, Optional.of("1234"));
    pins.put(Role.CHIEF, Optional.of("567890123456"));
    assertThat(pins.set()).containsExactly(Role.REFEREE, Role.CHIEF);
    assertThat(pins.opens(Role.REFEREE, "1234")).isTrue();
    assertThat(pins.opens(Role.CHIEF, "567890123456")).isTrue();
    assertThat(pins.opens(Role.REFEREE, "1235")).isFalse();
    assertThat(pins.opens(Role.REFEREE, "567890123456")).isFalse();
    assertThat(pins.opens(Role.CHIEF, "1234")).isFalse();
    pins.put(Role.REFEREE, Optional.empty());
    assertThat(new PinStore(data, 1_000).set()).containsExactly(Role.CHIEF);
    assertThat(pins.opens(Role.REFEREE, "1234")).isFalse();
  }

  @Test
  void thePinIsSlowlyHashedAndTwoEqualOnesLookDifferent() throws Refusal, IOException {
    PinStore slow = new PinStore(data);
    slow.put(Role.REFEREE, Optional.of("1234"));
    slow.put(Role.CHIEF, Optional.of("1234"));
    String text = Files.readString(file());
    assertThat(text.lines()).first().isEqualTo("pins=chief,referee");
    assertThat(text.lines().skip(1))
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).matches("[a-z]+=800000:[0-9a-f]{32}:[0-9a-f]{64}"));
    assertThat(text.lines().skip(1).map(line -> line.split("=")[1]).distinct()).hasSize(2);
    assertThat(Files.getPosixFilePermissions(file()))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(data).isDirectoryNotContaining(path -> path.toString().endsWith(".next"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "referee=",
        "referee=1234",
        "referee=0:00:00",
        "referee=-5:00:00",
        "referee=600000::",
        "referee=600000:zz:zz",
        "referee=999999999999:00:00",
        "referee=2000000000:00:00",
        "referee=\\uzzzz"
      })
  void aDamagedPinIsSetAndNothingOpensItUntilItIsSetAnew(String text) throws Exception {
    Files.writeString(file(), text + "\n");
    assertThat(pins.set()).contains(Role.REFEREE);
    assertThat(pins.opens(Role.REFEREE, "1234")).isFalse();
    assertThat(pins.opens(Role.REFEREE, "")).isFalse();
    assertThat(pins.trouble()).get().asString().contains(PinStore.FILE, "qizhong pin set");
    pins.put(Role.REFEREE, Optional.of("1234"));
    assertThat(pins.opens(Role.REFEREE, "1234")).isTrue();
    assertThat(pins.trouble()).isEmpty();
  }

  @Test
  void cutOffAnywhereItOpensNothing() throws Exception {
    pins.put(Role.REFEREE, Optional.of("1234"));
    pins.put(Role.CHIEF, Optional.of("5678"));
    byte[] whole = Files.readAllBytes(file());
    // The last line's end may be missing: everything is there.
    for (int length = 0; length < whole.length - 1; length++) {
      Files.write(file(), Arrays.copyOf(whole, length));
      assertThat(pins.set()).as("%d bytes", length).containsExactly(Role.REFEREE, Role.CHIEF);
      assertThat(pins.opens(Role.REFEREE, "1234")).as("%d bytes", length).isFalse();
      assertThat(pins.trouble()).as("%d bytes", length).get().asString().contains("is damaged");
    }
    pins.put(Role.REFEREE, Optional.of("1234"));
    assertThat(pins.trouble()).isEmpty();
    assertThat(pins.opens(Role.REFEREE, "1234")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\n", "# nothing\n", "volume=80\n", "Referee=1234\n", "pins=\n", "\0\0\0"})
  void aFileOfSomethingElseOpensNothing(String text) throws Exception {
    Files.writeString(file(), text);
    assertThat(pins.set()).containsExactly(Role.REFEREE, Role.CHIEF);
    assertThat(pins.opens(Role.CHIEF, "1234")).isFalse();
    assertThat(pins.trouble()).get().asString().contains("is damaged; qizhong pin set ROLE");
  }

  @Test
  void bytesThatAreNoTextOpenNothing() throws Exception {
    Files.write(file(), new byte[] {(byte) 0xff, (byte) 0xfe, 0x31});
    assertThat(pins.set()).containsExactly(Role.REFEREE, Role.CHIEF);
    assertThat(pins.trouble()).get().asString().contains("is damaged");
  }

  @Test
  void oneWrittenBeforeItNamedWhichIsReadStill() throws Exception {
    pins.put(Role.REFEREE, Optional.of("1234"));
    Files.writeString(file(), Files.readString(file()).replaceFirst("pins=.*\n", ""));
    assertThat(pins.opens(Role.REFEREE, "1234")).isTrue();
    assertThat(pins.set()).containsExactly(Role.REFEREE);
  }

  @Test
  void withoutAnyPinThereIsNoFile() throws Exception {
    pins.put(Role.REFEREE, Optional.of("1234"));
    pins.put(Role.REFEREE, Optional.empty());
    assertThat(file()).doesNotExist();
    assertThat(pins.set()).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadOpensNothing() throws IOException {
    Files.createDirectory(file());
    assertThat(pins.set()).containsExactly(Role.REFEREE, Role.CHIEF);
    assertThat(pins.opens(Role.CHIEF, "1234")).isFalse();
    assertThat(pins.trouble()).get().asString().contains("cannot be read");
    Files.writeString(file().resolve("x"), "");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> pins.put(Role.CHIEF, Optional.of("1234")))
        .withMessageContaining(PinStore.FILE);
  }
}
