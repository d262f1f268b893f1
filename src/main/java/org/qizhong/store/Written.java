package org.qizhong.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that are on the disk before they take another's place. */
final class Written {
  /** Nobody but the owner reads or writes it. */
  static final FileAttribute<?> FOR_OWNER =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private Written() {}

  /** A file beside {@code target} that holds {@code text}, on the disk. */
  static Path beside(Path target, String text, FileAttribute<?>... attributes) throws IOException {
    Path next = target.resolveSibling(target.getFileName() + ".next");
    Files.deleteIfExists(next);
    try (FileChannel channel =
        FileChannel.open(
            next, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes)) {
      ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    return next;
  }
}
