package org.qizhong.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Where in a record a ruling's acts begin and end, kept while they are being written. */
final class RulingMark {
  private final Path path;

  RulingMark(Path path) {
    this.path = path;
  }

  void begin(Path record, long start, int length) throws IOException {
    Files.writeString(path, record.getFileName() + " " + start + " " + (start + length) + "\n");
  }

  void done() throws IOException {
    Files.deleteIfExists(path);
  }

  /** Leaves out a ruling of which only a part was written; whether there was one. */
  boolean cut(Path record) throws IOException {
    try {
      String[] parts = Files.readString(path).strip().split(" ");
      long size = Files.size(record);
      boolean cut =
          parts.length == 3
              && parts[0].equals(record.getFileName().toString())
              && size > Long.parseLong(parts[1])
              && size < Long.parseLong(parts[2]);
      if (cut) {
        try (FileChannel channel = FileChannel.open(record, StandardOpenOption.WRITE)) {
          channel.truncate(Long.parseLong(parts[1]));
        }
      }
      done();
      return cut;
    } catch (NoSuchFileException none) {
      return false;
    } catch (NumberFormatException torn) {
      // The mark itself was not finished, so nothing of the ruling was written yet.
      done();
      return false;
    }
  }
}
