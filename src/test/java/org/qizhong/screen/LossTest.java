package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.text.Text;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A desk that stops speaking: the old time is gone from the screen within a second. */
class LossTest extends WindowRig {
  @Test
  @DisplayName("Within 1 s of the desk's last line the digits are gone, not frozen")
  void theDigitsAreGoneWithinASecond() throws Exception {
    show(match("1h"), face("running", "black", 3, main("59:10"), main("58:20")));
    AtomicLong gone = new AtomicLong();
    onScreen(
        () -> {
          Text digits = find("digits-black");
          digits.textProperty().addListener((text, was, is) -> gone.set(System.nanoTime()));
          return digits;
        });
    desk.silent(true);
    waitFor(() -> gone.get() != 0);
    assertThat(gone.get() - desk.lastSaid()).isLessThanOrEqualTo(1_000_000_000L);
    assertThat(texts("no clock"::equals)).isTrue();
  }
}
