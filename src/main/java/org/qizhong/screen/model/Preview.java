package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.match.Role;

/**
 * What would come of a line if it were given now.
 *
 * @param of the line
 * @param refused why it would not be taken
 * @param happenings what would happen, as the desk's lines
 * @param needs the role it takes
 * @param readings both sides' afterwards; empty where it is refused
 */
public record Preview(
    JsonNode of,
    Optional<String> refused,
    List<JsonNode> happenings,
    Role needs,
    Optional<BySide<ReadingLine>> readings) {
  public Preview {
    happenings = List.copyOf(happenings);
  }

  /** Whether it is what {@code line} would come to; numbers may be written otherwise. */
  public boolean isOf(JsonNode line) {
    return of.equals(Preview::compare, line);
  }

  private static int compare(JsonNode one, JsonNode other) {
    boolean same =
        one.isNumber() && other.isNumber()
            ? one.decimalValue().compareTo(other.decimalValue()) == 0
            : one.equals(other);
    return same ? 0 : 1;
  }
}
