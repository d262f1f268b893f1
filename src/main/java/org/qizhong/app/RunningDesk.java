package org.qizhong.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.clock.Refusal;
import org.qizhong.console.SocketServer;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Fittings;
import org.qizhong.desk.Rehearsal;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.desk.Ticker;
import org.qizhong.sound.SoundControl;
import org.qizhong.sound.Voices;
import org.qizhong.store.DataDirectory;
import org.qizhong.store.FileJournal;
import org.qizhong.store.PinStore;

/** A desk with its data directory, journal, voice and socket. */
final class RunningDesk implements AutoCloseable {
  private final DataDirectory data;
  private final Desk desk;
  private final Voices voices;
  private final SocketServer socket;
  private final SoundWatch settings;

  private RunningDesk(DataDirectory data, Desk desk, SoundControl sound, SocketServer socket) {
    this.data = data;
    this.desk = desk;
    this.voices = sound.speaker();
    this.socket = socket;
    this.settings = new SoundWatch(() -> take(sound, desk), it -> desk.alarm("sound", it));
  }

  /** A desk that is not started yet; whoever asks for one on a folder that has one is refused. */
  static RunningDesk open(DataOption option) throws Refusal, IOException {
    DataDirectory data = DataDirectory.take(option.path());
    try {
      return open(data, option);
    } catch (Refusal | IOException failed) {
      data.close();
      throw failed;
    }
  }

  private static RunningDesk open(DataDirectory data, DataOption option)
      throws Refusal, IOException {
    Path folder = data.path();
    Ticker ticker = new SystemTicker();
    SoundControl sound = SoundControl.open(folder, ticker);
    Voices voices = sound.speaker();
    Desk desk =
        new Desk(
            ticker,
            new FileJournal(folder, LocalDateTime::now),
            new Fittings(voices, voices.buzzer(), sound, Optional.empty(), Version.number()),
            new PinStore(folder));
    rehearse();
    SocketServer socket = SocketServer.open(desk, option.socket());
    return new RunningDesk(data, desk, sound, socket);
  }

  private static void rehearse() throws Refusal, IOException {
    Path aside = Files.createTempDirectory("qizhong-rehearsal");
    Rehearsal.play(new FileJournal(aside, LocalDateTime::now), Speaker.SILENT, Buzzer.SILENT);
    try (Stream<Path> files = Files.walk(aside)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** Starts the desk's thread, the voice and the watch on its settings. */
  void start() {
    desk.start();
    voices.start(reason -> desk.alarm("voice", reason));
    settings.start();
  }

  private static String take(SoundControl sound, Desk desk) throws Refusal {
    if (sound.reload()) {
      desk.soundChanged();
    }
    return sound.wrong();
  }

  Desk desk() {
    return desk;
  }

  SocketServer socket() {
    return socket;
  }

  @Override
  public void close() throws IOException {
    settings.close();
    socket.close();
    voices.close();
    desk.close();
    data.close();
  }
}
