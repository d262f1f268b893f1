package org.qizhong.screen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.qizhong.console.SocketServer;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Fittings;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.store.FileJournal;
import org.qizhong.store.PinStore;

/** A window at a real desk with its journal, and the hands that bring a match under way. */
abstract class RealDeskRig extends WindowRig {
  /** Longer than a press keeps the buttons shut, and than a page takes no touch. */
  static final long GUARD = 450;

  static final int MOVES = 30;

  /** The card that lies ready: {@code time}, and how a period of it is said. */
  abstract String time();

  @Override
  AutoCloseable desk(Path socket) throws Exception {
    Files.writeString(
        folder.resolve("last-card.json"),
        "{\"time\":\"%s\",\"rules\":\"cn-2002\",\"event\":\"Cup\"}\n".formatted(time()));
    Desk real =
        new Desk(
            new SystemTicker(),
            new FileJournal(folder, LocalDateTime::now),
            Fittings.of(Speaker.SILENT, Buzzer.SILENT),
            new PinStore(folder));
    real.start();
    SocketServer server = SocketServer.open(real, socket);
    return () -> {
      server.close();
      real.close();
    };
  }

  final void confirmAndStart() throws Exception {
    waitFor(() -> find("lay") != null && find("lay").isVisible());
    tap("lay");
    waitForText("Touch here to confirm");
    tap("seat-black");
    waitForText("Confirmed ✓");
    Thread.sleep(GUARD);
    stroke(KeyCode.L);
    waitForText("White's press starts Black's clock");
    Thread.sleep(1_100);
    stroke(KeyCode.L);
    waitForText("Black: pause");
  }

  /** Black thinks its main time away at move 29. */
  final void playIntoByoYomi() throws Exception {
    for (int move = 1; move <= MOVES; move++) {
      boolean black = move % 2 == 1;
      if (move == MOVES - 1) {
        waitForText("byo-yomi");
      }
      stroke(black ? KeyCode.A : KeyCode.L);
      int made = move;
      waitFor(() -> texts(("move " + made)::equals));
    }
  }

  final void pauseAndGoOn() throws Exception {
    press("button-0");
    waitForText("both clocks are stopped · Black to move · Black asked for the pause");
    tap("button-0");
    hold("button-1");
    waitForText("Black: pause");
  }

  /** A touch that no press before it keeps from being taken. */
  final void tap(String id) throws InterruptedException {
    Thread.sleep(GUARD);
    touch(id);
  }

  /** The same, held. */
  final void press(String id) throws InterruptedException {
    Thread.sleep(GUARD);
    hold(id);
  }

  /** The only match file there is. */
  final Path record() {
    try (Stream<Path> files = Files.list(folder.resolve("matches"))) {
      return files.findFirst().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its acts, without their times. */
  final List<String> acts() throws IOException {
    return Files.readAllLines(record()).stream()
        .skip(1)
        .map(line -> line.replaceAll("\"at\":[^,]*,|[{}\"]", "").replace(':', ' '))
        .toList();
  }
}
