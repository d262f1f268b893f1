package org.qizhong.screen.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.Bronstein;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Canadian;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.CountUp;
import org.qizhong.clock.Delay;
import org.qizhong.clock.Fischer;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.IngOvertime;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.model.FaceLine;

/** R14: what the faulty clock shows for one side, being typed. */
final class SidesReading {
  private static final String MINUTES = "minutes";
  private static final String SECONDS = "seconds";
  private static final String TIME = "time";
  private static final String LEFT = "left";
  private static final String MOVES = "moves";
  private static final String STAGE = "stage";
  private static final String PENALTY = "penalty";
  private static final int MOST_MINUTES = 1440;
  private static final int MOST_SECONDS = 59;
  private static final int MOST_PERIODS = 99;
  private static final int MOST_MOVES = 999;
  private static final int MOST_POINTS = 9_801;

  private final TimeControl time;
  private final Numbers numbers;
  private Phase phase;

  /** Beginning with what this clock shows. */
  SidesReading(Situation now, Side side) {
    time = now.header().time().of(side);
    FaceLine.SideLine line = now.of(side);
    boolean overtime = hasPhases() ? line.phase() == Phase.OVERTIME : isPerMove();
    phase = overtime ? Phase.OVERTIME : Phase.MAIN;
    int shown = shownSeconds(line.shown());
    List<Numbers.Field> fields = new ArrayList<>();
    fields.add(new Numbers.Field(MINUTES, 0, MOST_MINUTES, 1, shown / 60));
    fields.add(new Numbers.Field(SECONDS, 0, MOST_SECONDS, 1, shown % 60));
    for (String count : counts()) {
      fields.add(count(count, line));
    }
    numbers = new Numbers(fields);
  }

  private static int shownSeconds(String shown) {
    int seconds = 0;
    for (String part : shown.replaceFirst("\\..*", "").split(":")) {
      seconds = seconds * 60 + (part.matches("\\d{1,4}") ? Integer.parseInt(part) : 0);
    }
    return seconds;
  }

  /** What the method counts in overtime beside time. */
  private List<String> counts() {
    return switch (time) {
      case ByoYomi it -> List.of(LEFT);
      case Considerations it -> List.of(LEFT);
      case Canadian it -> List.of(MOVES, STAGE);
      case IngOvertime it -> List.of(LEFT, PENALTY);
      case Absolute it -> List.of();
      case Fischer it -> List.of();
      case Delay it -> List.of();
      case Bronstein it -> List.of();
      case Hourglass it -> List.of();
      case CountUp it -> List.of();
    };
  }

  private Numbers.Field count(String id, FaceLine.SideLine line) {
    boolean some = time instanceof ByoYomi;
    return switch (id) {
      case MOVES -> new Numbers.Field(id, 1, MOST_MOVES, 1, first(line.moves()));
      case STAGE -> new Numbers.Field(id, 1, MOST_MOVES, 1, first(line.extra().stage()));
      case PENALTY -> new Numbers.Field(id, 0, MOST_POINTS, 1, line.penalty().orElse(0));
      default -> new Numbers.Field(id, some ? 1 : 0, MOST_PERIODS, 1, line.left().orElse(0));
    };
  }

  private static int first(OptionalInt counted) {
    return counted.orElse(1);
  }

  Numbers numbers() {
    return numbers;
  }

  Phase phase() {
    return phase;
  }

  void phase(Phase now) {
    phase = now;
  }

  /** Whether it may be in main time or in overtime: T4 is always in the one, T1 in the other. */
  boolean hasPhases() {
    return !counts().isEmpty() && !isPerMove();
  }

  private boolean isPerMove() {
    return time instanceof Considerations;
  }

  /** The numbers that are asked for in this phase. */
  List<String> asked() {
    List<String> asked = new ArrayList<>(List.of(MINUTES, SECONDS));
    if (phase == Phase.OVERTIME) {
      asked.addAll(counts());
    }
    return asked;
  }

  /** The end of the key of {@code id}'s text. */
  String label(String id) {
    if (id.equals(LEFT) && isPerMove()) {
      return "considerations";
    }
    return id.equals(LEFT) && time instanceof IngOvertime ? "not-bought" : id;
  }

  Duration time() {
    return Duration.ofMinutes(numbers.value(MINUTES)).plusSeconds(numbers.value(SECONDS));
  }

  /** As a reading is sent, but for its phase; a count out of range is left for the desk to say. */
  Map<String, Integer> fields() {
    Map<String, Integer> fields = new LinkedHashMap<>();
    fields.put(TIME, (int) time().toSeconds());
    asked().stream().filter(counts()::contains).forEach(id -> fields.put(id, numbers.value(id)));
    return fields;
  }
}
