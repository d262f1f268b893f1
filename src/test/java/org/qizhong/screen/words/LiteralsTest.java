package org.qizhong.screen.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is read on the screen comes from its texts: no source of a model or a view holds words,
 * every key that is asked for is there, and no text is left with an empty place.
 */
class LiteralsTest {
  private static final Path SCREEN = Path.of("src/main/java/org/qizhong/screen");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

  /** What a person never reads: messages of faults, and what goes to the log. */
  private static final Pattern UNREAD =
      Pattern.compile(
          "(LOG\\.\\w+|new"
              + " \\w*(Refusal|Exception|Error))\\s*\\((?:[^;\"]++|\"(?:[^\"\\\\]|\\\\.)*+\")*+;");

  private static final Pattern NO_WORDS =
      Pattern.compile(
          String.join(
              "|",
              "[^\\p{L}]*", // signs and digits
              "[\\p{Ll}0-9]+([.-][\\p{Ll}0-9]+)*[.-]?", // an id, a key, the beginning of one
              "[.-][\\p{Ll}0-9.-]+", // the end of one
              "[A-Z][0-9]+s?", // an article's id
              "[A-Z]|[A-Z]+_?[A-Z]+[0-9]?", // a key of the keyboard
              "#.*|/.*|.*-(fx|qz)-.*|transparent.*|.*%[0-9$]*[sd].*", // styles, files
              ".*[\\[\\]\\\\^*|$].*", // a pattern
              "[\\p{L}-]+\\.(ttf|otf|css|txt|properties)")); // a file

  static Stream<Path> sources() throws IOException {
    return Stream.of("model", "card", "count", "log", "referee", "view")
        .map(SCREEN::resolve)
        .flatMap(LiteralsTest::all)
        .filter(file -> file.toString().endsWith(".java"));
  }

  private static Stream<Path> all(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** A source without its comments. */
  private static String code(Path source) throws IOException {
    return Files.readString(source).replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", "");
  }

  private static List<String> words(String code) {
    List<String> found = new ArrayList<>();
    Matcher literal = LITERAL.matcher(UNREAD.matcher(code).replaceAll(";"));
    while (literal.find()) {
      if (!NO_WORDS.matcher(literal.group(1)).matches()) {
        found.add(literal.group(1));
      }
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("sources")
  void noSourceHoldsWords(Path source) throws IOException {
    assertThat(words(code(source))).as(source.toString()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "title.setText(\"Count\");",
        "label.setText(\"still missing: \" + field);",
        "new MatchButton(\"Start \" + name)",
        "band(\"PAUSED now\", why)",
        "hint.setText(\"按住\");"
      })
  void wordsWouldBeFound(String code) {
    assertThat(words(code)).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("sources")
  void everyKeyThatIsAskedForIsThere(Path source) throws IOException {
    Texts english = Texts.of(Language.EN);
    Matcher key =
        Pattern.compile(
                "\"((?:%s)\\.[a-z0-9.-]*[a-z0-9])\"".formatted(String.join("|", Texts.SUBJECTS)))
            .matcher(code(source));
    while (key.find()) {
      assertThat(english.has(key.group(1))).as("%s in %s", key.group(1), source).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void noTextIsLeftWithAnEmptyPlace(Language language) {
    Texts texts = Texts.of(language);
    Object[] given = {"2", "3", "4", "5", "6", "7"};
    Object[] one = {"1", "3", "4", "5", "6", "7"};
    for (String key : texts.keys()) {
      for (Object[] values : List.of(given, one)) {
        assertThat(texts.get(key, values))
            .as("%s in %s", key, language)
            .isEqualTo(texts.get(key, values).strip())
            .doesNotContain("{", "}", "  ", "TODO", "???");
      }
    }
  }

  /** Chinese and Japanese texts have their own marks; an ASCII one among them is a slip. */
  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"ZH_HANS", "ZH_HANT", "JA"})
  void textsHaveTheMarksOfTheirLanguage(Language language) {
    Texts texts = Texts.of(language);
    for (String key : texts.keys()) {
      assertThat(texts.get(key))
          .as("%s in %s", key, language)
          .doesNotContainPattern("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}][,;:?!]");
    }
  }

  @Test
  void theSourcesAreRead() throws IOException {
    assertThat(sources()).hasSizeGreaterThan(40);
  }
}
