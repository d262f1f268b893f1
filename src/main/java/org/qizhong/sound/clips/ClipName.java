package org.qizhong.sound.clips;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Call;

/**
 * What the clips are called: the name of each file without {@code .wav}. A builder names any
 * number; {@link #all} lists those a whole voice has.
 */
public final class ClipName {
  /** C1: the first half of "one minute, N minutes left". */
  public static final String MINUTE_USED = "minute-used";

  /** C8: main time has ended. */
  public static final String OVERTIME = "overtime";

  /** C8: byo-yomi begins. */
  public static final String OVERTIME_BYOYOMI = "overtime-byoyomi";

  /** C8: so many moves in so much time. */
  public static final String OVERTIME_CANADIAN = "overtime-canadian";

  /** C8: overtime that costs points. */
  public static final String OVERTIME_PENALTY = "overtime-penalty";

  /** C8: the next period of T5. */
  public static final String STAGE = "stage";

  /** Time is up. */
  public static final String TIME_UP = "time-up";

  /** Time is up: loss; as cn-1988 has it, after the last number. */
  public static final String TIME_UP_LOSS = "time-up-loss";

  /** C2, cn-1988: "ten, time is up: loss"; the ten is in it. */
  public static final String TIME_UP_1988 = "time-up-1988";

  /** Both clocks stand. */
  public static final String PAUSED = "paused";

  /** The clock goes on. */
  public static final String RESUMED = "resumed";

  /** The longest count there is. */
  static final int TOP = 10;

  private static final List<Integer> MOVES = List.of(5, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60);
  private static final List<Integer> MINUTES =
      List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 45);
  private static final List<Integer> PENALTIES = List.of(1, 2, 3, 4, 5, 10);
  private static final List<Integer> ESSENTIAL_ELAPSED =
      List.of(10, 20, 25, 28, 30, 40, 50, 55, 58);
  private static final int ESSENTIAL_LEFT = 5;

  private ClipName() {}

  /** C5: seconds elapsed. */
  public static String elapsed(int seconds) {
    return "elapsed-" + seconds;
  }

  /** C2, C3: the count at the very end. */
  public static String count(int number) {
    return "count-" + number;
  }

  /** C1, C6: N minutes left. */
  public static String minutesLeft(int minutes) {
    return "minutes-left-" + minutes;
  }

  /** C3, C6: N periods left. */
  public static String periodsLeft(int periods) {
    return "periods-left-" + periods;
  }

  /** C4, C6: N considerations left; 0: this is the last one. */
  public static String considerationsLeft(int considerations) {
    return "considerations-left-" + considerations;
  }

  /** C6, T5: N moves left. */
  public static String movesLeft(int moves) {
    return "moves-left-" + moves;
  }

  /** C8: N moves, said to be left where the plain number has no clip. */
  public static String moves(int moves) {
    return MOVES.contains(moves) ? "moves-" + moves : movesLeft(moves);
  }

  /** N minutes, as a length of time, said to be left where the plain number has no clip. */
  public static String minutes(int minutes) {
    return MINUTES.contains(minutes) ? "minutes-" + minutes : minutesLeft(minutes);
  }

  /**
   * N seconds, as a length of time: the words are those of {@link #elapsed}, and so is the clip.
   */
  public static String seconds(int seconds) {
    return elapsed(seconds);
  }

  /** C8: N points taken. */
  public static String penalty(int points) {
    return "penalty-" + points;
  }

  /**
   * The clips of a call, to be played one after the other.
   *
   * @param counted what {@code left N} counts
   */
  public static List<String> of(Call call, Counted counted) {
    return switch (call) {
      case Call.Elapsed(Duration time) -> List.of("elapsed-" + Durations.seconds(time));
      case Call.Count(int number) -> List.of(count(number));
      case Call.Left(int left) -> counted.used(left);
    };
  }

  /** Every clip of a whole voice of a language, in the order a voice is recorded. */
  public static List<String> all(String language) {
    return Stream.concat(all().stream(), ComposedNumber.parts(language).stream()).toList();
  }

  /** Every clip a voice has in any language: what is said whole. */
  public static List<String> all() {
    List<String> names = new ArrayList<>();
    ClipLimit.elapsed().forEach(seconds -> names.add(elapsed(seconds)));
    for (int number = 1; number <= TOP; number++) {
      names.add(count(number));
    }
    IntStream.rangeClosed(1, TOP).mapToObj(ClipName::minutesLeft).forEach(names::add);
    IntStream.rangeClosed(1, TOP).mapToObj(ClipName::periodsLeft).forEach(names::add);
    IntStream.rangeClosed(0, TOP).mapToObj(ClipName::considerationsLeft).forEach(names::add);
    IntStream.rangeClosed(1, TOP).mapToObj(ClipName::movesLeft).forEach(names::add);
    MOVES.forEach(number -> names.add(moves(number)));
    MINUTES.forEach(number -> names.add(minutes(number)));
    PENALTIES.forEach(number -> names.add(penalty(number)));
    names.addAll(
        List.of(
            MINUTE_USED,
            OVERTIME,
            OVERTIME_BYOYOMI,
            OVERTIME_CANADIAN,
            OVERTIME_PENALTY,
            STAGE,
            TIME_UP,
            TIME_UP_LOSS,
            TIME_UP_1988,
            PAUSED,
            RESUMED));
    return List.copyOf(names);
  }

  /**
   * The clips a referee records first: what 30 s and 60 s periods need, about two minutes' work.
   */
  public static List<String> essential() {
    IntStream left = IntStream.rangeClosed(1, ESSENTIAL_LEFT);
    return Stream.of(
            ESSENTIAL_ELAPSED.stream().map(ClipName::elapsed),
            IntStream.rangeClosed(1, TOP).mapToObj(ClipName::count),
            Stream.of(MINUTE_USED),
            left.mapToObj(ClipName::minutesLeft),
            IntStream.rangeClosed(1, ESSENTIAL_LEFT).mapToObj(ClipName::periodsLeft),
            Stream.of(OVERTIME_BYOYOMI, TIME_UP, PAUSED, RESUMED))
        .flatMap(names -> names)
        .toList();
  }

  /**
   * The clips of what a person typed: a call as match files write it ({@code 30s}, {@code 7},
   * {@code left 4}) or clip names with spaces between.
   *
   * @param counted what {@code left N} counts
   * @throws Refusal when it is neither; the reason says what would do
   */
  public static List<String> said(String text, Counted counted) throws Refusal {
    String line = text.strip();
    if (line.matches("\\d{1,4}s")) {
      return List.of("elapsed-" + line.substring(0, line.length() - 1));
    }
    if (line.matches("\\d{1,4}")) {
      return List.of("count-" + line);
    }
    if (line.matches("left +\\d{1,4}")) {
      return counted.used(Integer.parseInt(line.substring("left".length()).strip()));
    }
    List<String> names = List.of(line.split("\\s+"));
    if (!names.stream().allMatch(ClipName::isOne)) {
      throw new Refusal(
          "\"%s\" is no call; calls are such as 30s, 7, \"left 4\", or a clip's name: %s"
              .formatted(text, String.join(", ", kinds())));
    }
    return names;
  }

  /** Whether clips are called so, whatever the number. */
  private static boolean isOne(String name) {
    return kinds().contains(name) || kinds().contains(name.replaceFirst("-\\d{1,4}$", "-N"));
  }

  private static Set<String> kinds() {
    return all().stream()
        .map(name -> name.equals(TIME_UP_1988) ? name : name.replaceFirst("-\\d+$", "-N"))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
