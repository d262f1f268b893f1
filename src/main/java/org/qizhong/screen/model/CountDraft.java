package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.score.Count;
import org.qizhong.score.Counting;
import org.qizhong.score.Evidence;
import org.qizhong.score.Result;
import org.qizhong.score.Scorer;
import org.qizhong.score.Terms;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/**
 * The count as it stands, each number as typed.
 *
 * @param side who was counted, where only one side is
 * @param first S13: who passed first, where the record does not say
 */
public record CountDraft(
    Terms terms,
    Evidence evidence,
    Side side,
    Optional<Side> first,
    Map<CountField, String> numbers) {

  private static final int MOST_DIGITS = 4;

  public CountDraft {
    numbers = Map.copyOf(numbers);
  }

  /** A count of which nothing is typed yet. */
  public static CountDraft of(MatchHeader header, FaceLine face) {
    Optional<Side> passed =
        face.status() == Face.Status.PASSED ? Optional.of(face.toMove()) : Optional.empty();
    Evidence evidence =
        new Evidence(
            face.sides().map(FaceLine.SideLine::warnings),
            face.sides().map(line -> line.penalty().orElse(0)),
            passed);
    return new CountDraft(header.terms(), evidence, Side.BLACK, Optional.empty(), Map.of());
  }

  /** The same with {@code text} as {@code field}. */
  public CountDraft with(CountField field, String text) {
    Map<CountField, String> changed = new EnumMap<>(CountField.class);
    changed.putAll(numbers);
    changed.put(field, text);
    return new CountDraft(terms, evidence, side, first, changed);
  }

  /** The same, {@code counted} being the side that was counted. */
  public CountDraft with(Side counted) {
    return new CountDraft(terms, evidence, counted, first, numbers);
  }

  /** The same with {@code passer} as the first who passed. */
  public CountDraft withFirst(Optional<Side> passer) {
    return new CountDraft(terms, evidence, side, passer, numbers);
  }

  /** The result this count gives, or what cannot be. */
  public Explanation explain(Texts texts) {
    return unfit()
        .map(field -> new Explanation(unfit(texts, field), true))
        .orElseGet(() -> score(texts));
  }

  private Explanation score(Texts texts) {
    try {
      Result result = Scorer.score(terms, count(), evidence);
      FaceLine.ResultLine line =
          new FaceLine.ResultLine(result.winner(), result.by(), result.margin(), result.sgf());
      return new Explanation(ResultWords.of(texts, terms.rules(), line), false);
    } catch (Refusal e) {
      return new Explanation(Words.sentence(Refusals.reason(texts, e.getMessage())), true);
    }
  }

  private String unfit(Texts texts, CountField field) {
    String label = field.label(texts);
    String text = text(field);
    return text.isEmpty()
        ? texts.get("count.missing", label)
        : Words.sentence(texts.get("count.no-number", label, text));
  }

  /** The first number that is missing or none. */
  private Optional<CountField> unfit() {
    return CountField.of(terms.rules()).stream().filter(field -> !fits(field)).findFirst();
  }

  private boolean fits(CountField field) {
    String text = text(field);
    return text.isEmpty()
        ? field.mayBeBlank()
        : text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** The act; empty while something is missing or no number. */
  public Optional<String> act() {
    return unfit().isPresent()
        ? Optional.empty()
        : Optional.of(Acts.count(isTerritory() ? territory() : area()));
  }

  private boolean isTerritory() {
    return terms.rules().counting().contains(Counting.TERRITORY);
  }

  private Count count() {
    if (isTerritory()) {
      return new Count.Territory(
          new BySide<>(
              holding(CountField.BLACK_TERRITORY, CountField.BLACK_PRISONERS),
              holding(CountField.WHITE_TERRITORY, CountField.WHITE_PRISONERS)));
    }
    return new Count.Area(
        side, number(CountField.AREA), number(CountField.SHARED), groups(), first);
  }

  private Count.Holding holding(CountField territory, CountField prisoners) {
    return new Count.Holding(number(territory), number(prisoners));
  }

  private Optional<BySide<Integer>> groups() {
    return terms.rules().groupsCount()
        ? Optional.of(
            new BySide<>(number(CountField.BLACK_GROUPS), number(CountField.WHITE_GROUPS)))
        : Optional.empty();
  }

  private ObjectNode area() {
    ObjectNode count = Acts.object().put("side", side.id()).put("area", number(CountField.AREA));
    int shared = number(CountField.SHARED);
    if (shared > 0) {
      count.put("shared", shared);
    }
    if (terms.rules().groupsCount()) {
      count
          .putObject("groups")
          .put(Side.BLACK.id(), number(CountField.BLACK_GROUPS))
          .put(Side.WHITE.id(), number(CountField.WHITE_GROUPS));
    }
    first.ifPresent(passer -> count.put("first-pass", passer.id()));
    return count;
  }

  private ObjectNode territory() {
    ObjectNode count = Acts.object();
    side(count, Side.BLACK, CountField.BLACK_TERRITORY, CountField.BLACK_PRISONERS);
    side(count, Side.WHITE, CountField.WHITE_TERRITORY, CountField.WHITE_PRISONERS);
    return count;
  }

  private void side(ObjectNode count, Side of, CountField territory, CountField prisoners) {
    count
        .putObject(of.id())
        .put("territory", number(territory))
        .put("prisoners", number(prisoners));
  }

  private int number(CountField field) {
    return text(field).isEmpty() ? 0 : Integer.parseInt(text(field));
  }

  private String text(CountField field) {
    return numbers.getOrDefault(field, "").strip();
  }
}
