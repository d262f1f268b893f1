package org.qizhong.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.TimeControl;
import org.qizhong.match.Pauses;
import org.qizhong.match.Setup;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;

/** Reads a match file's header: what was agreed before the match. */
public final class HeaderReader {
  private static final int BOARD = 19;
  private static final int SMALLEST = 5;
  private static final int LARGEST = 25;

  private HeaderReader() {}

  /** The setup of one line that holds a header without events. */
  public static Setup read(String line) throws Refusal {
    return read(Lines.object(line));
  }

  static Setup read(JsonNode object) throws Refusal {
    return read(Fields.of(object, ""));
  }

  /** The header whose fields these are. */
  static Setup read(Fields fields) throws Refusal {
    Setup setup =
        Setup.of(time(fields), terms(fields))
            .withLateLimit(
                fields.has("late-limit") ? fields.secondsFromZero("late-limit") : Setup.QUARTER)
            .withCalls(CallsField.read(fields))
            .withPauses(pauses(fields))
            .withOccasion(OccasionFields.read(fields))
            .withConfirmed(fields.flag("confirmed", false));
    fields.done();
    return setup;
  }

  private static BySide<TimeControl> time(Fields fields) throws Refusal {
    JsonNode time = fields.node("time");
    if (time != null && time.isObject()) {
      Fields sides = fields.object("time");
      BySide<TimeControl> both =
          new BySide<>(Notation.parse(sides.text("black")), Notation.parse(sides.text("white")));
      sides.done();
      return both;
    }
    return BySide.both(Notation.parse(fields.text("time")));
  }

  private static Terms terms(Fields fields) throws Refusal {
    String id = fields.optionalText("rules").orElse(RuleSet.CN_2002.id());
    Optional<RuleSet> rules = RuleSet.byId(id);
    if (rules.isEmpty()) {
      throw fields.wrong(
          "rules", "is \"" + id + "\", not one of cn-2002 cn-1988 cn-ancient ing wmsg jp kr");
    }
    int board = fields.whole("board", SMALLEST, LARGEST, BOARD);
    int handicap = fields.whole("handicap", 0, LARGEST, 0);
    Optional<Fraction> komi = Optional.empty();
    if (fields.has("komi")) {
      BigDecimal given = fields.decimal("komi");
      komi = Optional.of(Fraction.of(given.signum() == 0 ? BigDecimal.ZERO : given));
    }
    return Terms.of(rules.get(), board, handicap, komi);
  }

  private static Pauses pauses(Fields fields) throws Refusal {
    return new Pauses(
        fields.choice("pauses", Pauses.Stop.values(), Pauses.Stop::id, Pauses.DEFAULT.stop()),
        fields.choice(
            "resumes", Pauses.Resume.values(), Pauses.Resume::id, Pauses.DEFAULT.resume()));
  }
}
