package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.record.Played;
import org.qizhong.score.RuleSet;

/**
 * The rulebook's rows R, E and S in every edition, through acts and what they print; {@code
 * rulebook.txt} is the table and so the index. The details of a row stand with the class that bears
 * its subject; that every other id has a test somewhere is held here too.
 */
class RulebookTest {
  private static final Path TESTS = Path.of("src/test/java");

  private static final Set<String> ALL =
      Arrays.stream(RuleSet.values()).map(RuleSet::id).collect(Collectors.toUnmodifiableSet());

  private static final Set<String> CN = Set.of("cn-2002", "cn-1988", "cn-ancient");
  private static final Set<String> AREA = Set.of("cn-2002", "cn-1988", "cn-ancient", "ing", "wmsg");

  /** Where a row is for some editions only. */
  private static final Map<String, Set<String>> SOME =
      Map.of(
          "S1", CN,
          "S2", Set.of("cn-2002"),
          "S3", Set.of("cn-1988"),
          "S5", CN,
          "S7", Set.of("ing"),
          "S8", Set.of("ing"),
          "S9", Set.of("jp", "kr"),
          "S10", Set.of("cn-ancient"),
          "S11", AREA,
          "S13", Set.of("wmsg"));

  /**
   * A row of the table.
   *
   * @param ids the rules it is for
   * @param header the time and further header fields
   * @param before acts that lead up to it
   * @param lines what {@code act} prints; a refusal's begins with {@code refuses}, one at the desk
   *     for want of a reason with {@code demands}
   */
  private record Row(
      List<String> ids,
      String rules,
      String header,
      List<String> before,
      String act,
      List<String> lines) {
    @Override
    public String toString() {
      return ids + " " + rules + ": " + act;
    }
  }

  static List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    Path table = Path.of("src/test/resources/rulebook.txt");
    for (String line : Files.readAllLines(table)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        rows.addAll(row(line));
      }
    }
    return rows;
  }

  private static List<Row> row(String line) {
    String[] columns = line.split("\\|", -1);
    assertThat(columns).as(line).hasSize(6);
    return editions(columns[1].strip())
        .map(
            rules ->
                new Row(
                    List.of(columns[0].strip().split(" ")),
                    rules,
                    columns[2].strip(),
                    parts(columns[3]),
                    columns[4].strip(),
                    parts(columns[5])))
        .toList();
  }

  /** {@code all}, {@code all but cn-1988}, or those that are named. */
  private static Stream<String> editions(String text) {
    if (!text.startsWith("all")) {
      return Arrays.stream(text.split(" "));
    }
    List<String> not = List.of(text.replaceFirst("^all( but)?", "").strip().split(" "));
    return ALL.stream().filter(rules -> !not.contains(rules)).sorted();
  }

  private static List<String> parts(String column) {
    return Arrays.stream(column.split(";")).map(String::strip).filter(it -> !it.isEmpty()).toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everyRowInEveryEdition(Row row) {
    String[] header = row.header().split(" , ", 2);
    String rules = "\"rules\":\"" + row.rules() + "\"";
    Played match =
        header.length == 1
            ? Played.with(header[0], rules)
            : Played.with(header[0], rules, header[1]);
    match.after(row.before().toArray(String[]::new));
    if (row.lines().size() == 1 && row.lines().getFirst().startsWith("refuses ")) {
      match.refuses(row.act(), row.lines().getFirst().substring("refuses ".length()));
    } else if (row.lines().size() == 1 && row.lines().getFirst().startsWith("demands ")) {
      match.demands(row.act(), row.lines().getFirst().substring("demands ".length()));
    } else {
      match.prints(row.act(), row.lines().toArray(String[]::new));
    }
  }

  private static Stream<String> ids(String letter, int last) {
    return IntStream.rangeClosed(1, last).mapToObj(number -> letter + number);
  }

  /** R19 is the screen's: where the clock stands, its content turns. */
  private static Stream<String> rulesOfTheTable() {
    return Stream.of(ids("R", 22), ids("E", 6), ids("S", 13), Stream.of("R13s"))
        .flatMap(it -> it)
        .filter(id -> !id.equals("R19"));
  }

  @Test
  void theTableHasEveryRowOfTheRulebookInEveryEditionItIsFor() throws IOException {
    Map<String, Set<String>> tested = new TreeMap<>();
    for (Row row : rows()) {
      row.ids().forEach(id -> tested.computeIfAbsent(id, _ -> new TreeSet<>()).add(row.rules()));
    }
    assertThat(rulesOfTheTable())
        .allSatisfy(
            id ->
                assertThat(tested.getOrDefault(id, Set.of()))
                    .as(id)
                    .containsAll(SOME.getOrDefault(id, ALL)));
  }

  @Test
  void everyOtherIdOfTheRulebookIsCitedByATest() throws IOException {
    String tests = tests();
    Stream<String> others =
        Stream.of(ids("T", 8), ids("C", 10), ids("P", 4), Stream.of("R19")).flatMap(it -> it);
    assertThat(others)
        .allSatisfy(
            id -> assertThat(tests).containsPattern(Pattern.compile("\\b" + id + "(?![0-9a-z])")));
  }

  /** Every test's source but this one. */
  private static String tests() throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      return files
          .filter(file -> file.toString().endsWith("Test.java"))
          .filter(file -> !file.endsWith("RulebookTest.java"))
          .map(RulebookTest::text)
          .collect(Collectors.joining());
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
