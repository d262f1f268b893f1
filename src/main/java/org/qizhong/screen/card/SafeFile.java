package org.qizhong.screen.card;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that a power cut leaves as they were or as they should be, never in between. */
public final class SafeFile {
  private SafeFile() {}

  /** Puts {@code text} in the place of what {@code file} held. */
  public static void write(Path file, String text) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            fresh,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    syncFolder(file.toAbsolutePath().getParent());
  }

  /** Puts a damaged {@code file} out of the way, as {@code NAME.bad}. */
  static void putAside(Path file) throws IOException {
    Path bad = file.resolveSibling(file.getFileName() + ".bad");
    Files.move(file, bad, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The new name is in the folder; it too must reach the disk. */
  private static void syncFolder(Path folder) throws IOException {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
