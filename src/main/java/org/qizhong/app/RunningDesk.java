package org.qizhong.app;

import java.io.IOException;
import java.time.LocalDateTime;
import org.qizhong.clock.Refusal;
import org.qizhong.console.SocketServer;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.store.DataDirectory;
import org.qizhong.store.FileJournal;

/** A desk with its data directory, journal and socket. */
final class RunningDesk implements AutoCloseable {
  private final DataDirectory data;
  private final Desk desk;
  private final SocketServer socket;

  private RunningDesk(DataDirectory data, Desk desk, SocketServer socket) {
    this.data = data;
    this.desk = desk;
    this.socket = socket;
  }

  /** Starts a desk; whoever asks for one on a folder that has one is refused. */
  static RunningDesk start(DataOption option) throws Refusal, IOException {
    DataDirectory data = DataDirectory.take(option.path());
    try {
      return start(data, option);
    } catch (Refusal | IOException failed) {
      data.close();
      throw failed;
    }
  }

  private static RunningDesk start(DataDirectory data, DataOption option)
      throws Refusal, IOException {
    Desk desk =
        new Desk(
            new SystemTicker(),
            new FileJournal(data.path(), LocalDateTime::now),
            Speaker.SILENT,
            Buzzer.SILENT);
    SocketServer socket = SocketServer.open(desk, option.socket());
    desk.start();
    return new RunningDesk(data, desk, socket);
  }

  Desk desk() {
    return desk;
  }

  SocketServer socket() {
    return socket;
  }

  @Override
  public void close() throws IOException {
    socket.close();
    desk.close();
    data.close();
  }
}
