package org.qizhong.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What {@link HeardTape} recorded without a break. */
final class Reel {
  static final int RATE = 48_000;
  private static final double NANOS = 1e9 / RATE;

  /** A piece comes late, never early: so far around a sample the earliest one is looked for. */
  private static final long AROUND = 2L * RATE;

  private final short[] samples;
  private final LongBuffer marks;

  private Reel(short[] samples, LongBuffer marks) {
    this.samples = samples;
    this.marks = marks;
  }

  static List<Reel> all(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.list(folder)) {
      files = found.filter(file -> file.toString().endsWith(".raw")).sorted().toList();
    }
    List<Reel> reels = new ArrayList<>();
    for (Path file : files) {
      ByteBuffer raw = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
      short[] samples = new short[raw.remaining() / 2];
      raw.asShortBuffer().get(samples);
      Path marks = Path.of(file.toString().replace(".raw", ".marks"));
      reels.add(new Reel(samples, ByteBuffer.wrap(Files.readAllBytes(marks)).asLongBuffer()));
    }
    return reels.stream().filter(reel -> reel.samples.length > RATE / 10).toList();
  }

  short[] samples() {
    return samples;
  }

  /** When it began. */
  long begun() {
    return nanos(0);
  }

  /** When a sample was heard. */
  long nanos(long sample) {
    double earliest = Double.MAX_VALUE;
    for (int index = 0; index + 1 < marks.limit(); index += 2) {
      if (Math.abs(marks.get(index) - sample) <= AROUND) {
        earliest = Math.min(earliest, marks.get(index + 1) - marks.get(index) * NANOS);
      }
    }
    return Math.round(earliest + sample * NANOS);
  }

  /** The first sample from {@code from} on that is not silence; the length if there is none. */
  int sound(int from) {
    int at = from;
    while (at < samples.length && samples[at] == 0) {
      at++;
    }
    return at;
  }
}
