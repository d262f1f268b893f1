package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** {@code gpio.properties}: every key has a default, and a bad value is named with what may be. */
class GpioSettingsTest {
  @TempDir private Path data;

  private GpioSettings written(String text) throws Exception {
    Files.writeString(data.resolve("gpio.properties"), text);
    return GpioSettings.load(data);
  }

  @Test
  void whoOnlySwitchesOutputsOffNeedsNoMoreThanTheirLines() throws Exception {
    String unfit = "buzzer = ON\nbuzzer.calls = yes\ncolour = red\n";
    Files.writeString(data.resolve("gpio.properties"), unfit + "buzzer.pin = 5\n");
    assertThatThrownBy(() -> GpioSettings.load(data)).isInstanceOf(Refusal.class);
    assertThat(GpioSettings.lines(data).buzzerPin()).hasValue(5);
    Files.writeString(data.resolve("gpio.properties"), unfit + "buzzer.pin = five\n");
    assertThatThrownBy(() -> GpioSettings.lines(data)).hasMessageContaining("five");
  }

  @Test
  void withoutAFileEverythingHasItsDefault() throws Exception {
    assertThat(GpioSettings.load(data).values())
        .containsExactlyEntriesOf(GpioSettings.DEFAULT.values());
    Map<String, String> documented = new LinkedHashMap<>();
    documented.put("gpio", "auto");
    documented.put("chip", "");
    documented.put("button.black", "17");
    documented.put("button.white", "27");
    documented.put("button.active", "low");
    documented.put("sides.swapped", "false");
    documented.put("buzzer.pin", "22");
    documented.put("buzzer.active", "high");
    documented.put("buzzer", "on");
    documented.put("buzzer.press", "false");
    documented.put("buzzer.calls", "true");
    documented.put("lamp.black", "23");
    documented.put("lamp.white", "24");
    documented.put("lamp.active", "high");
    assertThat(GpioSettings.DEFAULT.values()).containsExactlyEntriesOf(documented);
  }

  /** Two keys in one row have their defaults in the same order. */
  @Test
  void theReadmeNamesEveryKeyWithItsDefault() throws Exception {
    Map<String, String> documented = new LinkedHashMap<>();
    for (String line : Files.readAllLines(Path.of("README.md"))) {
      String[] cells = line.split("\\|");
      if (cells.length > 3 && GpioSettings.DEFAULT.values().containsKey(ticked(cells[1])[0])) {
        String[] keys = ticked(cells[1]);
        String[] defaults = ticked(cells[2]);
        for (int index = 0; index < keys.length; index++) {
          documented.put(keys[index], defaults[index]);
        }
      }
    }
    assertThat(documented).containsExactlyInAnyOrderEntriesOf(GpioSettings.DEFAULT.values());
  }

  private static String[] ticked(String cell) {
    return cell.replace("`", "").strip().split(", ");
  }

