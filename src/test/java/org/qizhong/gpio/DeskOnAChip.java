package org.qizhong.gpio;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Fittings;
import org.qizhong.desk.SoundDesk;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.desk.View;
import org.qizhong.store.FileJournal;

/** A desk with its own threads whose buttons, buzzer and lamps are wired to a scripted kernel. */
final class DeskOnAChip implements AutoCloseable {
  /** What the sound's settings say where a test does not. */
  static final Gpio.Hearing HEARING =
      new Gpio.Hearing() {
        @Override
        public boolean heard(Phase phase) {
          return true;
        }

        @Override
        public boolean ticks() {
          return false;
        }

        @Override
        public boolean mute() {
          return false;
        }
      };

  final List<String> lines = new CopyOnWriteArrayList<>();
  final ScriptedKernel kernel;
  final Gpio gpio;
  final Desk desk;

  private final View view =
      new View() {
        @Override
        public void show(String line) {
          lines.add(line);
        }

        @Override
        public void line(String line) {
          lines.add(line);
        }
      };

  DeskOnAChip(ScriptedKernel kernel, Path data, Map<String, String> settings)
      throws Refusal, IOException {
    this.kernel = kernel;
    SystemTicker ticker = new SystemTicker();
    gpio = Gpio.open(kernel, GpioSettings.of(settings), data, ticker, HEARING).gpio().orElseThrow();
    desk =
        new Desk(
            ticker,
            new FileJournal(data, LocalDateTime::now),
            new Fittings(
                Speaker.SILENT,
                gpio.buzzer(),
                SoundDesk.NONE,
                Optional.of(gpio.buttons()),
                gpio.lamps(),
                "test"));
    desk.attach(view);
    desk.start();
  }

  DeskOnAChip says(String line) {
    desk.submit(line, desk.ticker().nanos(), view);
    return this;
  }

  /** Waits for a line that contains all of {@code parts}, after the first {@code since}. */
  String awaits(int since, String... parts) {
    Predicate<String> fits = line -> List.of(parts).stream().allMatch(line::contains);
    eventually(() -> lines.stream().skip(since).anyMatch(fits), String.join(" ", parts));
    return lines.stream().skip(since).filter(fits).findFirst().orElseThrow();
  }

  String awaits(String... parts) {
    return awaits(0, parts);
  }

  void eventually(BooleanSupplier holds, String what) {
    long end = System.nanoTime() + 20_000_000_000L;
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not within 20 s: " + what + "; told " + lines);
      }
      Thread.onSpinWait();
    }
  }

  @Override
  public void close() throws IOException {
    gpio.close();
    desk.close();
  }
}
