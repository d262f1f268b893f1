package org.qizhong.sound.clips;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
import org.qizhong.clock.Reading;
import org.qizhong.clock.TimeControl;

/** What is announced beside the calls (C6, C8), as clips to be played one after the other. */
public final class Phrases {
  private static final int STEP = 5;

  /** A length of more minutes is left out: no clips say it. */
  private static final int MOST_MINUTES = 99;

  private Phrases() {}

  /** C8: main time has ended and this begins. */
  public static List<String> overtime(TimeControl method, Reading opening) {
    List<String> names = new ArrayList<>();
    switch (method) {
      case ByoYomi byoYomi -> {
        Counted counted = Counted.of(method);
        names.add(ClipName.OVERTIME_BYOYOMI);
        opening.left().ifPresent(left -> names.addAll(counted.left(left)));
        if (counted != Counted.MINUTES) {
          names.addAll(time(byoYomi.period()));
        }
      }
      case Canadian _ -> {
        names.add(ClipName.OVERTIME_CANADIAN);
        opening.moves().ifPresent(moves -> names.add(ClipName.moves(moves)));
        names.addAll(time(opening.time()));
      }
      case IngOvertime _ -> names.add(ClipName.OVERTIME_PENALTY);
      case Considerations _, Absolute _, Fischer _ -> names.add(ClipName.OVERTIME);
      case Delay _, Bronstein _, Hourglass _, CountUp _ -> names.add(ClipName.OVERTIME);
    }
    return List.copyOf(names);
  }

  /** C8: the match starts without main time, with what is played. */
  public static List<String> start(TimeControl method, Reading opening) {
    List<String> names = new ArrayList<>();
    if (method instanceof Considerations considerations) {
      names.add(ClipName.OVERTIME_BYOYOMI);
      names.addAll(time(considerations.base()));
      if (considerations.count() > 0) {
        names.addAll(Counted.CONSIDERATIONS.left(considerations.count()));
      }
      return List.copyOf(names);
    }
    return overtime(method, opening);
  }

  /** C8, T5: a period opens. */
  public static List<String> stage(int moves, Duration time) {
    List<String> names = new ArrayList<>(List.of(ClipName.STAGE, ClipName.moves(moves)));
    names.addAll(time(time));
    return List.copyOf(names);
  }

  /** C8, T6: points are taken for a period of this length. */
  public static List<String> penalty(int points, Duration period) {
    List<String> names = new ArrayList<>(List.of(ClipName.penalty(points)));
    names.addAll(time(period));
    return List.copyOf(names);
  }

  /**
   * Time is up.
   *
   * @param number the last number, when it is said with it: both fall on the same instant
   * @param loss whether it is said to be a loss, as cn-1988 does
   */
  public static List<String> timeUp(OptionalInt number, boolean loss) {
    if (loss && number.equals(OptionalInt.of(ClipName.TOP))) {
      return List.of(ClipName.TIME_UP_1988);
    }
    List<String> names = new ArrayList<>();
    number.ifPresent(last -> names.add(ClipName.count(last)));
    names.add(loss ? ClipName.TIME_UP_LOSS : ClipName.TIME_UP);
    return List.copyOf(names);
  }

  /** C6: how much is left, in T5 moves and time; empty where nothing is counted. */
  public static List<String> left(TimeControl method, Reading reading) {
    if (reading.moves().isPresent()) {
      List<String> names = new ArrayList<>();
      names.add(ClipName.movesLeft(reading.moves().getAsInt()));
      names.addAll(time(reading.time()));
      return List.copyOf(names);
    }
    return reading.left().isPresent()
        ? Counted.of(method).left(reading.left().getAsInt())
        : List.of();
  }

  /**
   * A length of time. Seconds are said in fives and never more than there are: what is carried over
   * into a T5 period is no round number. Minutes that are said to be left are said without seconds.
   */
  public static List<String> time(Duration time) {
    int minutes = (int) time.toMinutes();
    int seconds = time.toSecondsPart();
    if (minutes > MOST_MINUTES) {
      return List.of();
    }
    if (minutes == 0 && seconds < STEP) {
      return seconds == 0 ? List.of() : List.of(ClipName.seconds(seconds));
    }
    List<String> names = new ArrayList<>();
    if (minutes > 0) {
      names.add(ClipName.minutes(minutes));
    }
    boolean plain =
        minutes == 0 || !ClipName.minutes(minutes).equals(ClipName.minutesLeft(minutes));
    if (seconds >= STEP && plain) {
      names.add(ClipName.seconds(seconds - seconds % STEP));
    }
    return List.copyOf(names);
  }
}
