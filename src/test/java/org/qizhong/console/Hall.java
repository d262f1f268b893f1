package org.qizhong.console;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Fittings;
import org.qizhong.desk.Pins;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.store.FileJournal;

/** A running desk with its socket, as the program wires it. */
final class Hall implements AutoCloseable {
  final Desk desk;
  final SocketServer server;
  final Path socket;

  Hall(Path data) throws IOException, Refusal {
    this(
        data,
        new Desk(
            new SystemTicker(),
            new FileJournal(data, LocalDateTime::now),
            Speaker.SILENT,
            Buzzer.SILENT));
  }

  /** With PINs. */
  Hall(Path data, Pins pins) throws IOException, Refusal {
    this(
        data,
        new Desk(
            new SystemTicker(),
            new FileJournal(data, LocalDateTime::now),
            Fittings.of(Speaker.SILENT, Buzzer.SILENT),
            pins));
  }

  private Hall(Path data, Desk opened) throws Refusal {
    socket = data.resolve("desk.sock");
    desk = opened;
    server = SocketServer.open(desk, socket);
    desk.start();
  }

  Visitor visitor() throws IOException {
    return Visitor.to(socket);
  }

  @Override
  public void close() throws IOException {
    server.close();
    desk.close();
  }
}
