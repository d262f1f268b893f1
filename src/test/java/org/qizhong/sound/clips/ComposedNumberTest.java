package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** C3, C4, C6: numbers above ten, put together of few clips as each language says them. */
class ComposedNumberTest {
  static final List<String> LANGUAGES = Voice.LANGUAGES;

  private static final List<String> KINDS =
      List.of("periods", "minutes", "considerations", "moves");

  @Test
  void zhSaysTheTensTheUnitsAndWhatIsCounted() {
    assertThat(ComposedNumber.of("zh", "periods-left-12"))
        .contains(List.of("left-12", "periods-after"));
    assertThat(ComposedNumber.of("zh", "minutes-left-20"))
        .contains(List.of("left-20", "minutes-after"));
    assertThat(ComposedNumber.of("zh", "periods-left-22"))
        .contains(List.of("left-20", "unit-2", "periods-after"));
  }

  @Test
  void enSaysTheLastDigitWithWhatIsCounted() {
    assertThat(ComposedNumber.of("en", "periods-left-12"))
        .contains(List.of("left-12", "periods-after"));
    assertThat(ComposedNumber.of("en", "periods-left-23"))
        .contains(List.of("left-20", "periods-left-3"));
    assertThat(ComposedNumber.of("en", "periods-left-21"))
        .contains(List.of("left-20", "unit-1", "periods-after"));
  }

  @Test
  void jaJoinsTheCounterToTheDigitBeforeIt() {
    assertThat(ComposedNumber.of("ja", "periods-left-16"))
        .contains(List.of("left-10", "periods-unit-6"));
    assertThat(ComposedNumber.of("ja", "periods-left-20"))
        .contains(List.of("left-2", "periods-unit-10"));
    assertThat(ComposedNumber.of("ja", "considerations-left-23"))
        .contains(List.of("left-20", "periods-unit-3"));
  }

  @Test
  void C1_secondsBeyondTheClipsAreSaidInMinutesAndSeconds() {
    assertThat(ComposedNumber.of("en", "elapsed-150")).contains(List.of("minutes-2", "elapsed-30"));
    assertThat(ComposedNumber.of("en", "elapsed-240")).contains(List.of("minutes-4"));
  }

  @Test
  void whatIsNoNumberOfThatKindIsNotPutTogether() {
    for (String name : List.of("paused", "count-12", "elapsed-44", "periods-left-100", "left-20")) {
      assertThat(ComposedNumber.of("en", name)).as(name).isEmpty();
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void T3_everyCountUpToNinetyNineCanBeSaid(String language) {
    SoftAssertions all = new SoftAssertions();
    Voice voice = Voice.bundled(language);
    for (String kind : KINDS) {
      for (int number = 11; number <= 99; number++) {
        String name = kind + "-left-" + number;
        for (String part : ComposedNumber.of(language, name).orElseThrow()) {
          all.assertThat(voice.clip(part)).as(name + ": " + part).isPresent();
        }
      }
    }
    all.assertAll();
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void itTakesFewClips(String language) {
    assertThat(ComposedNumber.parts(language)).doesNotHaveDuplicates().hasSizeBetween(20, 50);
  }
}
