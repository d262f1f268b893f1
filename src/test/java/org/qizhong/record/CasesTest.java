package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.clock.Refusal;

/** Every shared case, in both file forms, line for line and equal to the nanosecond. */
class CasesTest {
  private static final Path COPY = Path.of("src/test/resources/cases");
  private static final Path SHARED = Path.of("../shared/cases");
  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  static Stream<Path> cases() throws IOException {
    return Files.list(COPY).filter(file -> file.toString().endsWith(".json")).sorted();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void asOneObject(Path file) throws Exception {
    JsonNode given = MAPPER.readTree(file.toFile());
    check(given, given.get("match").toString());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void asJsonLines(Path file) throws Exception {
    JsonNode given = MAPPER.readTree(file.toFile());
    ObjectNode header = given.get("match").deepCopy();
    StringBuilder lines = new StringBuilder();
    JsonNode events = header.remove("events");
    lines.append(header).append('\n');
    events.forEach(event -> lines.append(event).append('\n'));
    check(given, lines.toString());
  }

  @Test
  void thereAreCases() throws IOException {
    assertThat(cases()).hasSizeGreaterThanOrEqualTo(80);
  }

  @Test
  void theCopyIsTheSharedOne() throws IOException {
    assumeThat(SHARED).isDirectory();
    assertThat(contents(COPY)).isEqualTo(contents(SHARED));
  }

  private static Map<String, String> contents(Path folder) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        contents.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return contents;
  }

  private static void check(JsonNode given, String match) throws Exception {
    JsonNode expect = given.get("expect");
    if (expect.isTextual()) {
      assertThat(expect.textValue()).isEqualTo("refused");
      assertThatThrownBy(() -> replay(match)).isInstanceOf(Refusal.class);
      return;
    }
    List<Object> expected = new ArrayList<>();
    expect.forEach(line -> expected.add(plain(line)));
    assertThat(replay(match)).containsExactlyElementsOf(expected);
  }

  private static List<Object> replay(String match) throws Exception {
    byte[] bytes = match.getBytes(StandardCharsets.UTF_8);
    StringWriter out = new StringWriter();
    new Replay(new MatchFile(() -> new ByteArrayInputStream(bytes))).print(out);
    List<Object> lines = new ArrayList<>();
    for (String line : out.toString().lines().toList()) {
      lines.add(plain(MAPPER.readTree(line)));
    }
    return lines;
  }

  /** JSON as plain values, numbers equal whatever their notation. */
  private static Object plain(JsonNode node) {
    if (node.isObject()) {
      Map<String, Object> fields = new TreeMap<>();
      node.properties().forEach(field -> fields.put(field.getKey(), plain(field.getValue())));
      return fields;
    }
    if (node.isNumber()) {
      BigDecimal number = node.decimalValue();
      return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }
    return node.asText();
  }
}
