package org.qizhong.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.qizhong.clock.Refusal;
import org.qizhong.store.FileJournal;

/**
 * A machine with a data directory on which desks are killed and started; seconds are its clock's.
 */
final class Machine {
  private static final LocalDateTime DATE = LocalDateTime.of(2026, 5, 4, 10, 30);

  private final Path data;
  private final List<DeskBench> started = new ArrayList<>();
  private final long[] now = {DeskBench.ORIGIN};

  Machine(Path data) {
    this.data = data;
  }

  /** Starts a desk; what those before it still had to write is written. */
  DeskBench newDesk() {
    rest();
    try {
      DeskBench desk =
          new DeskBench(new FileJournal(data, () -> DATE), Speaker.SILENT, Buzzer.SILENT, now);
      started.add(desk);
      return desk;
    } catch (Refusal refused) {
      throw new AssertionError(refused);
    }
  }

  /**
   * The desk is abandoned as a kill leaves it, once its journal's thread has nothing left to do;
   * {@code gap} seconds later another starts.
   */
  DeskBench killed(double gap) {
    now[0] += Math.round(gap * 1e9);
    return newDesk();
  }

  /** What the journal's thread still had to write is written. */
  void rest() {
    try {
      for (DeskBench desk : started) {
        desk.desk.drainJournal();
      }
    } catch (InterruptedException stop) {
      throw new AssertionError(stop);
    }
  }

  /** The machine is booted anew: its clock begins elsewhere and the watch's boot is another. */
  void boot() {
    rest();
    if (Files.exists(watchFile())) {
      writeWatch(watch().replaceFirst("[-0-9a-f]{36}", "00000000-0000-0000-0000-000000000000"));
    }
    now[0] = 1_000_000_000L;
  }

  Path watchFile() {
    return data.resolve("current.watch");
  }

  String watch() {
    return Files.exists(watchFile()) ? read(watchFile()) : "";
  }

  void writeWatch(String text) {
    try {
      Files.writeString(watchFile(), text);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The last moment watched, in seconds of the match. */
  double watched() {
    return Long.parseLong(watch().split(" ")[0]) / 1e9;
  }

  Path recordFile() {
    try (Stream<Path> files = Files.list(data.resolve("matches"))) {
      List<Path> all = files.sorted().toList();
      return all.getLast();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  String record() {
    return read(recordFile());
  }

  void addToRecord(String text) {
    try {
      Files.writeString(recordFile(), text, StandardOpenOption.APPEND);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** What the record replays to. */
  List<String> replayed() {
    return Bench.replayed(record());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
