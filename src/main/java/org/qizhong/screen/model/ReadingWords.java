package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Locale;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.screen.words.Texts;

/** Readings in words: {@code 1:04:33}, {@code byo-yomi 0:18 · 3×}. */
public final class ReadingWords {
  private ReadingWords() {}

  /** A side's reading. */
  public static String of(Texts texts, ReadingLine reading) {
    String time = digits(reading.time());
    return switch (reading.phase()) {
      case MAIN -> time;
      case FLAGGED -> texts.get("time.flagged");
      case OVERTIME -> overtime(texts, reading, time);
    };
  }

  private static String overtime(Texts texts, ReadingLine reading, String time) {
    if (reading.moves().isPresent()) {
      int moves = reading.moves().getAsInt();
      return reading.stage().isPresent()
          ? texts.get("referee.reading.stage", time, moves, reading.stage().getAsInt())
          : texts.get("referee.reading.moves", time, moves);
    }
    if (reading.left().isEmpty()) {
      return texts.get("referee.reading.overtime", time);
    }
    int left = reading.left().getAsInt();
    return reading.penalty().isPresent()
        ? texts.get("referee.reading.ing", time, left, reading.penalty().getAsInt())
        : texts.get("referee.reading.periods", time, left);
  }

  /** A side's reading as a face shows it, as short as it can be. */
  public static String brief(Texts texts, Side side, FaceLine.SideLine line) {
    String name = Words.name(texts, side);
    boolean counted = line.phase() == Phase.OVERTIME;
    if (counted && line.moves().isPresent()) {
      return texts.get("referee.brief.moves", name, line.shown(), line.moves().getAsInt());
    }
    return counted && line.left().isPresent()
        ? texts.get("referee.brief.periods", name, line.shown(), line.left().getAsInt())
        : texts.get("referee.brief", name, line.shown());
  }

  /** Time left is rounded up, so that {@code 0:00} says that time is up and nothing else does. */
  public static String digits(Duration time) {
    long seconds = time.getSeconds() + (time.getNano() > 0 ? 1 : 0);
    long hours = seconds / 3600;
    long minutes = seconds / 60 % 60;
    return hours > 0
        ? String.format(Locale.ROOT, "%d:%02d:%02d", hours, minutes, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d", minutes, seconds % 60);
  }
}
