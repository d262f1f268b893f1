package org.qizhong.screen.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.score.Count;
import org.qizhong.score.Evidence;
import org.qizhong.score.Terms;

/**
 * The count as it stands, each number as typed.
 *
 * @param side who was counted, where only one side is
 * @param first S13: who passed first, where the record does not say
 */
public record CountDraft(
    Terms terms,
    Evidence evidence,
    CountWay way,
    Side side,
    Optional<Side> first,
    Map<CountField, String> numbers) {

  private static final int TEN = 10;

  public CountDraft {
    numbers = Map.copyOf(numbers);
  }

  /** A count of which nothing is typed yet. */
  public static CountDraft of(MatchHeader header, FaceLine face, CountWay last) {
    return new CountDraft(
        header.terms(),
        evidence(face),
        CountWay.first(header.terms().rules(), last),
        Side.BLACK,
        Optional.empty(),
        Map.of());
  }

  private static Evidence evidence(FaceLine face) {
    return new Evidence(
        face.sides().map(FaceLine.SideLine::warnings),
        face.sides().map(line -> line.penalty().orElse(0)),
        firstPass(face));
  }

  /** Of the pair that ended play: a pass and a pass (E2), a proposal and an agreement (E1). */
  private static Optional<Side> firstPass(FaceLine face) {
    return switch (face.status()) {
      case PASSED -> Optional.of(face.toMove());
      case AGREED -> Optional.of(face.toMove().other());
      case READY, RUNNING, PAUSED, SEALED, ABANDONED, FLAGGED, RESULT, CONFIRMED, CLOSED ->
          Optional.empty();
    };
  }

  /** What was typed, with what the match says now; who passed first it says only once. */
  CountDraft at(FaceLine face) {
    Evidence now = evidence(face);
    return new CountDraft(
        terms,
        new Evidence(now.warnings(), now.overtimePoints(), now.firstPass().or(evidence::firstPass)),
        way,
        side,
        first,
        numbers);
  }

  /** The same with {@code text} as {@code field}. */
  public CountDraft with(CountField field, String text) {
    Map<CountField, String> changed = new EnumMap<>(CountField.class);
    changed.putAll(numbers);
    changed.put(field, text);
    return new CountDraft(terms, evidence, way, side, first, changed);
  }

  /** The same, {@code counted} being the side that was counted. */
  public CountDraft with(Side counted) {
    return new CountDraft(terms, evidence, way, counted, first, numbers);
  }

  /** The same with {@code passer} as the first who passed. */
  public CountDraft withFirst(Optional<Side> passer) {
    return new CountDraft(terms, evidence, way, side, passer, numbers);
  }

  /** The same entered another way; an area that is typed stays the same area. */
  public CountDraft with(CountWay other) {
    CountDraft changed = new CountDraft(terms, evidence, other, side, first, numbers);
    if (other == way || !way.isArea() || !other.isArea() || area() == 0) {
      return changed;
    }
    String area = Integer.toString(area());
    return other == CountWay.TOTAL
        ? changed.with(CountField.AREA, area)
        : changed.with(CountField.TENS, "").with(CountField.STONES, area);
  }

  /** The numbers that are asked for. */
  public List<CountField> fields() {
    return CountField.of(terms.rules(), way);
  }

  /** The number that is still missing; empty once there is a count. */
  public Optional<CountField> missing() {
    List<CountField> blank = fields().stream().filter(field -> text(field).isEmpty()).toList();
    boolean none = blank.size() == fields().size();
    return blank.stream()
        .filter(field -> !field.mayBeBlank())
        .findFirst()
        .or(() -> blank.stream().filter(first -> none).findFirst());
  }

  /** Whether the empty points are whole tens, as they are made up on the board. */
  public boolean hasWholeTens() {
    return way != CountWay.TENS || number(CountField.TENS) % TEN == 0;
  }

  /** The act; empty while something is missing. */
  public Optional<String> act() {
    return missing().isPresent() || !hasWholeTens()
        ? Optional.empty()
        : Optional.of(CountJson.act(count()));
  }

  /** What was counted: whether it fits is not asked here. */
  public Count count() {
    return switch (way) {
      case TENS, TOTAL -> text(CountField.OTHER).isEmpty() ? one() : both();
      case TERRITORY ->
          new Count.Territory(
              new BySide<>(
                  holding(CountField.BLACK_TERRITORY, CountField.BLACK_PRISONERS),
                  holding(CountField.WHITE_TERRITORY, CountField.WHITE_PRISONERS)));
      case FILL ->
          new Count.FillIn(
              new BySide<>(
                  rest(CountField.BLACK_EMPTY, CountField.BLACK_OVER),
                  rest(CountField.WHITE_EMPTY, CountField.WHITE_OVER)));
    };
  }

  private Count one() {
    return new Count.Area(side, area(), number(CountField.SHARED), groups(), first);
  }

  private Count both() {
    BySide<Integer> areas = BySide.both(number(CountField.OTHER)).with(side, area());
    return new Count.Areas(areas, number(CountField.SHARED), groups(), first);
  }

  private Count.Holding holding(CountField territory, CountField prisoners) {
    return new Count.Holding(number(territory), number(prisoners));
  }

  private Count.Rest rest(CountField empty, CountField over) {
    return new Count.Rest(number(empty), number(over));
  }

  private Optional<BySide<Integer>> groups() {
    return terms.rules().groupsCount()
        ? Optional.of(
            new BySide<>(number(CountField.BLACK_GROUPS), number(CountField.WHITE_GROUPS)))
        : Optional.empty();
  }

  private int area() {
    return way == CountWay.TENS
        ? number(CountField.TENS) + number(CountField.STONES)
        : number(CountField.AREA);
  }

  private int number(CountField field) {
    return text(field).isEmpty() ? 0 : Integer.parseInt(text(field));
  }

  /** What is typed for {@code field}; may be empty. */
  public String text(CountField field) {
    return numbers.getOrDefault(field, "");
  }
}
