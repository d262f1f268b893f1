package org.qizhong.screen.card;

import java.util.List;
import java.util.Locale;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.TimeControl;

/** A time method for people who do not know the notation: what is asked for, and its pattern. */
enum TimeMethod {
  ABSOLUTE("%s", main(60)),
  BYO_YOMI("%s + %sx%ss", main(60), periods(5), seconds(60)),
  INSIDE("%s incl %sx%ss", main(120), periods(5), seconds(60)),
  CONSIDERATIONS("%ss/move + %sx%ss", base(30), considerations(10), seconds(60)),
  MOVES("%s + %s/%sm", main(60), moves(15), minutes(10)),
  CARRY("%s + %s/%sm carry", main(60), moves(20), minutes(5)),
  ING("%s + %sx%sm@%s", main(180), periods(2), minutes(20), points(2)),
  FISCHER("%s + %ss/move", main(30), added(20)),
  DELAY("%s + %ss delay", main(60), added(5)),
  BRONSTEIN("%s + %ss bronstein", main(60), added(5)),
  HOURGLASS("%s hourglass", main(10)),
  UP("up");

  private static final int DAY = 1440;
  private static final int MOST_COUNT = 99;
  private static final String MAIN = "main";

  private final String pattern;
  private final List<Numbers.Field> fields;

  TimeMethod(String pattern, Numbers.Field... fields) {
    this.pattern = pattern;
    this.fields = List.of(fields);
  }

  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The numbers it asks for, with what they are at first. */
  Numbers numbers() {
    return new Numbers(fields);
  }

  /** The control of these numbers, or why they cannot be. */
  TimeControl of(Numbers numbers) throws Refusal {
    Object[] given = fields.stream().map(field -> written(field, numbers)).toArray();
    return Notation.parse(pattern.formatted(given));
  }

  /** Main time is in minutes; none of it is the notation's 0. */
  private static String written(Numbers.Field field, Numbers numbers) {
    int value = numbers.value(field.id());
    return field.id().equals(MAIN) && value > 0 ? value + "m" : Integer.toString(value);
  }

  private static Numbers.Field main(int minutes) {
    return new Numbers.Field(MAIN, 0, DAY, 5, minutes);
  }

  private static Numbers.Field periods(int count) {
    return new Numbers.Field("periods", 1, MOST_COUNT, 1, count);
  }

  private static Numbers.Field considerations(int count) {
    return new Numbers.Field("considerations", 1, MOST_COUNT, 1, count);
  }

  private static Numbers.Field seconds(int seconds) {
    return new Numbers.Field("seconds", 1, 3600, 5, seconds);
  }

  private static Numbers.Field base(int seconds) {
    return new Numbers.Field("base", 1, 3600, 5, seconds);
  }

  private static Numbers.Field added(int seconds) {
    return new Numbers.Field("added", 1, 3600, 1, seconds);
  }

  private static Numbers.Field minutes(int minutes) {
    return new Numbers.Field("minutes", 1, DAY, 1, minutes);
  }

  private static Numbers.Field moves(int count) {
    return new Numbers.Field("moves", 1, 999, 1, count);
  }

  private static Numbers.Field points(int count) {
    return new Numbers.Field("points", 1, MOST_COUNT, 1, count);
  }
}
