package org.qizhong.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.Buttons;
import org.qizhong.desk.Edge;
import org.qizhong.desk.SystemTicker;
import org.qizhong.desk.Ticker;
import org.qizhong.gpio.Gpio;
import org.qizhong.gpio.GpioSettings;
import org.qizhong.sound.SoundControl;
import org.qizhong.sound.SoundSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A short match over the socket of a desk that nobody hears and that has no buttons: Java notes
 * which classes it took, and the launcher keeps that for quicker starts. A desk that fell in
 * mid-match is back the sooner.
 */
final class DeskRehearsal {
  private static final Logger LOG = LoggerFactory.getLogger(DeskRehearsal.class);

  /** A label that no chip has. */
  private static final String NO_CHIP = "chip = rehearsal\n";

  private static final long PAUSE = 150;

  private final Path folder;
  private final Ticker ticker = new SystemTicker();

  /** What the desk answered. */
  private final List<String> heard = new CopyOnWriteArrayList<>();

  private DeskRehearsal(Path folder) {
    this.folder = folder;
  }

  /** What is said to the desk, one line after the other. */
  private static List<String> lines() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    DeskRehearsal.class.getResourceAsStream("rehearsal.jsonl"), "rehearsal.jsonl"),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }

  /** Plays the match in a folder of its own, which is gone afterwards; returns what was heard. */
  static List<String> play() throws IOException, Refusal, InterruptedException {
    try (Aside aside = new Aside()) {
      DeskRehearsal rehearsal = new DeskRehearsal(aside.folder());
      rehearsal.lookForButtons();
      rehearsal.takeButtons();
      rehearsal.match();
      return rehearsal.heard;
    }
  }

  /** Whatever it takes to find that there are none. */
  private void lookForButtons() throws IOException {
    Path settings = folder.resolve(GpioSettings.FILE);
    Files.writeString(settings, NO_CHIP);
    try {
      Gpio.open(folder, ticker, hearing());
    } catch (Refusal expected) {
      LOG.debug("no chip has that label", expected);
    }
    Files.writeString(settings, "gpio = off\n");
  }

  /** And what it takes to have them. */
  private void takeButtons() throws Refusal, InterruptedException {
    try (Gpio gpio = Gpio.rehearse(folder, ticker, hearing()).gpio().orElseThrow()) {
      gpio.buttons().listen(new Unheard());
      gpio.lamps().light(Optional.of(Side.BLACK));
      Thread.sleep(PAUSE);
    }
  }

  private BuzzerHearing hearing() throws Refusal {
    return new BuzzerHearing(SoundControl.open(folder, ticker));
  }

  /** Nobody is told. */
  private static final class Unheard implements Buttons.Listener {
    @Override
    public void edge(Edge edge) {}

    @Override
    public void level(Edge level) {}

    @Override
    public void gap(String when) {}

    @Override
    public void lost(String reason) {}

    @Override
    public void back() {}

    @Override
    public void notKept(String reason) {}
  }

  private void match() throws IOException, Refusal, InterruptedException {
    Files.writeString(folder.resolve(SoundSettings.FILE), "volume = 0\n");
    DataOption data = DataOption.of(folder);
    try (RunningDesk desk = RunningDesk.open(data)) {
      desk.start();
      try (SocketChannel client = SocketChannel.open(StandardProtocolFamily.UNIX)) {
        client.connect(UnixDomainSocketAddress.of(data.socket()));
        Thread.ofPlatform().name("rehearsal").daemon().start(() -> listen(client));
        for (String line : lines()) {
          client.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
          Thread.sleep(PAUSE);
        }
      }
    }
  }

  private void listen(SocketChannel client) {
    try (BufferedReader reader =
        new BufferedReader(Channels.newReader(client, StandardCharsets.UTF_8))) {
      reader.lines().forEach(heard::add);
    } catch (IOException | UncheckedIOException closed) {
      LOG.debug("the match is over", closed);
    }
  }
}
