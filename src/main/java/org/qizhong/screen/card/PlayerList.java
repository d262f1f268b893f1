package org.qizhong.screen.card;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of players as text: one a line, {@code name} or {@code name<TAB or comma>rank}; UTF-8, a
 * byte order mark and carriage returns are tolerated, empty lines skipped.
 */
final class PlayerList {
  /** No event has that many players; a larger file is another kind of file. */
  private static final long MOST_BYTES = 1 << 20;

  private static final int LONGEST_NAME = 100;
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private PlayerList() {}

  /** The players of {@code file}; the refusal names the file, the line and the reason. */
  static List<Player> read(Path file) throws Misfit {
    String name = file.getFileName().toString();
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new Misfit("list-large", name);
      }
      return players(name, text(name, Files.readAllBytes(file)));
    } catch (IOException e) {
      throw new Misfit("list-unread", name);
    }
  }

  private static String text(String name, byte[] bytes) throws Misfit {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new Misfit("list-text", name);
    }
  }

  private static List<Player> players(String name, String text) throws Misfit {
    List<Player> players = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      number++;
      if (!line.isBlank()) {
        players.add(player(name, number, line));
      }
    }
    return players;
  }

  private static Player player(String name, int number, String line) throws Misfit {
    String[] parts = line.split("[\\t,，]", 2);
    Player player = new Player(parts[0], parts.length > 1 ? parts[1] : "");
    boolean control = line.chars().anyMatch(c -> c != '\t' && Character.isISOControl(c));
    if (control || player.isNone() || line.length() > LONGEST_NAME) {
      throw new Misfit("list-name", name, Integer.toString(number));
    }
    return player;
  }
}
