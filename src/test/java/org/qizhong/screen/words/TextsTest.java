package org.qizhong.screen.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TextsTest {
  private static final Texts ENGLISH = Texts.of(Language.EN);
  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageHasTheSameKeys(Language language) {
    assertThat(Texts.of(language).keys()).isEqualTo(ENGLISH.keys());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyTextTakesInTheSameThings(Language language) {
    Texts texts = Texts.of(language);
    for (String key : ENGLISH.keys()) {
      assertThat(texts.get(key)).as(key).isNotBlank();
      assertThat(places(texts.get(key))).as(key).isEqualTo(places(ENGLISH.get(key)));
    }
  }

  private static Set<String> places(String text) {
    return PLACE
        .matcher(text)
        .results()
        .map(place -> place.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