  @Test
  void whatIsWrittenIsTaken() throws Exception {
    GpioSettings settings =
        written(
            """
            # our own board
            chip = pinctrl-rp1
            button.black=5
            button.white: 6
            button.active = high
            buzzer.pin = none
            lamp.white = none
            sides.swapped = true
            """);
    assertThat(settings.button(Side.BLACK)).isEqualTo(5);
    assertThat(settings.button(Side.WHITE)).isEqualTo(6);
    assertThat(settings.buttonsHigh()).isTrue();
    assertThat(settings.buzzerPin()).isEmpty();
    assertThat(settings.lamp(Side.BLACK)).hasValue(23);
    assertThat(settings.lamp(Side.WHITE)).isEmpty();
    assertThat(settings.swapped()).isTrue();
    assertThat(settings.use())
        .as("a chip that is named must be there")
        .isEqualTo(GpioSettings.Use.ON);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gpio = maybe|gpio: \"maybe\" is none of auto, on, off",
        "button.black = 28|button.black: \"28\" is no BCM number from 0 to 27",
        "button.white = pin 13|button.white: \"pin 13\" is no BCM number from 0 to 27",
        "button.white = none|button.white: \"none\" is no BCM number from 0 to 27",
        "button.active = down|button.active: \"down\" is none of low, high",
        "sides.swapped = yes|sides.swapped: \"yes\" is none of true, false",
        "buzzer.pin = -1|buzzer.pin: \"-1\" is no BCM number from 0 to 27, nor none",
        "lamp.black = 99999999999|"
            + "lamp.black: \"99999999999\" is no BCM number from 0 to 27, nor none",
        "buzzer = loud|buzzer: \"loud\" is none of on, quiet, off",
        "buzzer.calls = 1|buzzer.calls: \"1\" is none of true, false",
        "buzzer.press =|buzzer.press: \"\" is none of true, false",
        "chip = a b|chip: \"a b\" is neither a label, such as pinctrl-rp1, nor a device, such as"
            + " /dev/gpiochip0",
        "button.black = 27|button.black and button.white are both on 27; each needs a pin of its"
            + " own",
        "lamp.white = 22|buzzer.pin and lamp.white are both on 22; each needs a pin of its own",
      })
  void whatDoesNotFitIsNamedWithWhatIsAllowed(String line, String reason) {
    assertThatThrownBy(() -> written(line + "\n"))
        .isInstanceOf(Refusal.class)
        .hasMessage("gpio.properties: " + reason);
  }

  @Test
  void aKeyThatDoesNotExistIsNamedWithThoseThatDo() {
    assertThatThrownBy(() -> written("button.red = 5\n"))
        .hasMessageStartingWith(
            "gpio.properties: button.red: no such setting; there are gpio, chip");
  }

  @Test
  void aKeyThatIsThereTwiceIsNamed() {
    assertThatThrownBy(() -> written("button.black = 5\nbutton.white = 6\nbutton.black = 7\n"))
        .hasMessage("gpio.properties: button.black: it is there twice; keep one of the lines");
  }

  @Test
  void aChipThatIsNoPisHasLinesOfItsOwn() throws Exception {
    assertThat(written("chip = my-chip\nbutton.black = 500\n").button(Side.BLACK)).isEqualTo(500);
    assertThatThrownBy(() -> written("chip = my-chip\nbutton.black = 1024\n"))
        .hasMessage("gpio.properties: button.black: \"1024\" is no line's number from 0 to 1023");
  }

  @Test
  void aFileInAnotherEncodingIsRefused() throws Exception {
    Files.write(data.resolve("gpio.properties"), "# Stöße\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> GpioSettings.load(data))
        .hasMessage("gpio.properties: is not in UTF-8; save it so");
  }

  @Test
  void theExchangedSidesAreKeptAndNothingElseIsTouched() throws Exception {
    GpioSettings.keepSwapped(data, true);
    assertThat(Files.readString(data.resolve("gpio.properties")))
        .isEqualTo("sides.swapped = true\n");
    String own =
        "# mine\n"
            + "button.black = 5\n"
            + "  sides.swapped: false\n"
            + "# sides.swapped = x\n"
            + "lamp.black = none\n";
    written(own);
    GpioSettings.keepSwapped(data, true);
    assertThat(Files.readString(data.resolve("gpio.properties")))
        .isEqualTo(
            "# mine\n"
                + "button.black = 5\n"
                + "# sides.swapped = x\n"
                + "lamp.black = none\n"
                + "sides.swapped = true\n");
    assertThat(GpioSettings.load(data).swapped()).isTrue();
  }

  /** A desk that fell would be refused by what it had written itself. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sides.swapped = \\\n  true\n",
        "sides\\.swapped = true\n",
        "lamp.black = none\nlamp.white = 25\\",
      })
  void aFileThatWouldSayAnotherThingAfterwardsIsLeftAsItIs(String own) throws Exception {
    written(own);
    assertThatThrownBy(() -> GpioSettings.keepSwapped(data, false))
        .hasMessage("put sides.swapped = false into it by hand");
    assertThat(Files.readString(data.resolve("gpio.properties"))).isEqualTo(own);
  }
}
