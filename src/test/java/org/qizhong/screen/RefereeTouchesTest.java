package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many touches a warning, a pause and a ruling take, the PIN not counted. */
class RefereeTouchesTest extends RefereeRig {
  @Test
  @DisplayName("A warning takes three touches from the running match: desk, side, offence held")
  void R4_aWarningTakesThreeTouches() throws Exception {
    enter();
    touch("tile-warn-black");
    assertThat(rig.written()).contains("warning 1: costs 1 zi; a second one loses");
    hold("offence-early-press");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[{\"warn\":\"black\"}],\"why\":\"Pressed too early\",\"article\":\"R4\"}");
    assertThat(touches).isLessThanOrEqualTo(3);
  }

  @Test
  @DisplayName("A pause takes one touch from the running match, and one at the desk")
  void R13_aPauseTakesOneTouch() throws Exception {
    hold("button-0");
    assertThat(given()).containsExactly("{\"pause\":\"black\"}");
    assertThat(touches).isEqualTo(1);
    enter();
    rig.sent.clear();
    touch("pause");
    assertThat(given()).containsExactly("{\"pause\":true}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "forfeit-black | {'end':'forfeit','side':'black'} | R17 | chief",
        "draw | {'end':'draw'} | R17 | chief",
        "both-lose | {'end':'both-lose'} | R17 | chief",
        "replay | {'end':'replay'} | R17 | chief",
        "resign-white | {'end':'resign','side':'white'} | E3 | none"
      })
  @DisplayName("E3: a ruling that ends the game takes four touches from the running match")
  void E3_aRulingTakesFourTouches(String id, String act, String article, String needs)
      throws Exception {
    enter();
    touch("end", "end-" + id);
    previewed(needs);
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[%s],\"why\":\"ruling\",\"article\":\"%s\"}"
                .formatted(act.replace('\'', '"'), article));
    assertThat(touches).isLessThanOrEqualTo(4);
  }
}
