package org.qizhong.screen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.stage.Window;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A few moments of a match, drawn for nobody: Java notes which classes they took, and the launcher
 * keeps that for quicker starts.
 */
final class Rehearsal {
  private static final Logger LOG = LoggerFactory.getLogger(Rehearsal.class);
  private static final long PAUSE = 250;

  private final ServerSocketChannel desk;
  private final List<String> lines;

  private Rehearsal(Path socket) throws IOException {
    desk = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    desk.bind(UnixDomainSocketAddress.of(socket));
    lines = lines();
  }

  /** What a desk would say. */
  static List<String> lines() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    Rehearsal.class.getResourceAsStream("rehearsal.jsonl"), "rehearsal.jsonl"),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }

  /** Plays it and returns the screen's exit code. */
  static int play(LongSupplier nanos) throws IOException {
    Path folder = Files.createTempDirectory("qizhong-rehearsal");
    Path socket = folder.resolve("desk.sock");
    try {
      Rehearsal rehearsal = new Rehearsal(socket);
      Thread.ofPlatform().name("rehearsal").daemon().start(rehearsal::speak);
      return Screen.run(socket, ScreenOptions.DEFAULT, nanos);
    } finally {
      Files.deleteIfExists(socket);
      Files.deleteIfExists(folder);
    }
  }

  private void speak() {
    try (desk;
        SocketChannel screen = desk.accept()) {
      for (String line : lines) {
        screen.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
        Thread.sleep(PAUSE);
      }
    } catch (IOException e) {
      LOG.warn("the rehearsal ends early", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Platform.runLater(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
  }
}
