package org.qizhong.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a time control as tournament announcements write it ("2h incl 5x60s", "60m + 20/5m carry").
 * The inverse of {@link TimeControl#notation}.
 */
public final class Notation {
  private static final int MOST_COUNT = 99;
  private static final int MOST_MOVES = 999;

  private final Scanner in;

  private Notation(String text) {
    this.in = new Scanner(text);
  }

  /** The control that {@code text} describes; the refusal names the place and the reason. */
  public static TimeControl parse(String text) throws Refusal {
    return new Notation(text).control();
  }

  private TimeControl control() throws Refusal {
    in.blanks();
    TimeControl control = in.take("up") ? new CountUp() : timed();
    in.blanks();
    in.end();
    return control;
  }

  private TimeControl timed() throws Refusal {
    int start = in.position();
    if (in.takeZero()) {
      if (!in.takeBetweenBlanks("+")) {
        throw in.refusal(start, "main time 0 needs an overtime, as in \"0 + 5x60s\"");
      }
      return overtime(Duration.ZERO);
    }
    Duration first = in.duration();
    if (in.take("/move")) {
      return considerations(first);
    }
    if (in.take(" hourglass")) {
      return new Hourglass(first);
    }
    if (in.take(" incl ")) {
      return inside(first, start);
    }
    return in.takeBetweenBlanks("+") ? overtime(first) : new Absolute(first);
  }

  private TimeControl considerations(Duration base) throws Refusal {
    if (!in.takeBetweenBlanks("+")) {
      return new Considerations(base, 0, Duration.ZERO);
    }
    int count = in.number("count", MOST_COUNT);
    in.expect("x");
    return new Considerations(base, count, in.duration());
  }

  private TimeControl inside(Duration limit, int start) throws Refusal {
    int count = in.number("count", MOST_COUNT);
    in.expect("x");
    Duration period = in.duration();
    Duration main = limit.minus(period.multipliedBy(count));
    if (!main.isPositive()) {
      throw in.refusal(start, "the reserve is not smaller than the limit");
    }
    return new ByoYomi(main, count, period, true);
  }

  private TimeControl overtime(Duration main) throws Refusal {
    if (in.atNumberBefore('x')) {
      return periods(main);
    }
    if (in.atNumberBefore('/')) {
      return canadian(main);
    }
    Duration time = in.duration();
    if (in.take("/move")) {
      Optional<Duration> cap = in.take(" max ") ? Optional.of(in.duration()) : Optional.empty();
      return new Fischer(main, time, cap);
    }
    if (in.take(" delay")) {
      return new Delay(main, time);
    }
    int start = in.position();
    if (in.take(" bronstein")) {
      if (main.isZero()) {
        throw in.refusal(start, "bronstein needs a main time");
      }
      return new Bronstein(main, time);
    }
    throw in.refusal("expected /move, \" delay\" or \" bronstein\" after an overtime's duration");
  }

  private TimeControl periods(Duration main) throws Refusal {
    int count = in.number("count", MOST_COUNT);
    in.expect("x");
    Duration period = in.duration();
    if (in.take("@")) {
      return new IngOvertime(main, count, period, in.number("points", MOST_COUNT));
    }
    return new ByoYomi(main, count, period, false);
  }

  private TimeControl canadian(Duration main) throws Refusal {
    List<Canadian.Stage> stages = new ArrayList<>();
    do {
      int moves = in.number("moves", MOST_MOVES);
      in.expect("/");
      stages.add(new Canadian.Stage(moves, in.duration()));
    } while (in.takeBetweenBlanks(","));
    return new Canadian(main, stages, in.take(" carry"));
  }
}
