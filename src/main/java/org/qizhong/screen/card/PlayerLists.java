package org.qizhong.screen.card;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Where lists of players are looked for: the data directory's own, and sticks. */
public final class PlayerLists {
  /** How deep a stick is mounted below its root: the user's folder, the stick's. */
  private static final int MOUNT_DEPTH = 2;

  private final Path own;
  private final Path sticks;

  /**
   * Lists of these folders, either of which may be missing.
   *
   * @param own the data directory's
   * @param sticks where sticks are mounted
   */
  public PlayerLists(Path own, Path sticks) {
    this.own = own;
    this.sticks = sticks;
  }

  /** The text files there now, the data directory's first, by name. */
  public List<Path> find() {
    List<Path> files = new ArrayList<>(texts(own));
    for (Path folder : folders(sticks, MOUNT_DEPTH)) {
      files.addAll(texts(folder));
    }
    return files;
  }

  private static List<Path> folders(Path root, int depth) {
    List<Path> found = new ArrayList<>();
    for (Path child : children(root)) {
      if (Files.isDirectory(child)) {
        found.add(child);
        if (depth > 1) {
          found.addAll(folders(child, depth - 1));
        }
      }
    }
    return found;
  }

  private static List<Path> texts(Path folder) {
    return children(folder).stream()
        .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".txt"))
        .filter(Files::isRegularFile)
        .toList();
  }

  /** A stick that is pulled out meanwhile has no files. */
  private static List<Path> children(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> !file.getFileName().toString().startsWith(".")).sorted().toList();
    } catch (IOException | java.io.UncheckedIOException gone) {
      return List.of();
    }
  }
}
