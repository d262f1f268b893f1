package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;

/** R4–R9, R20, R21: what each edition does about each offence. */
class OffenceTest {
  private static String remedies(Offence offence, RuleSet rules, int warnings) {
    return offence.remedies(rules, warnings).stream()
        .map(Remedy::name)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "EARLY_PRESS,        R4,  WARNING,                          REPRIMAND WARNING",
    "CAPTURES_NOT_LIFTED,R4,  WARNING,                          REPRIMAND WARNING HOLD",
    "TWO_MOVES,          R5,  WARNING FORFEIT_TURN_AND_WARNING, LOSS",
    "TAKING_BACK,        R6,  WARNING TAKE_BACK_AND_WARNING,    WARNING TAKE_BACK_AND_WARNING",
    "LIFTING_LIVING,     R7,  WARNING,                          WARNING",
    "MISSING_CAPTURE,    R7,  WARNING,                          REPRIMAND",
    "KO,                 R8,  FORFEIT_TURN_AND_WARNING,         FORFEIT_TURN",
    "FORBIDDEN_POINT,    R9,  FORFEIT_TURN,                     FORFEIT_TURN",
    "PHONE_RINGS,        R20, WARNING,                          WARNING",
    "PHONE_LOOKED,       R20, LOSS,                             LOSS",
    "HANDS,              R21, WARNING LOSS,                     REPRIMAND WARNING LOSS",
    "WASTING_TIME,       R21, WARNING LOSS,                     REPRIMAND WARNING LOSS",
    "TALKING,            R21, WARNING LOSS,                     REPRIMAND WARNING LOSS",
    "NOTES,              R21, WARNING LOSS,                     REPRIMAND WARNING LOSS",
    "SMOKING,            R21, WARNING LOSS,                     REPRIMAND WARNING LOSS",
    "DISTURBING,         R21, WARNING LOSS,                     REPRIMAND WARNING LOSS"
  })
  void R4_R5_R6_R7_R8_R9_R20_R21_eachEditionsRemedies(
      Offence offence, String article, String cn2002, String cn1988) {
    assertThat(offence.article()).isEqualTo(article);
    for (RuleSet rules : RuleSet.values()) {
      assertThat(remedies(offence, rules, 0))
          .as("%s %s", offence, rules)
          .isEqualTo(rules == RuleSet.CN_1988 ? cn1988 : cn2002);
    }
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  void R20_aTelephoneThatRingsAgainLoses(RuleSet rules) {
    assertThat(remedies(Offence.PHONE_RINGS, rules, 1)).isEqualTo("WARNING LOSS");
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  void R10_onlyTheCnEditionsLoseByTheSecondWarning(RuleSet rules) {
    boolean cn = rules.id().startsWith("cn");
    for (Remedy remedy :
        List.of(Remedy.WARNING, Remedy.FORFEIT_TURN_AND_WARNING, Remedy.TAKE_BACK_AND_WARNING)) {
      assertThat(remedy.loses(rules, 0)).isFalse();
      assertThat(remedy.loses(rules, 1)).isEqualTo(cn);
    }
    for (Remedy remedy : List.of(Remedy.REPRIMAND, Remedy.FORFEIT_TURN, Remedy.HOLD)) {
      assertThat(remedy.loses(rules, 1)).isFalse();
    }
    assertThat(Remedy.LOSS.loses(rules, 0)).isTrue();
  }

  @Test
  void aRemedyIsTheActsItConsistsOf() {
    Side black = Side.BLACK;
    Act warning = new Act.Warn(black);
    assertThat(Remedy.REPRIMAND.acts(black, "talking"))
        .containsExactly(new Act.Note(Optional.of(black), "talking"));
    assertThat(Remedy.WARNING.acts(black, "x")).containsExactly(warning);
    assertThat(Remedy.FORFEIT_TURN.acts(black, "x")).containsExactly(new Act.ForfeitTurn(black));
    assertThat(Remedy.FORFEIT_TURN_AND_WARNING.acts(black, "x"))
        .containsExactly(new Act.ForfeitTurn(black), warning);
    assertThat(Remedy.TAKE_BACK_AND_WARNING.acts(black, "x"))
        .containsExactly(new Act.TakeBack(black, false), warning);
    assertThat(Remedy.HOLD.acts(black, "x")).containsExactly(new Act.Pause());
    assertThat(Remedy.LOSS.acts(black, "x"))
        .containsExactly(new Act.End(Act.Ending.FORFEIT, Optional.of(black)));
    assertThat(Arrays.stream(Remedy.values()).map(remedy -> remedy.acts(black, "x")))
        .doesNotContain(List.of());
  }
}
