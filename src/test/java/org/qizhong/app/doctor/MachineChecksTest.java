package org.qizhong.app.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.app.doctor.Finding.Verdict.ABSENT;
import static org.qizhong.app.doctor.Finding.Verdict.FAULT;
import static org.qizhong.app.doctor.Finding.Verdict.OK;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.app.doctor.Finding.Verdict;

/** What the kernel's files say of a machine; the files are as real ones have them. */
class MachineChecksTest {
  @TempDir private Path root;

  private Machine with(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return new Machine(root);
  }

  private static void is(Check check, Verdict verdict, String... words) throws Exception {
    assertThat(check.look()).hasSize(1);
    assertThat(check.look().getFirst().verdict()).isEqualTo(verdict);
    assertThat(check.look().getFirst().words()).contains(words);
  }

  @Test
  void aMachineThatTellsNothingIsAbsentAndNoFault() throws Exception {
    Machine bare = new Machine(root);
    is(new ScreenCheck(bare, Map.of()), ABSENT, "no display");
    is(new TouchCheck(bare), ABSENT, "no touch screen");
    is(new ClockCheck(bare), ABSENT, "does not tell");
    is(new PowerCheck(bare), ABSENT, "does not tell");
  }

  @Test
  void aConnectedDisplayIsNamedWithItsMode() throws Exception {
    with("sys/class/drm/card1-HDMI-A-1/status", "disconnected\n");
    with("sys/class/drm/card0-DSI-1/status", "connected\n");
    Machine machine = with("sys/class/drm/card0-DSI-1/modes", "800x480\n800x480i\n");
    is(new ScreenCheck(machine, Map.of()), OK, "DSI-1 800x480");
    assertThat(new ScreenCheck(machine, Map.of()).look().getFirst().words())
        .doesNotContain("HDMI", "800x480i");
    is(new ScreenCheck(machine, Map.of("DISPLAY", ":0")), OK, "DISPLAY :0, DSI-1");
  }

  @Test
  void aDisplayThatNothingAnswersAtIsAFault() throws Exception {
    Machine machine =
        with(
            "proc/net/unix",
            """
            Num       RefCount Protocol Flags    Type St Inode Path
            0000: 00000002 00000000 00010000 0001 01 19251 @/tmp/.X11-unix/X0
            0000: 00000002 00000000 00010000 0001 01 19252 /tmp/.X11-unix/X12
            """);
    is(new ScreenCheck(machine, Map.of("DISPLAY", ":0")), OK, "DISPLAY :0");
    is(new ScreenCheck(machine, Map.of("DISPLAY", "unix:12.0")), OK, "DISPLAY unix:12.0");
    is(new ScreenCheck(machine, Map.of("DISPLAY", ":1")), FAULT, "no X server", "DISPLAY=:1");
    is(new ScreenCheck(machine, Map.of("DISPLAY", "far:1")), OK, "DISPLAY far:1");
  }

  @Test
  void aTouchScreenIsKnownByItsManyFingers() throws Exception {
    Machine machine =
        with(
            "proc/bus/input/devices",
            """
            I: Bus=0019 Vendor=0000 Product=0001 Version=0000
            N: Name="pwr_button"
            B: EV=3
            B: KEY=10000000000000 0

            I: Bus=0003 Vendor=046d Product=c077 Version=0111
            N: Name="a tablet with one pen"
            B: ABS=1000003

            I: Bus=0018 Vendor=0000 Product=0000 Version=0000
            N: Name="10-0038 generic ft5x06 (79)"
            B: PROP=2
            B: EV=b
            B: KEY=400 0 0 0 0 0
            B: ABS=260800000000003

            I: Bus=0003 Vendor=1234 Product=5678 Version=0111
            N: Name="a joystick with many axes"
            B: ABS=60000000000000 3

            """);
    is(new TouchCheck(machine), OK, "10-0038 generic ft5x06 (79)");
    assertThat(new TouchCheck(machine).look().getFirst().words()).doesNotContain("pen", "joystick");
  }

  @ParameterizedTest
  @CsvSource({"tsc,OK", "arch_sys_counter,OK", "jiffies,FAULT", "refined-jiffies,FAULT"})
  void theClockSource(String source, Verdict verdict) throws Exception {
    Machine machine =
        with("sys/devices/system/clocksource/clocksource0/current_clocksource", source + "\n");
    is(new ClockCheck(machine), verdict, source);
  }

  @ParameterizedTest
  @CsvSource({
    "0, OK, no under-voltage",
    "0x0, OK, no under-voltage",
    "50005, FAULT, 'under-voltage now, throttled now'",
    "50000, FAULT, 'under-voltage since the start, throttled since the start'",
    "20002, FAULT, slowed down now",
    "80000, FAULT, near its hottest since the start",
  })
  void theFirmwaresPowerTroubles(String bits, Verdict verdict, String words) throws Exception {
    Machine machine = with("sys/devices/platform/soc/soc:firmware/get_throttled", bits + "\n");
    is(new PowerCheck(machine), verdict, words);
  }

  /** A Raspberry Pi 5's bus has its address in its name. */
  @Test
  void theFirmwareIsFoundWhereverItsBusLies() throws Exception {
    Machine machine =
        with(
            "sys/devices/platform/soc@107c000000/soc@107c000000:firmware/get_throttled", "50000\n");
    is(new PowerCheck(machine), FAULT, "under-voltage since the start");
  }

  @Test
  void theVoltagesOwnSensor() throws Exception {
    with("sys/class/hwmon/hwmon0/name", "cpu_thermal\n");
    with("sys/class/hwmon/hwmon0/in0_lcrit_alarm", "1\n");
    with("sys/class/hwmon/hwmon1/name", "rpi_volt\n");
    Machine machine = with("sys/class/hwmon/hwmon1/in0_lcrit_alarm", "0\n");
    is(new PowerCheck(machine), OK, "no under-voltage; of throttling this machine does not tell");
    with("sys/class/hwmon/hwmon1/in0_lcrit_alarm", "1\n");
    is(new PowerCheck(machine), FAULT, "under-voltage since the start");
  }

  @Test
  void theDisk() throws Exception {
    is(
        new DiskCheck(root),
        Files.getFileStore(root).getUsableSpace() < 200_000_000 ? FAULT : OK,
        "MB free");
    assertThat(DiskCheck.judged(root, 199_999_999, true).verdict()).isEqualTo(FAULT);
    assertThat(DiskCheck.judged(root, 200_000_000, true).verdict()).isEqualTo(OK);
    assertThat(DiskCheck.judged(root, 200_000_000, false).verdict()).isEqualTo(FAULT);
    is(new DiskCheck(root.resolve("gone")), FAULT, "gone");
  }
}
