package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.words.Language;

/** P1: a key that writes into a field is no player's press, on any page. */
class WritingTest extends RefereeRig {
  private static final String CARD =
      "{\"event\":\"card\",\"header\":{\"time\":\"60m\",\"rules\":\"cn-2002\"},\"late\":{},"
          + "\"deducted\":{},\"forfeit\":[],\"hash\":\"K7Q-3FD\",\"confirmed\":[]}";

  @Test
  @DisplayName("P1: a reason written while the clock runs presses and pauses nothing")
  void P1_aReasonPressesNothing() {
    enter();
    touch("end", "why-other");
    rig.sent.clear();
    rig.write("a lazy mill");
    assertThat(given()).isEmpty();
    assertThat(rig.written()).contains("a lazy mill");
    rig.stroke(KeyCode.ENTER);
    assertThat(rig.find("why-other")).isPresent();
    assertThat(given()).as("nothing of it was a press").isEmpty();
    rig.write("l");
    assertThat(given()).as("P1: all written").containsExactly("{\"press\":\"white\"}");
  }

  @Test
  @DisplayName("P1: a letter still held when the page goes presses nothing however it repeats")
  void P1_aLetterHeldPressesNothing() {
    enter();
    touch("end", "why-other");
    rig.key(KeyEvent.KEY_PRESSED, KeyCode.L);
    touch("take", "back", "lock");
    rig.sent.clear();
    rig.key(KeyEvent.KEY_PRESSED, KeyCode.L);
    assertThat(given()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "player-black name-write, a mal la",
    "more more-event, zaal m",
    "time-more write, l am z",
    "time-more save, all maz"
  })
  @DisplayName("R1: what is written on the card confirms none that lies on the table meanwhile")
  void R1_theCardsFieldsConfirmNothing(String path, String text) {
    rig = new CardRig(data, Language.EN, 800, 480);
    rig.touch(path.split(" "));
    rig.hear(CARD);
    rig.sent.clear();
    rig.write(text);
    assertThat(rig.sent).isEmpty();
    assertThat(rig.written()).contains(text);
  }

  @Test
  @DisplayName("S2: no key of the count is a press")
  void S2_theCountPressesNothing() {
    rig.hear(match("1h"), face("passed", "black", 254, main("3:12"), main("10:41")));
    rig.perform(new MatchButton.Deed.OpenCount());
    rig.sent.clear();
    rig.write("al zm");
    assertThat(rig.sent).isEmpty();
  }
}
