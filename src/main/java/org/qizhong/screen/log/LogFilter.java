package org.qizhong.screen.log;

import java.util.Locale;
import java.util.Set;
import org.qizhong.screen.model.LogLine;

/** Which entries of the log are read. */
enum LogFilter {
  ALL,
  RULINGS,
  TIME,
  MOVES;

  private static final Set<String> REFEREES = Set.of("referee", "chief");
  private static final Set<String> OF_TIME =
      Set.of(
          "overtime",
          "period-used",
          "penalty",
          "stage",
          "flagged",
          "call",
          "paused",
          "resumed",
          "late",
          "adjusted",
          "set",
          "reread",
          "reading",
          "readings-agreed",
          "corrected");
  private static final Set<String> OF_MOVES =
      Set.of(
          "started",
          "moved",
          "passed",
          "proposed",
          "sealed",
          "agreed",
          "abandoned",
          "taken-back",
          "numbered",
          "ignored");

  /** Its name in texts and of its button. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether {@code line} is one of them. */
  boolean takes(LogLine line) {
    String event = line.of().path("event").asText();
    return switch (this) {
      case ALL -> true;
      case RULINGS -> REFEREES.contains(line.by());
      case TIME -> OF_TIME.contains(event);
      case MOVES -> OF_MOVES.contains(event);
    };
  }
}
