package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.screen.model.LogLine;

/**
 * R13: the latest pause, as the log has it.
 *
 * @param from when it began
 * @param until when the match went on; empty while it has not
 * @param asked a side's id, or a role's
 * @param why reasons put on record since; may be empty
 */
record PauseRecord(Duration from, Optional<Duration> until, String asked, String why) {
  private static final String ARTICLE = "R13";

  /** The latest of {@code log}; empty where there has been none. */
  static Optional<PauseRecord> latest(List<LogLine> log) {
    Optional<PauseRecord> latest = Optional.empty();
    for (LogLine line : log) {
      JsonNode of = line.of();
      switch (of.path("event").asText()) {
        case "paused" ->
            latest =
                Optional.of(
                    new PauseRecord(line.at(), Optional.empty(), line.by(), line.why().orElse("")));
        case "resumed" -> latest = latest.map(pause -> pause.endedAt(line.at()));
        case "noted" -> latest = latest.map(pause -> pause.noted(line));
        default -> {}
      }
    }
    return latest;
  }

  private PauseRecord endedAt(Duration at) {
    return until.isPresent() ? this : new PauseRecord(from, Optional.of(at), asked, why);
  }

  private PauseRecord noted(LogLine line) {
    return line.article().equals(Optional.of(ARTICLE))
        ? new PauseRecord(from, until, asked, line.why().orElse(line.of().path("why").asText()))
        : this;
  }

  /** How long it has lasted, or lasted. */
  Duration length(Duration now) {
    Duration length = until.orElse(now).minus(from);
    return length.isNegative() ? Duration.ZERO : length;
  }
}
