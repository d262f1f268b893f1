package org.qizhong.screen.card;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The players that were chosen last, in {@value #FILE} of the data directory, newest first. */
public final class NameStore {
  /** The file's name. */
  public static final String FILE = "players.txt";

  /** How many are remembered. */
  public static final int MOST = 200;

  private final Path file;

  /** The store of a data directory. */
  public NameStore(Path data) {
    file = data.resolve(FILE);
  }

  /**
   * The players, newest first.
   *
   * @throws Misfit if the file is no list of players; it is left as it is
   */
  public List<Player> all() throws Misfit {
    return Files.exists(file) ? PlayerList.read(file) : List.of();
  }

  /** Remembers {@code chosen}, the last of them as the newest. */
  public void remember(List<Player> chosen) throws Misfit, IOException {
    List<Player> players = new ArrayList<>(all());
    for (Player player : chosen) {
      if (!player.isNone()) {
        players.removeIf(one -> one.name().equals(player.name()));
        players.addFirst(player);
      }
    }
    SafeFile.write(
        file,
        players.stream()
            .limit(MOST)
            .map(player -> player.name() + "\t" + player.rank() + "\n")
            .collect(Collectors.joining()));
  }
}
