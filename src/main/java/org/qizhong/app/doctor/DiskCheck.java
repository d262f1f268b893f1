package org.qizhong.app.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The room there is for records and the log, and whether anything can be written there at all. */
public record DiskCheck(Path data) implements Check {
  private static final String PART = "disk";
  private static final long MEGABYTE = 1_000_000;

  /** Twice what the logs of all processes may take; a match takes less than one. */
  private static final long ENOUGH = 200 * MEGABYTE;

  @Override
  public List<Finding> look() {
    try {
      long free = Files.getFileStore(data).getUsableSpace();
      return List.of(judged(data, free, Files.isWritable(data)));
    } catch (IOException unreadable) {
      return List.of(Finding.fault(PART, data + ": " + unreadable.getMessage()));
    }
  }

  /** What {@code free} bytes at {@code data} mean. */
  static Finding judged(Path data, long free, boolean writable) {
    String words = free / MEGABYTE + " MB free at " + data;
    if (!writable) {
      return Finding.fault(PART, data + " cannot be written");
    }
    return free < ENOUGH
        ? Finding.fault(PART, words + "; at least " + ENOUGH / MEGABYTE + " are wanted")
        : Finding.ok(PART, words);
  }
}
