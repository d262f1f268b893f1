package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/**
 * The start form as it stands, each field as typed.
 *
 * @param whiteTime blank where White has the same time
 * @param handicap blank for none
 * @param komi blank for the rules' own
 */
public record MatchDraft(
    String time,
    String whiteTime,
    RuleSet rules,
    String handicap,
    String komi,
    BySide<String> names,
    String event) {

  /** Times that announcements often ask for. */
  public static final List<String> PRESETS =
      List.of(
          "60m + 5x60s",
          "2h40m + 5x60s",
          "30s/move + 10x60s",
          "60m + 15/10m",
          "3h + 2x20m@2",
          "30m + 20s/move");

  /** The form before anything is typed. */
  public static final MatchDraft EMPTY =
      new MatchDraft(PRESETS.getFirst(), "", RuleSet.CN_2002, "", "", BySide.both(""), "");

  private static final int BOARD = 19;
  private static final Texts ENGLISH = Texts.of(Language.EN);

  /** How the match will go, or what cannot be. */
  public Explanation explain() {
    try {
      BySide<TimeControl> both = times();
      Terms terms = terms();
      String black = TimeWords.of(ENGLISH, both.black());
      String white = TimeWords.of(ENGLISH, both.white());
      String time = black.equals(white) ? black : "Black: " + black + "\nWhite: " + white;
      return new Explanation(time + "\n\n" + words(terms), false);
    } catch (Refusal e) {
      return new Explanation(Words.sentence(e.getMessage()), true);
    }
  }

  /** The header that opens the match; empty while something cannot be. */
  public Optional<String> header() {
    try {
      times();
      return Optional.of(Values.write(object(terms())));
    } catch (Refusal e) {
      return Optional.empty();
    }
  }

  private ObjectNode object(Terms terms) {
    ObjectNode header = Acts.object();
    if (whiteTime.isBlank()) {
      header.put("time", time.strip());
    } else {
      header
          .putObject("time")
          .put(Side.BLACK.id(), time.strip())
          .put(Side.WHITE.id(), whiteTime.strip());
    }
    header.put("rules", rules.id());
    if (terms.handicap() > 0) {
      header.put("handicap", terms.handicap());
    }
    terms.komi().ifPresent(given -> header.put("komi", given.toDecimal()));
    if (!event.isBlank()) {
      header.put("event", event.strip());
    }
    players(header);
    return header;
  }

  private void players(ObjectNode header) {
    for (Side side : Side.values()) {
      if (!names.of(side).isBlank()) {
        header
            .withObjectProperty("players")
            .putObject(side.id())
            .put("name", names.of(side).strip());
      }
    }
  }

  private BySide<TimeControl> times() throws Refusal {
    TimeControl black = Notation.parse(time);
    TimeControl white = whiteTime.isBlank() ? black : white();
    if (black instanceof Hourglass != white instanceof Hourglass) {
      throw new Refusal("an hourglass needs both sides, only one has it");
    }
    return new BySide<>(black, white);
  }

  private TimeControl white() throws Refusal {
    try {
      return Notation.parse(whiteTime);
    } catch (Refusal e) {
      throw new Refusal("White's time: " + e.getMessage());
    }
  }

  private Terms terms() throws Refusal {
    return Terms.of(rules, BOARD, stones(), givenKomi());
  }

  private int stones() throws Refusal {
    try {
      return handicap.isBlank() ? 0 : Integer.parseInt(handicap.strip());
    } catch (NumberFormatException e) {
      throw new Refusal("the handicap is not a whole number: " + handicap.strip());
    }
  }

  private Optional<Fraction> givenKomi() throws Refusal {
    try {
      return komi.isBlank()
          ? Optional.empty()
          : Optional.of(Fraction.of(new BigDecimal(komi.strip().replace(',', '.'))));
    } catch (ArithmeticException | NumberFormatException e) {
      throw new Refusal("the komi is not a number: " + komi.strip());
    }
  }

  private static String words(Terms terms) {
    String unit =
        switch (terms.rules().unit()) {
          case ZI -> " zi";
          case POINTS -> " points";
        };
    String komi =
        terms.effectiveKomi().signum() == 0 ? "no komi" : "komi " + terms.effectiveKomi() + unit;
    String start =
        terms.handicap() >= 2 ? ", " + terms.handicap() + " handicap stones: White starts" : "";
    return RuleWords.name(ENGLISH, terms.rules()) + " rules, " + komi + start + ".";
  }
}
