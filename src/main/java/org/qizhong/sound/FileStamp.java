package org.qizhong.sound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * By what it is seen that a file was written since, even with what it said before.
 *
 * @param file which one it is: whoever writes it anew makes another
 */
record FileStamp(Optional<FileTime> written, long bytes, Optional<Object> file) {
  /** Of a file that is not there. */
  static final FileStamp NONE = new FileStamp(Optional.empty(), 0, Optional.empty());

  static FileStamp of(Path path) {
    try {
      BasicFileAttributes is = Files.readAttributes(path, BasicFileAttributes.class);
      return new FileStamp(
          Optional.of(is.lastModifiedTime()), is.size(), Optional.ofNullable(is.fileKey()));
    } catch (IOException notThere) {
      return NONE;
    }
  }
}
