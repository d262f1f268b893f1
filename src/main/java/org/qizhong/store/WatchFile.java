package org.qizhong.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.OptionalLong;
import org.qizhong.clock.Tick;

/**
 * The last moment a match was watched, in one small block that is written over: tick, the match's
 * zero on the monotonic clock, and the boot it belongs to.
 */
final class WatchFile implements AutoCloseable {
  private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
  private static final int SIZE = 96;

  /**
   * What was noted.
   *
   * @param zero empty when noted in an earlier boot, whose monotonic clock is gone
   */
  record Watch(Tick at, OptionalLong zero) {}

  private final Path path;
  private final String boot;
  private FileChannel out;

  WatchFile(Path path) {
    this(path, bootId());
  }

  WatchFile(Path path, String boot) {
    this.path = path;
    this.boot = boot;
  }

  private static String bootId() {
    try {
      return Files.readString(BOOT).strip();
    } catch (IOException unknown) {
      return "unknown";
    }
  }

  /** Makes the file, so that the first moment need not wait for it. */
  synchronized void prepare() throws IOException {
    if (out == null) {
      out = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }
  }

  synchronized void write(Watch watch) throws IOException {
    prepare();
    String text = watch.at().nanos() + " " + watch.zero().orElse(0) + " " + boot;
    String block = text + " ".repeat(Math.max(1, SIZE - 1 - text.length())) + "\n";
    out.write(ByteBuffer.wrap(block.getBytes(StandardCharsets.US_ASCII)), 0);
  }

  /** What was last noted; empty when there is nothing or it cannot be read. */
  Optional<Watch> read() {
    try {
      String[] parts = Files.readString(path, StandardCharsets.US_ASCII).strip().split(" ");
      boolean sameBoot = parts[2].equals(boot) && !boot.equals("unknown");
      return Optional.of(
          new Watch(
              new Tick(Long.parseLong(parts[0])),
              sameBoot ? OptionalLong.of(Long.parseLong(parts[1])) : OptionalLong.empty()));
    } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException torn) {
      return Optional.empty();
    }
  }

  synchronized void clear() throws IOException {
    close();
    Files.deleteIfExists(path);
  }

  synchronized void sync() throws IOException {
    if (out != null) {
      out.force(false);
    }
  }

  @Override
  public synchronized void close() throws IOException {
    if (out != null) {
      out.close();
      out = null;
    }
  }
}
