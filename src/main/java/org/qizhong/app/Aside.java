package org.qizhong.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder for a rehearsal, gone with everything in it afterwards.
 *
 * @param folder where the system keeps what is not kept
 */
record Aside(Path folder) implements AutoCloseable {
  Aside() throws IOException {
    this(Files.createTempDirectory("qizhong-rehearsal"));
  }

  @Override
  public void close() throws IOException {
    List<Path> innermostFirst;
    try (Stream<Path> files = Files.walk(folder)) {
      innermostFirst = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : innermostFirst) {
      Files.deleteIfExists(file);
    }
  }
}
