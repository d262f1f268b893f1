package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.console.SocketServer;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.store.FileJournal;

/** A match from the start card to two passes, by hand, against the real desk. */
class WholeMatchTest extends WindowRig {
  private static final String CARD =
      "{\"time\":\"4s + 3x20s\",\"rules\":\"cn-2002\",\"event\":\"Cup\"}\n";
  private static final int MOVES = 30;

  @Override
  AutoCloseable desk(Path socket) throws Exception {
    Files.writeString(folder.resolve("last-card.json"), CARD);
    Desk real =
        new Desk(
            new SystemTicker(),
            new FileJournal(folder, LocalDateTime::now),
            Speaker.SILENT,
            Buzzer.SILENT);
    real.start();
    SocketServer server = SocketServer.open(real, socket);
    return () -> {
      server.close();
      real.close();
    };
  }

  @Test
  @DisplayName(
      "Card, both buttons, 30 moves into byo-yomi, pause, resume, pass, pass (T2, R13, E2)")
  void fromTheCardToTwoPasses() throws Exception {
    confirmAndStart();
    playIntoByoYomi();
    pauseAndGoOn();
    pass("Black");
    waitFor(() -> !texts("Black passes"::equals));
    pass("White");
    waitForText("two passes: count, or resume with Black to move");
    assertThat(acts())
        .startsWith("start black", "press black", "press white")
        .endsWith("press white", "pause black", "resume true", "pass black", "pass white")
        .hasSize(MOVES + 5);
  }

  private void confirmAndStart() throws Exception {
    waitFor(() -> find("lay") != null && find("lay").isVisible());
    Thread.sleep(400);
    touch("lay");
    waitForText("Touch here to confirm");
    Thread.sleep(400);
    touch("seat-black");
    waitForText("Confirmed ✓");
    Thread.sleep(400);
    stroke(KeyCode.L);
    waitForText("White's press starts Black's clock");
    Thread.sleep(1_100);
    stroke(KeyCode.L);
    waitForText("Black: pause");
  }

  /** Black thinks its main time away at move 29. */
  private void playIntoByoYomi() throws Exception {
    for (int move = 1; move <= MOVES; move++) {
      boolean black = move % 2 == 1;
      if (move == MOVES - 1) {
        waitForText("byo-yomi");
        waitForText("3 × 20 s left");
      }
      stroke(black ? KeyCode.A : KeyCode.L);
      int made = move;
      waitFor(() -> texts(("move " + made)::equals));
    }
  }

  private void pauseAndGoOn() throws Exception {
    Thread.sleep(400);
    hold("button-0");
    waitForText("both clocks are stopped · Black to move · Black asked for the pause");
    Thread.sleep(400);
    touch("button-0");
    hold("button-1");
    waitForText("Black: pause");
  }

  private void pass(String side) throws Exception {
    Thread.sleep(400);
    hold("button-1");
    waitForText(side + " passes");
    hold("button-0");
  }

  private List<String> acts() throws Exception {
    try (Stream<Path> files = Files.list(folder.resolve("matches"))) {
      return Files.readAllLines(files.findFirst().orElseThrow()).stream()
          .skip(1)
          .map(line -> line.replaceAll("\"at\":[^,]*,|[{}\"]", "").replace(':', ' '))
          .toList();
    }
  }
}
