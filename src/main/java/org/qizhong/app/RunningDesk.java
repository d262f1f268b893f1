package org.qizhong.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.console.SocketServer;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Fittings;
import org.qizhong.desk.Lamps;
import org.qizhong.desk.Rehearsal;
import org.qizhong.desk.SoundDesk;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.desk.Ticker;
import org.qizhong.gpio.Gpio;
import org.qizhong.sound.SoundControl;
import org.qizhong.sound.Voices;
import org.qizhong.store.DataDirectory;
import org.qizhong.store.FileJournal;
import org.qizhong.store.PinStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A desk with its data directory, journal, voice and socket. */
final class RunningDesk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RunningDesk.class);

  private final DataDirectory data;
  private final Desk desk;
  private final Voices voices;
  private final SocketServer socket;
  private final Optional<Gpio> gpio;
  private final SoundWatch settings;

  private RunningDesk(
      DataDirectory data, Desk desk, SoundControl sound, Optional<Gpio> gpio, SocketServer socket) {
    this.data = data;
    this.desk = desk;
    this.voices = sound.speaker();
    this.gpio = gpio;
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
    rehearse(); // a match that goes on is credited until its desk is made: nothing slow comes after
    SoundControl sound = SoundControl.open(folder, ticker);
    Gpio.Found wired = Gpio.open(folder, ticker, new BuzzerHearing(sound));
    Optional<Gpio> gpio = wired.gpio();
    try {
      FileJournal journal = new FileJournal(folder, LocalDateTime::now);
      Desk desk = new Desk(ticker, journal, fittings(sound, gpio), new PinStore(folder));
      wired.unseen().ifPresent(why -> desk.alarm("buttons", why));
      SocketServer socket = SocketServer.open(desk, option.socket());
      return new RunningDesk(data, desk, sound, gpio, socket);
    } catch (Refusal | IOException failed) {
      gpio.ifPresent(Gpio::close);
      throw failed;
    }
  }

  /** The wired buzzer sounds beside the voice's own. */
  private static Fittings fittings(SoundControl sound, Optional<Gpio> gpio) {
    Voices voices = sound.speaker();
    return new Fittings(
        voices,
        gpio.map(Gpio::buzzer).map(voices.buzzer()::and).orElse(voices.buzzer()),
        gpio.<SoundDesk>map(it -> new BuzzingSound(sound, it)).orElse(sound),
        gpio.map(Gpio::buttons),
        gpio.map(Gpio::lamps).orElse(Lamps.NONE),
        Version.number());
  }

  /** No desk stays away for want of a rehearsal: then the first press is slower. */
  private static void rehearse() {
    try (Aside aside = new Aside()) {
      FileJournal journal = new FileJournal(aside.folder(), LocalDateTime::now);
      Rehearsal.play(journal, Speaker.SILENT, Buzzer.SILENT);
    } catch (IOException | UncheckedIOException | Refusal failed) {
      LOG.warn("not rehearsed", failed);
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
    gpio.ifPresent(Gpio::close);
    desk.close();
    data.close();
  }
}
