package org.qizhong.app.doctor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the kernel tells of a machine in files.
 *
 * @param root where its file system begins: {@code /}
 */
public record Machine(Path root) {
  /** This one. */
  public static final Machine THIS = new Machine(Path.of("/"));

  /** What stands in a file; empty where there is none that may be read. */
  Optional<String> text(String path) {
    return text(root.resolve(path));
  }

  static Optional<String> text(Path file) {
    try {
      return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip());
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /** What of a folder fits {@code pattern}, in the order of the names. */
  List<Path> files(String folder, String pattern) {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(root.resolve(folder), pattern)) {
      found.forEach(files::add);
    } catch (IOException none) {
      return List.of();
    }
    files.sort(null);
    return files;
  }
}
