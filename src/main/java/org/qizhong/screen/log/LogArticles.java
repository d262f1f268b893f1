package org.qizhong.screen.log;

import java.util.Optional;
import org.qizhong.screen.model.LogLine;

/** The article that an entry falls under: the one it was given by, else that of what happened. */
final class LogArticles {
  private LogArticles() {}

  static Optional<String> of(LogLine line) {
    return line.article().or(() -> usual(line));
  }

  private static Optional<String> usual(LogLine line) {
    return switch (line.of().path("event").asText()) {
      case "late" -> Optional.of("R1");
      case "taken-back" -> Optional.of("R6");
      case "warned", "unwarned" -> Optional.of("R10");
      case "left-table" -> Optional.of("R12");
      case "paused", "readings-agreed" -> Optional.of("R13");
      case "sealed" -> Optional.of("R13s");
      case "swapped" -> Optional.of("R16");
      case "adjusted" -> Optional.of("R17");
      case "numbered" -> Optional.of("R22");
      case "resumed" -> Optional.of(line.act().path("resume").isTextual() ? "E4" : "R13");
      case "proposed", "agreed" -> Optional.of("E1");
      case "accepted", "confirmed", "withdrawn" -> Optional.of("E5");
      case "abandoned" -> Optional.of("E6");
      case "reread" -> Optional.of("C7");
      case "result" -> result(line.of().path("by").asText());
      default -> Optional.empty();
    };
  }

  /** A count has its arithmetic, and no article. */
  private static Optional<String> result(String by) {
    return switch (by) {
      case "warnings" -> Optional.of("R10");
      case "ruling" -> Optional.of("R17");
      case "resignation", "time", "forfeit" -> Optional.of("E3");
      default -> Optional.empty();
    };
  }
}
