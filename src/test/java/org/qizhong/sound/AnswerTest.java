package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;

/** C6: how much is left, for whoever asks. */
class AnswerTest {
  private static final double EXACT = 0.001;

  @Test
  void C6_whoeverAsksIsTold() {
    Rig rig = Rig.started("0 + 3x60s");
    rig.until(5);
    rig.ask(Side.BLACK);
    rig.until(7);
    assertThat(rig.names()).containsExactly("minutes-left-3");
    assertThat(rig.only("minutes-left-3").at()).isBetween(5.0, 5.11);
  }

  @Test
  void C6_theAnswerWaitsForTheCallThatIsReadAndNothingCutsIt() {
    Rig rig = Rig.started("0 + 3x60s");
    rig.until(30.1);
    assertThat(rig.ask(Side.BLACK)).isEmpty();
    rig.until(38);
    assertThat(rig.names()).containsExactly("elapsed-30", "minutes-left-3");
    assertThat(rig.only("elapsed-30").length()).isCloseTo(0.4, within(EXACT));
    assertThat(rig.only("minutes-left-3").at()).isBetween(30.4, 30.6);
  }

  @Test
  void C6_anAnswerThatWouldRunIntoTheNextCallIsDroppedAndTheAskerToldWhy() {
    Rig rig = Rig.started("0 + 3x60s");
    rig.until(39.7);
    assertThat(rig.ask(Side.BLACK))
        .hasValueSatisfying(why -> assertThat(why).contains("next call"));
    rig.until(45);
    assertThat(rig.names()).containsExactly("elapsed-30", "elapsed-40");
  }

  @Test
  void C6_inTheCountThereIsNoTimeForAnAnswer() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.until(53.6);
    assertThat(rig.ask(Side.BLACK)).isPresent();
    rig.until(55.5);
    assertThat(rig.names()).endsWith("count-3", "count-4", "count-5");
  }

  @Test
  void C6_aPressTakesBackAnAnswerThatWaits() {
    Rig rig = Rig.started("0 + 3x60s");
    rig.until(30.1);
    rig.ask(Side.BLACK);
    rig.act(30.2, new Act.Press(Side.BLACK));
    rig.until(35);
    assertThat(rig.names()).containsExactly("elapsed-30");
  }

  @Test
  void C6_whoAsksAgainHearsOneAnswer() {
    Rig rig = Rig.started("0 + 3x60s");
    rig.until(30.1);
    for (int again = 0; again < 5; again++) {
      rig.ask(Side.BLACK);
    }
    rig.until(38);
    assertThat(rig.names()).containsExactly("elapsed-30", "minutes-left-3");
  }

  @Test
  void C6_inT5TheMovesAndTheTimeOfTheStageAreToldAtAnyInstant() {
    Rig rig = Rig.started("12s + 20/5m, 30/5m");
    rig.until(20);
    rig.ask(Side.BLACK);
    rig.until(30);
    assertThat(rig.names().subList(3, 6))
        .as("20 moves, 4:52 left")
        .containsExactly("moves-left-20", "minutes-4", "elapsed-50");
    for (int move = 0; move < 3; move++) {
      rig.act(30 + 0.2 * move, new Act.Press(Side.BLACK));
      rig.act(30.1 + 0.2 * move, new Act.Press(Side.WHITE));
    }
    rig.until(31);
    rig.ask(Side.BLACK);
    rig.until(36);
    assertThat(rig.names()).endsWith("moves-left-17", "minutes-4", "elapsed-40");
  }

  @Test
  void C6_withoutADeviceTheAskerIsTold() {
    Rig rig = Rig.started("0 + 3x60s");
    rig.until(5);
    rig.unplug();
    assertThat(rig.ask(Side.BLACK)).hasValueSatisfying(why -> assertThat(why).contains("device"));
  }

  @Test
  void C6_inMainTimeNobodyIsTold() {
    Rig rig = Rig.started("10m + 3x60s");
    rig.until(5);
    rig.ask(Side.BLACK);
    rig.until(7);
    assertThat(rig.names()).isEmpty();
  }
}
