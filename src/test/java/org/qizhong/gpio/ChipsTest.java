package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.SystemTicker;
import org.qizhong.gpio.ScriptedKernel.Device;

/** Which chip is taken, and what is said when it cannot be: one line with cause and remedy. */
class ChipsTest {
  private static final Path FIRST = Path.of("/dev/gpiochip0");
  private static final Path SECOND = Path.of("/dev/gpiochip1");

  @TempDir private Path data;
  private final ScriptedKernel kernel = new ScriptedKernel();

  private Optional<Gpio> open(String... settings) throws Refusal {
    Map<String, String> changes = new HashMap<>();
    for (int index = 0; index < settings.length; index += 2) {
      changes.put(settings[index], settings[index + 1]);
    }
    return Gpio.open(
            kernel, GpioSettings.of(changes), data, new SystemTicker(), DeskOnAChip.HEARING)
        .gpio();
  }

  private void refused(String reason, String... settings) {
    assertThatThrownBy(() -> open(settings)).isInstanceOf(Refusal.class).hasMessage(reason);
  }

  @AfterEach
  void everythingIsGivenBack() {
    assertThat(kernel.openCount()).isZero();
  }

  @Test
  void theChipIsFoundByItsLabelWhateverItsNumber() throws Exception {
    Device other = kernel.plug(FIRST, new Device("raspberrypi-exp-gpio", 8));
    Device pi = kernel.plug(SECOND, new Device("pinctrl-rp1", 54));
    open().orElseThrow().close();
    assertThat(other.driven).isEmpty();
    assertThat(pi.driven).isNotEmpty();
  }

  @Test
  void aMachineWithoutSuchAChipHasTheScreensFaces() throws Exception {
    assertThat(open()).isEmpty();
    kernel.plug(FIRST, new Device("INT34C5:00", 360));
    assertThat(open()).isEmpty();
  }

  @Test
  void whereTheyMustBeThereTheirAbsenceIsRefused() {
    refused(
        "no GPIO chip is labelled pinctrl-rp1 or pinctrl-bcm2711 or pinctrl-bcm2835; this machine"
            + " has no chip at all; name another with \"chip\" in gpio.properties, or set gpio ="
            + " off",
        "gpio",
        "on");
  }

  @Test
  void aLabelThatIsNotFoundIsToldWithThoseThatAre() {
    kernel.plug(FIRST, new Device("pinctrl-rp1", 54));
    refused(
        "no GPIO chip is labelled my-chip; this machine has /dev/gpiochip0 pinctrl-rp1; name"
            + " another with \"chip\" in gpio.properties, or set gpio = off",
        "chip",
        "my-chip");
  }

  @Test
  void aDeviceIsTakenByItsPath() throws Exception {
    Device chip = kernel.plug(SECOND, new Device("qizhong-sim", 32));
    open("chip", "/dev/gpiochip1").orElseThrow().close();
    assertThat(chip.driven).isNotEmpty();
  }

  @Test
  void aDeviceThatIsNotThereIsToldWithWhatIs() {
    kernel.plug(SECOND, new Device("qizhong-sim", 32));
    refused(
        "chip: /dev/gpiochip7: is not there; this machine has /dev/gpiochip1 qizhong-sim; name"
            + " another with \"chip\" in gpio.properties, or set gpio = off",
        "chip",
        "/dev/gpiochip7");
  }

  @Test
  void withoutPermissionTheGroupIsNamed() {
    kernel.plug(FIRST, new Device("pinctrl-rp1", 54)).forbidden = true;
    String remedy =
        "no permission for /dev/gpiochip0: add the user to the group gpio (sudo usermod -aG gpio "
            + System.getProperty("user.name")
            + "), then log in anew";
    refused(remedy, "gpio", "on");
    refused(remedy, "chip", "pinctrl-rp1");
    refused(remedy, "chip", "/dev/gpiochip0");
  }

  @Test
  void whereNobodySaidSoAForbiddenChipIsToldAndTheFacesAreTheButtons() throws Exception {
    kernel.plug(FIRST, new Device("pinctrl-rp1", 54)).forbidden = true;
    Gpio.Found found =
        Gpio.open(kernel, GpioSettings.DEFAULT, data, new SystemTicker(), DeskOnAChip.HEARING);
    assertThat(found.gpio()).isEmpty();
    assertThat(found.unseen().orElseThrow())
        .startsWith("no permission for /dev/gpiochip0: add the user to the group gpio")
        .endsWith("; or set gpio = off in gpio.properties");
    assertThatThrownBy(() -> Inspection.chip(kernel, GpioSettings.DEFAULT))
        .hasMessageStartingWith("no permission for /dev/gpiochip0");
  }

  @Test
  void aLineThatAnotherProgramHasIsRefusedByTheOthersName() {
    Device chip = kernel.plug(FIRST, new Device("pinctrl-rp1", 54));
    chip.consumers.put(27, "gpiomon");
    refused(
        "button.white: line 27 of /dev/gpiochip0 is in use by \"gpiomon\"; end that first, or wire"
            + " another pin");
    chip.consumers.remove(27);
    chip.consumers.put(24, "led0");
    refused(
        "lamp.white: line 24 of /dev/gpiochip0 is in use by \"led0\"; end that first, or wire"
            + " another pin");
    assertThat(chip.consumers).as("nothing else stays taken").hasSize(1);
  }

  @Test
  void aLineThatTheChipDoesNotHaveIsRefused() {
    kernel.plug(FIRST, new Device("my-chip", 8));
    refused(
        "button.black: 17 is no line of /dev/gpiochip0 (my-chip), which has 0 to 7",
        "chip",
        "my-chip");
  }

  @Test
  void aPisChipByItsPathHasTheHeadersNumbersAndNoMore() {
    kernel.plug(FIRST, new Device("pinctrl-rp1", 54));
    refused(
        "button.black: 40 is no line of /dev/gpiochip0 (pinctrl-rp1), which has 0 to 27",
        "chip",
        "/dev/gpiochip0",
        "button.black",
        "40");
  }

  @Test
  void aClockThatIsNotTheKernelsIsRefused() {
    kernel.plug(FIRST, new Device("pinctrl-rp1", 54));
    kernel.monotonicOff = 1_000_000_000;
    assertThatThrownBy(this::open)
        .hasMessageStartingWith("this Java's clock is not the kernel's monotonic one");
  }

  @Test
  void bothButtonsArePulledAwayFromTheirActiveLevelAndToldOnBothEdges() throws Exception {
    kernel.plug(FIRST, new Device("pinctrl-rp1", 54));
    long edges = Uapi.INPUT | Uapi.RISING | Uapi.FALLING;
    try (Gpio low = open().orElseThrow()) {
      assertThat(low.buttons().swapped()).isFalse();
      assertThat(kernel.flags(17)).isEqualTo(edges | Uapi.PULL_UP).isEqualTo(kernel.flags(27));
    }
    try (Gpio high = open("button.active", "high", "sides.swapped", "true").orElseThrow()) {
      assertThat(high.buttons().swapped()).isTrue();
      assertThat(kernel.flags(17)).isEqualTo(edges | Uapi.PULL_DOWN);
    }
  }

  @Test
  void anOutputIsOffFromTheFirstAlsoWhereOffIsHigh() throws Exception {
    Device chip = kernel.plug(FIRST, new Device("pinctrl-rp1", 54));
    open("buzzer.active", "low", "lamp.active", "low").orElseThrow().close();
    assertThat(chip.driven)
        .contains("22 high", "23 high", "24 high")
        .noneMatch(it -> it.endsWith("low"));
  }
}
