package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.gpio.GpioSettings;

/** What hardware/ tells a builder is what the program drives when nobody configures it. */
@DisplayName(
    "Wiring diagram, board, pin table and parts agree with the defaults of gpio.properties")
final class HardwareWiringTest {
  private static final Path HARDWARE = Path.of("hardware");
  private static final Path TABLE = HARDWARE.resolve("wiring.tsv");

  private static final Map<String, String> DEFAULTS = GpioSettings.DEFAULT.values();

  /** The 40-pin header of every Raspberry Pi since the B+: what is at its first twenty pins. */
  private static final List<String> HEADER =
      List.of(
          "3.3 V", "5 V", "GPIO2", "5 V", "GPIO3", "ground", "GPIO4", "GPIO14", "ground", "GPIO15",
          "GPIO17", "GPIO18", "GPIO27", "ground", "GPIO22", "GPIO23", "3.3 V", "GPIO24", "GPIO10",
          "ground");

  /** A line of the table. */
  private record Row(
      String group, String part, String kind, String value, String from, String to, String note) {
    boolean isPin() {
      return kind.equals("pin");
    }

    /** The header's pin. */
    int pin() {
      return Integer.parseInt(from.substring("J1.".length()));
    }
  }

  private final List<Row> rows = read();

  @Test
  void everyLineIsItsKeysDefaultAndNoKeyIsForgotten() {
    Map<String, String> wired =
        rows.stream()
            .filter(row -> row.isPin() && !row.group().equals("supply"))
            .collect(Collectors.toMap(Row::group, row -> row.value().replace("GPIO", "")));
    Map<String, String> lines = new HashMap<>(DEFAULTS);
    lines.values().removeIf(value -> !value.matches("\\d+"));
    assertThat(lines).hasSize(5);
    assertThat(wired).isEqualTo(lines);
  }

  @Test
  void eachLineAndSupplyIsAtItsPinOfTheHeaderAndNoPinIsTakenTwice() {
    List<Row> pins = rows.stream().filter(Row::isPin).toList();
    assertThat(pins)
        .allSatisfy(row -> assertThat(row.value()).isEqualTo(HEADER.get(row.pin() - 1)));
    assertThat(pins).extracting(Row::pin).doesNotHaveDuplicates();
  }

  @Test
  void theActiveLevelsAreTheDefaults() {
    assertThat(
            rows.stream()
                .filter(row -> row.kind().equals("title"))
                .map(row -> row.note().replaceFirst(".*; |.*: ", "")))
        .containsExactly(
            level("button"), level("button"), level("buzzer"), level("lamp"), level("lamp"));
    assertThat(rows.stream().filter(row -> row.kind().equals("switch")))
        .extracting(Row::to)
        .containsExactly("GND", "GND");
  }

  private static String level(String what) {
    String key = what + ".active";
    return key + " = " + DEFAULTS.get(key);
  }

  @Test
  void everyJointIsReached() {
    Map<String, Long> ends =
        rows.stream()
            .filter(row -> !row.isPin() && !row.kind().equals("title"))
            .flatMap(row -> List.of(row.from(), row.to()).stream())
            .collect(Collectors.groupingBy(end -> end, Collectors.counting()));
    rows.stream().filter(Row::isPin).forEach(row -> ends.merge(row.to(), 1L, Long::sum));
    ends.remove("display");
    assertThat(ends).allSatisfy((joint, count) -> assertThat(count).as(joint).isGreaterThan(1));
  }

  /** The board's script also refuses a board that joins what the diagram does not, or less. */
  @ParameterizedTest
  @ValueSource(strings = {"wiring", "board"})
  void theDrawingIsMadeFromTheTable(String name) throws Exception {
    Process script =
        new ProcessBuilder("python3", HARDWARE.resolve("draw-" + name).toString(), "--stdout")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String drawn = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(script.waitFor()).isZero();
    assertThat(HARDWARE.resolve(name + ".svg"))
        .as("hardware/draw-%s draws it anew", name)
        .content()
        .isEqualTo(drawn);
  }

  @Test
  void thePinTableAndTheBillOfMaterialsNameThemAll() throws IOException {
    List<String> lines = Files.readAllLines(HARDWARE.resolve("parts.md"));
    for (Row row : rows) {
      if (row.isPin()) {
        String key = row.group().equals("supply") ? "" : "`" + row.group() + "` ";
        assertThat(lines)
            .anyMatch(
                line -> line.startsWith("| %d | %s | %s| ".formatted(row.pin(), row.value(), key)));
      } else if (!row.kind().equals("title")) {
        assertThat(lines)
            .as(row.part())
            .anyMatch(line -> isOf(line, row.part()) && hasValue(line, row));
      }
    }
  }

  /** Whether a line of the bill is about {@code part}: named in its first cell. */
  private static boolean isOf(String line, String part) {
    return line.startsWith("| ")
        && List.of(line.split("\\|")[1].strip().split(", ")).contains(part);
  }

  private static boolean hasValue(String line, Row row) {
    return row.kind().equals("terminal") || line.contains(row.value());
  }

  private static List<Row> read() {
    try {
      return Files.readAllLines(TABLE).stream()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(c -> new Row(c[0], c[1], c[2], c[3], c[4], c[5], c[6]))
          .toList();
    } catch (IOException unread) {
      throw new AssertionError(unread);
    }
  }
}
