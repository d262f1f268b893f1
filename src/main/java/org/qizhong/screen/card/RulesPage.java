package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.score.Unit;

/** Rules, handicap, komi and board. */
final class RulesPage implements Page {
  private static final int COLUMNS = 4;
  private static final int MOST_HANDICAP = 25;
  private static final int SMALLEST = 5;
  private static final int LARGEST = 25;
  private static final int QUARTERS = 4;
  private static final int MOST_KOMI = 361 * QUARTERS;
  private static final String HANDICAP = "handicap";
  private static final String KOMI = "komi";
  private static final String BOARD = "board";

  private final CardModel card;
  private Numbers numbers;

  RulesPage(CardModel card) {
    this.card = card;
    read();
  }

  /** The numbers as the card has them; komi in quarters. */
  private void read() {
    Terms terms = card.draft().terms();
    String chosen = numbers == null ? HANDICAP : numbers.chosen();
    numbers =
        new Numbers(
            List.of(
                new Numbers.Field(HANDICAP, 0, MOST_HANDICAP, 1, terms.handicap()),
                new Numbers.Field(
                    KOMI, -MOST_KOMI, MOST_KOMI, komiStep(terms.rules()), quarters(terms)),
                new Numbers.Field(BOARD, SMALLEST, LARGEST, 1, terms.board())));
    numbers.choose(chosen);
  }

  private static int komiStep(RuleSet rules) {
    return rules.unit() == Unit.ZI ? 1 : 2;
  }

  private static int quarters(Terms terms) {
    Fraction komi = terms.effectiveKomi();
    return (int) (komi.numerator() * QUARTERS / komi.denominator());
  }

  /** The button of one edition, with its komi. */
  static Choice rules(CardModel card, RuleSet rules) {
    Fraction komi = rules.komi(0);
    String hint =
        komi.signum() == 0
            ? card.say("card.komi.none-short")
            : new SettingsWords(card.texts()).amount(komi, rules);
    return Choice.of(
            "rules-" + rules.id(),
            OverviewPainter.name(card, rules),
            () -> card.change(card.draft().withRules(rules)))
        .hint(hint)
        .chosen(card.draft().terms().rules() == rules);
  }

  @Override
  public Sheet sheet() {
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(
        new Sheet.Grid("", COLUMNS, 2, Arrays.stream(RuleSet.values()).map(this::rules).toList()));
    for (Numbers.Field field : numbers.fields()) {
      parts.add(number(field.id()));
    }
    boolean bad = !card.trouble().isEmpty();
    parts.add(
        new Sheet.Words(
            bad ? card.trouble() : new SettingsWords(card.texts()).terms(card.draft().terms()),
            bad));
    return new Sheet(
        card.say("card.rules.title"),
        parts,
        keys(),
        List.of(
            Common.done(card),
            Choice.of("komi-default", card.say("card.komi.default"), this::usualKomi)
                .enabled(card.draft().terms().komi().isPresent())));
  }

  private Choice rules(RuleSet rules) {
    return rules(card, rules).then(this::read);
  }

  private Sheet.Number number(String id) {
    return new Sheet.Number(
        id,
        card.say("card.number." + id),
        value(id),
        numbers.chosen().equals(id),
        () -> {
          numbers.choose(id);
          card.touched();
        },
        Sheet.steps(() -> step(id, -1), () -> step(id, 1)));
  }

  private String value(String id) {
    return switch (id) {
      case KOMI -> komi();
      case BOARD -> numbers.value(BOARD) + "×" + numbers.value(BOARD);
      default -> Integer.toString(numbers.value(id));
    };
  }

  private String komi() {
    Terms terms = card.draft().terms();
    Fraction komi = Fraction.of(numbers.value(KOMI), QUARTERS);
    return new SettingsWords(card.texts()).amount(komi, terms.rules());
  }

  /** Digits, and a column of fractions for komi. */
  private List<Choice> keys() {
    Choice sign =
        Common.key(card, "±", "", none -> typeKomi(-numbers.value(KOMI))).enabled(atKomi());
    List<Choice> digits = Common.pad(card, sign, this::key);
    List<Choice> beside =
        List.of(
            fraction("¼", 1),
            fraction("½", 2),
            fraction("¾", 3),
            Common.key(card, "C", "", none -> clear()));
    List<Choice> keys = new ArrayList<>();
    for (int row = 0; row < beside.size(); row++) {
      keys.addAll(digits.subList(3 * row, 3 * row + 3));
      keys.add(beside.get(row));
    }
    return keys;
  }

  private void clear() {
    numbers.choose(numbers.chosen());
    key("0");
  }

  private Choice fraction(String label, int quarters) {
    return Common.key(
            card, label, "", none -> typeKomi(numbers.value(KOMI) / QUARTERS * QUARTERS + quarters))
        .enabled(atKomi());
  }

  private boolean atKomi() {
    return numbers.chosen().equals(KOMI);
  }

  private void step(String id, int by) {
    numbers.step(id, by);
    apply(id);
  }

  @Override
  public void typed(String character) {
    key(character);
  }

  @Override
  public void key(String key) {
    if (!atKomi()) {
      numbers.key(key);
      apply(numbers.chosen());
      return;
    }
    int whole = numbers.isFresh() ? 0 : numbers.value(KOMI) / QUARTERS;
    if (key.equals("BACK_SPACE")) {
      typeKomi(whole / 10 * QUARTERS);
    } else if (key.matches("[0-9]")) {
      typeKomi((whole * 10 + Integer.parseInt(key)) * QUARTERS);
    }
  }

  private void typeKomi(int quarters) {
    if (Math.abs(quarters) <= MOST_KOMI) {
      numbers.type(quarters);
      apply(KOMI);
    }
  }

  /** Another handicap brings the rules' own komi with it; a chosen komi stays until then. */
  private void apply(String id) {
    Terms now = card.draft().terms();
    try {
      Optional<Fraction> komi =
          switch (id) {
            case KOMI -> chosenKomi(now);
            case HANDICAP -> Optional.empty();
            default -> now.komi();
          };
      Terms terms = Terms.of(now.rules(), numbers.value(BOARD), numbers.value(HANDICAP), komi);
      card.change(card.draft().withTerms(terms));
      if (id.equals(HANDICAP)) {
        numbers.set(KOMI, quarters(terms));
      }
    } catch (Refusal e) {
      card.fail(e.getMessage());
    }
  }

  private Optional<Fraction> chosenKomi(Terms now) {
    Fraction komi = Fraction.of(numbers.value(KOMI), QUARTERS);
    return komi.equals(now.rules().komi(numbers.value(HANDICAP)))
        ? Optional.empty()
        : Optional.of(komi);
  }

  private void usualKomi() {
    Terms now = card.draft().terms();
    card.change(
        card.draft()
            .withTerms(new Terms(now.rules(), now.board(), now.handicap(), Optional.empty())));
    read();
  }
}
