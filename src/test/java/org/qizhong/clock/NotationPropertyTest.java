package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** "Printing a control and parsing it again gives the same control", and any text is answered. */
class NotationPropertyTest {
  private static void roundTrip(TimeControl given) {
    assertThat(Words.control(given.notation())).as(given.notation()).isEqualTo(given);
  }

  @Provide
  Arbitrary<TimeControl> controls() {
    return SpendPropertyTest.anyControl();
  }

  @Property(tries = 3000)
  void printingAndParsingGivesTheSameForAnyControl(@ForAll("controls") TimeControl given) {
    if (given instanceof ByoYomi it
        && it.inside()
        && it.main().plus(it.period().multipliedBy(it.periods())).toHours() >= 24) {
      return;
    }
    roundTrip(given);
  }

  @Property(tries = 3000)
  void parsingAnyTextGivesAControlOrARefusal(@ForAll("texts") String text) {
    try {
      roundTrip(Notation.parse(text));
    } catch (Refusal refused) {
      assertThat(refused.getMessage()).contains("character ");
    }
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(
            "0",
            "1",
            "9",
            "99",
            "h",
            "m",
            "s",
            ".",
            " ",
            "+",
            " + ",
            "x",
            "/",
            "@",
            ",",
            "/move",
            " max ",
            " incl ",
            " delay",
            " bronstein",
            " hourglass",
            " carry",
            "up",
            "5m",
            "60s",
            "3x60s",
            "20/5m",
            "-",
            "é",
            "١",
            "999999999999")
        .list()
        .ofMaxSize(9)
        .map(parts -> String.join("", parts));
  }
}
