package org.qizhong.vm;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.qizhong.clock.Side;

/** What a desk has written of the match that it is in. */
final class MatchRecord {
  private final Path data;

  /**
   * @param data the desk's data directory
   */
  MatchRecord(Path data) {
    this.data = data;
  }

  /** A press as it was written, on the monotonic clock. */
  record Press(Side side, long stamp) {}

  /** Where the match's zero lies on the monotonic clock; empty until that is noted. */
  OptionalLong zero() {
    try {
      String[] parts = Files.readString(data.resolve("current.watch")).split(" ");
      return OptionalLong.of(Long.parseLong(parts[1]));
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException notYet) {
      return OptionalLong.empty();
    }
  }

  /** The zero of a match that was started after {@code instant}. */
  long zeroAfter(long instant) throws Exception {
    Waiting.until(() -> zero().orElse(Long.MIN_VALUE) >= instant, "the match's zero");
    return zero().orElseThrow();
  }

  /** The presses that were written, in the order of the record. */
  List<Press> presses() throws IOException, Failed {
    long zero = zero().orElseThrow();
    String name = Files.readString(data.resolve("current")).strip();
    List<Press> presses = new ArrayList<>();
    for (String line : Files.readAllLines(data.resolve("matches").resolve(name))) {
      JsonNode act = SocketTalk.JSON.readTree(line);
      if (act.has("press")) {
        presses.add(new Press(side(act.get("press").asText()), zero + SocketTalk.at(act)));
      }
    }
    return presses;
  }

  private static Side side(String id) {
    return id.equals(Side.BLACK.id()) ? Side.BLACK : Side.WHITE;
  }
}
