package org.qizhong.app;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;
import org.qizhong.record.HappeningWriter;
import org.qizhong.score.Count;
import org.qizhong.score.Evidence;
import org.qizhong.score.Fraction;
import org.qizhong.score.Result;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.score.Working;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code qizhong score}: a final count without a match. */
@Command(
    name = "score",
    header = "Works out a final count.",
    description = {
      "One side's area (--side, --area), both sides' (--black, --white), territory",
      "(--territory, --prisoners) or what is left after filling in (--fill-empty,",
      "--fill-over), as the edition counts."
    },
    mixinStandardHelpOptions = true)
final class ScoreCommand implements Callable<Integer> {
  private static final String BOTH = "black=N,white=N";

  @Spec private CommandSpec spec;

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      defaultValue = "cn-2002",
      description = "cn-2002 (default), cn-1988, cn-ancient, ing, wmsg, jp, kr")
  private String rules;

  @Option(names = "--board", paramLabel = "N", defaultValue = "19", description = "5 to 25")
  private int board;

  @Option(names = "--handicap", paramLabel = "N", defaultValue = "0", description = "stones")
  private int handicap;

  @Option(names = "--komi", paramLabel = "N", description = "in the rules' unit, instead of theirs")
  private String komi;

  @Option(names = "--side", paramLabel = "SIDE", description = "who was counted: black, white")
  private String side;

  @Option(names = "--area", paramLabel = "N", description = "that side's stones and points")
  private Integer area;

  @Option(names = "--black", paramLabel = "N", description = "Black's area, with --white")
  private Integer black;

  @Option(names = "--white", paramLabel = "N", description = "White's area, with --black")
  private Integer white;

  @Option(names = "--shared", paramLabel = "N", description = "points shared, half each")
  private Integer shared;

  @Option(names = "--territory", paramLabel = BOTH, description = "jp, kr")
  private String territory;

  @Option(names = "--prisoners", paramLabel = BOTH, description = "jp, kr: captured or dead")
  private String prisoners;

  @Option(names = "--groups", paramLabel = BOTH, description = "cn-ancient: living groups")
  private String groups;

  @Option(names = "--fill-empty", paramLabel = BOTH, description = "ing: points left empty")
  private String fillEmpty;

  @Option(names = "--fill-over", paramLabel = BOTH, description = "ing: stones left over")
  private String fillOver;

  @Option(names = "--first-pass", paramLabel = "SIDE", description = "wmsg: who passed first")
  private String firstPass;

  @Option(names = "--warn", paramLabel = "SIDE", description = "a warning; as often as given")
  private List<String> warned = List.of();

  @Option(names = "--overtime", paramLabel = BOTH, description = "points that overtime has cost")
  private String overtime;

  @Option(names = "--json", description = "prints the result as a match file's line")
  private boolean json;

  @Override
  public Integer call() throws Refusal {
    PrintWriter out = spec.commandLine().getOut();
    Terms terms = terms();
    Evidence evidence = evidence();
    Optional<Side> lost = lostByWarnings(terms.rules(), evidence.warnings());
    if (lost.isPresent() && ways() == 0) {
      print(out, Result.warnings(lost.get()), List.of(WorkingText.warnings(lost.get())));
      return 0;
    }
    Working working = Working.of(terms, count(), evidence);
    if (lost.isPresent()) {
      print(out, Result.warnings(lost.get()), List.of(WorkingText.warnings(lost.get())));
    } else {
      sayWhoPassedFirst(out, terms.rules());
      print(out, working.result(), WorkingText.lines(working));
    }
    return 0;
  }

  /** S13: a whole point hangs on it. */
  private void sayWhoPassedFirst(PrintWriter out, RuleSet edition) {
    if (edition.firstPassCounts() && firstPass == null && !json) {
      out.println("Black is taken to have passed first; if it was White, say --first-pass white");
    }
  }

  private void print(PrintWriter out, Result result, List<String> lines) {
    if (json) {
      out.println(HappeningWriter.line(new Happening.Ended(Tick.ZERO, result)));
    } else {
      lines.forEach(out::println);
    }
  }

  /** R10: who has lost by a second warning, whatever was counted. */
  private static Optional<Side> lostByWarnings(RuleSet rules, BySide<Integer> warnings)
      throws Refusal {
    List<Side> losers =
        Stream.of(Side.values()).filter(one -> rules.losesBy(warnings.of(one))).toList();
    if (losers.size() > 1) {
      throw new Refusal("--warn: both have a second warning; whoever was given it first has lost");
    }
    return losers.stream().findFirst();
  }

  private Terms terms() throws Refusal {
    RuleSet edition =
        RuleSet.byId(rules)
            .orElseThrow(
                () ->
                    new Refusal(
                        "--rules \""
                            + rules
                            + "\" is not one of cn-2002 cn-1988 cn-ancient ing wmsg jp kr"));
    return Terms.of(edition, board, handicap, fraction(komi));
  }

  private static Optional<Fraction> fraction(String komi) throws Refusal {
    try {
      return Optional.ofNullable(komi).map(BigDecimal::new).map(Fraction::of);
    } catch (NumberFormatException other) {
      throw new Refusal("--komi \"" + komi + "\" is no decimal number, such as 3.75");
    } catch (ArithmeticException huge) {
      throw new Refusal("--komi is out of range");
    }
  }

  /** How many ways of counting were given. */
  private long ways() {
    return Stream.of(
            Stream.of(side, area),
            Stream.of(black, white),
            Stream.of(territory, prisoners),
            Stream.of(fillEmpty, fillOver))
        .filter(way -> way.anyMatch(Objects::nonNull))
        .count();
  }

  private Count count() throws Refusal {
    long ways = ways();
    boolean one = side != null || area != null;
    boolean held = territory != null || prisoners != null;
    boolean filled = fillEmpty != null || fillOver != null;
    if (ways == 0) {
      throw new Refusal("nothing was counted: --side and --area, or another way of counting");
    }
    if (ways > 1) {
      throw new Refusal("two ways of counting at once; give one side, both, territory or fill-in");
    }
    boolean areas = !held && !filled;
    requireNone(!areas, "--shared", shared);
    requireNone(!areas, "--groups", groups);
    requireNone(!areas, "--first-pass", firstPass);
    if (filled && (overtime != null || komi != null)) {
      throw new Refusal(
          (overtime != null ? "--overtime" : "--komi") + " is in a fill-in's stones already (S8)");
    }
    if (held) {
      return territory();
    }
    return filled ? fillIn() : areas(one);
  }

  private static void requireNone(boolean barred, String option, Object value) throws Refusal {
    if (barred && value != null) {
      throw new Refusal(option + " belongs to an area");
    }
  }

  private Count areas(boolean one) throws Refusal {
    int half = shared == null ? 0 : shared;
    Optional<BySide<Integer>> living =
        groups == null ? Optional.empty() : Optional.of(pair("--groups", groups));
    Optional<Side> first =
        firstPass == null ? Optional.empty() : Optional.of(side("--first-pass", firstPass));
    if (one) {
      return new Count.Area(
          side("--side", required("--side", side)), required("--area", area), half, living, first);
    }
    BySide<Integer> both = new BySide<>(required("--black", black), required("--white", white));
    return new Count.Areas(both, half, living, first);
  }

  private Count territory() throws Refusal {
    BySide<Integer> points = pair("--territory", required("--territory", territory));
    if (!territory.contains(",")) {
      throw new Refusal("--territory \"" + territory + "\" names one side; both are needed");
    }
    BySide<Integer> taken = pair("--prisoners", prisoners);
    return new Count.Territory(
        new BySide<>(
            new Count.Holding(points.black(), taken.black()),
            new Count.Holding(points.white(), taken.white())));
  }

  private Count fillIn() throws Refusal {
    BySide<Integer> empty = pair("--fill-empty", fillEmpty);
    BySide<Integer> over = pair("--fill-over", fillOver);
    return new Count.FillIn(
        new BySide<>(
            new Count.Rest(empty.black(), over.black()),
            new Count.Rest(empty.white(), over.white())));
  }

  private Evidence evidence() throws Refusal {
    BySide<Integer> warnings = BySide.both(0);
    for (String name : warned) {
      Side whose = side("--warn", name);
      warnings = warnings.with(whose, warnings.of(whose) + 1);
    }
    BySide<Integer> points = pair("--overtime", overtime);
    if (points.black() < 0 || points.white() < 0) {
      throw new Refusal("--overtime " + overtime + " is negative");
    }
    return new Evidence(warnings, points, Optional.empty());
  }

  private static <T> T required(String option, T value) throws Refusal {
    if (value == null) {
      throw new Refusal(option + " is missing");
    }
    return value;
  }

  private static Side side(String option, String name) throws Refusal {
    for (Side one : Side.values()) {
      if (one.id().equals(name.toLowerCase(Locale.ROOT))) {
        return one;
      }
    }
    throw new Refusal(option + " \"" + name + "\" is neither black nor white");
  }

  /** {@code black=3,white=2}; a side that is not named has nothing. */
  private static BySide<Integer> pair(String option, String text) throws Refusal {
    Integer[] numbers = new Integer[2];
    for (String part : text == null ? new String[0] : text.split(",", -1)) {
      String[] both = part.split("=", -1);
      if (both.length != 2) {
        throw new Refusal(option + " \"" + text + "\" is not like black=3,white=2");
      }
      int index = side(option, both[0].strip()).ordinal();
      if (numbers[index] != null) {
        throw new Refusal(option + " \"" + text + "\" names a side twice");
      }
      numbers[index] = number(option, both[1].strip());
    }
    return new BySide<>(orNothing(numbers[0]), orNothing(numbers[1]));
  }

  private static int orNothing(Integer number) {
    return number == null ? 0 : number;
  }

  private static int number(String option, String digits) throws Refusal {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException other) {
      throw new Refusal(option + " \"" + digits + "\" is no whole number");
    }
  }
}
