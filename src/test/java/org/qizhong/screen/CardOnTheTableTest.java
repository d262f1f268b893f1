package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.model.Seats;

/** The card on the table: both players' confirmations, and what the desk makes of it. */
class CardOnTheTableTest extends CardHands {
  @Test
  void bothPanelsAreButtonsWhereThereAreNoOthers() {
    rig.hear(SCREEN);
    lies("");
    rig.touch("seat-black");
    assertThat(rig.next()).isEqualTo("{\"press\":\"black\"}");
    lies("\"black\"");
    assertThat(rig.written()).contains("Confirmed ✓", "Touch here to confirm", "K7Q-3FD");
    rig.touch("seat-white");
    assertThat(rig.next()).isEqualTo("{\"press\":\"white\"}");
  }

  @Test
  void aTouchRightAfterTheGreenOneOrTheOthersConfirmsNothing() {
    rig.touch("lay");
    lies("");
    rig.sent.clear();
    rig.touchAtOnce("seat-black");
    assertThat(rig.sent).isEmpty();
    rig.touch("seat-black");
    rig.touchAtOnce("seat-white");
    assertThat(rig.sent).containsExactly("{\"press\":\"black\"}");
  }

  @Test
  void withRealButtonsThePanelsAreNone() {
    rig.hear(GPIO);
    lies("");
    assertThat(rig.written()).contains("Press your own button");
    rig.touch("seat-black", "seat-white");
    assertThat(rig.sent).isEmpty();
    rig.hear(SCREEN);
    assertThat(rig.written()).contains("Touch here to confirm");
  }

  @Test
  void lettersAreTheButtonsHereToo() {
    lies("");
    rig.stroke(KeyCode.L);
    assertThat(rig.next()).isEqualTo("{\"press\":\"white\"}");
  }

  @Test
  void backTakesTheCardAwayAndItStaysAsItWas() {
    rig.hear(card("{\"time\":\"3h\",\"rules\":\"kr\",\"table\":\"7\"}", "\"black\""));
    rig.touch("take-away");
    assertThat(rig.next()).isEqualTo("{\"card\":false}");
    rig.hear("{\"event\":\"card\"}");
    rig.touch("lay");
    assertThat(rig.next())
        .isEqualTo("{\"card\":{\"time\":\"3h\",\"rules\":\"kr\",\"table\":\"7\"}}");
  }

  @Test
  void anyChangeOnTheTableIsANewCard() {
    rig.hear(
        card(
            "{\"time\":\"60m\",\"rules\":\"jp\",\"players\":{\"black\":{\"name\":\"Li\"}}}",
            "\"black\""));
    rig.touch("confirm-swap");
    assertThat(rig.next())
        .isEqualTo(
            "{\"card\":{\"time\":\"60m\",\"rules\":\"jp\","
                + "\"players\":{\"white\":{\"name\":\"Li\"}}}}");
  }

  @ParameterizedTest
  @EnumSource(Seats.class)
  @DisplayName("R19: each panel turns to its player and stays beside the own button")
  void R19_eachPanelTurnsToItsPlayer(Seats seats) {
    rig.set("seats", seats.id());
    lies("");
    assertThat(rig.written()).contains("K7Q-3FD");
    for (Side side : Side.values()) {
      Node panel = rig.node("seat-" + side.id());
      Node content = ((Parent) panel).getChildrenUnmodifiable().getFirst();
      double turn = content.getRotate() + seats.turn();
      assertThat(turn % 360).isEqualTo(seats.turn(side));
      double x = panel.localToScene(panel.getLayoutBounds()).getCenterX();
      assertThat(x < 400).isEqualTo(side == Side.BLACK);
    }
  }

  @Test
  void eventAndBoardStandOnIt() {
    rig.hear(card("{\"time\":\"3h\",\"rules\":\"kr\",\"event\":\"Cup\",\"table\":\"7\"}", ""));
    assertThat(rig.written()).contains("Cup · 7");
  }

  @Test
  void T8_aSwapSaysThatTheTimesStayWithTheColours() {
    lies("");
    assertThat(rig.written()).doesNotContain("the times stay");
    rig.hear(card("{\"time\":{\"black\":\"1h\",\"white\":\"30m\"},\"rules\":\"jp\"}", ""));
    assertThat(rig.written()).contains("the times stay with the colours.");
  }

  @Test
  void R1_theDesksDeductionStandsOnThePanels() {
    rig.hear(
        card("{\"time\":\"60m\",\"rules\":\"jp\"}", "")
            .replace("\"late\":{}", "\"late\":{\"black\":300,\"white\":4000}")
            .replace("\"deducted\":{}", "\"deducted\":{\"black\":600}")
            .replace("\"forfeit\":[]", "\"forfeit\":[\"white\"]"));
    assertThat(rig.written()).contains("5 min late: 10 min deducted", "over the limit: loses");
  }

  @Test
  void R1_aDeductionThatLeavesNothingIsSaidOnThePanel() {
    rig.hear(
        card("{\"time\":\"5s + 1x20s\",\"rules\":\"jp\"}", "")
            .replace("\"late\":{}", "\"late\":{\"black\":120}")
            .replace("\"deducted\":{}", "\"deducted\":{\"black\":240}"));
    assertThat(rig.written()).contains("2 min late: 4 min deducted, nothing is left: loses");
  }

  @Test
  void theMatchFollowsAndTheNextCardHasNoPlayers() throws Exception {
    rig.touch("player-black", "name-write", "key-L", "take", "back", "lay");
    String laid = header();
    rig.hear(card(laid, "\"black\""), "{\"event\":\"card\"}", match("60m + 5x60s"));
    rig.hear(face("ready", "black", 0, main("1:00:00"), main("1:00:00")));
    assertThat(rig.find("lay")).isEmpty();
    rig.hear(Lines.IDLE);
    rig.touch("lay");
    assertThat(header()).doesNotContain("players");
  }

  @Test
  void theWayBackIsThereWhileAMatchIsOpen() {
    assertThat(rig.find("back")).isEmpty();
    rig.hear(match("1h"), face("confirmed", "black", 9, main("1:00"), main("1:00")));
    rig.perform(new MatchButton.Deed.OpenForm());
    rig.touch("back");
    assertThat(rig.find("lay")).isEmpty();
  }

  @Test
  void whatTheDeskRefusesIsSaidOnTheCard() {
    rig.touch("lay");
    rig.hear(
        "{\"event\":\"refused\",\"reason\":\"a match is unfinished; confirm its result or close"
            + " it first\"}");
    assertThat(rig.written())
        .contains("This cannot be", "a match is unfinished; confirm its result or close it first");
    rig.touch("rules-jp");
    assertThat(rig.written()).contains("How it will go");
  }
}
