package org.qizhong.score;

import static org.qizhong.score.Counting.AREA;
import static org.qizhong.score.Counting.FILL;
import static org.qizhong.score.Counting.TERRITORY;
import static org.qizhong.score.RuleSet.Trait.FIRST_PASS_COUNTS;
import static org.qizhong.score.RuleSet.Trait.GIVES_BACK;
import static org.qizhong.score.RuleSet.Trait.GROUPS_COUNT;
import static org.qizhong.score.RuleSet.Trait.SECOND_WARNING_LOSES;
import static org.qizhong.score.RuleSet.Trait.TIME_UP_MAY_BE_PASS;
import static org.qizhong.score.RuleSet.Trait.ZERO_IS_BLACKS;
import static org.qizhong.score.Unit.POINTS;
import static org.qizhong.score.Unit.ZI;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * The editions of the rules and what sets them apart, as data: komi in the edition's own unit, what
 * lateness is multiplied by (R1), what a warning costs in points (S6, R10), how it is counted, and
 * its traits.
 */
public enum RuleSet {
  CN_2002(
      "cn-2002",
      ZI,
      Fraction.of(15, 4),
      2,
      2,
      Set.of(AREA),
      Set.of(GIVES_BACK, SECOND_WARNING_LOSES, TIME_UP_MAY_BE_PASS)),
  CN_1988(
      "cn-1988",
      ZI,
      Fraction.of(11, 4),
      1,
      0,
      Set.of(AREA),
      Set.of(GIVES_BACK, SECOND_WARNING_LOSES)),
  CN_ANCIENT(
      "cn-ancient",
      ZI,
      Fraction.ZERO,
      2,
      0,
      Set.of(AREA),
      Set.of(GIVES_BACK, SECOND_WARNING_LOSES, TIME_UP_MAY_BE_PASS, GROUPS_COUNT)),
  ING(
      "ing",
      POINTS,
      Fraction.of(8),
      2,
      0,
      Set.of(AREA, FILL),
      Set.of(TIME_UP_MAY_BE_PASS, ZERO_IS_BLACKS)),
  WMSG(
      "wmsg",
      POINTS,
      Fraction.of(13, 2),
      2,
      0,
      Set.of(AREA),
      Set.of(TIME_UP_MAY_BE_PASS, FIRST_PASS_COUNTS)),
  JP("jp", POINTS, Fraction.of(13, 2), 2, 0, Set.of(TERRITORY), Set.of(TIME_UP_MAY_BE_PASS)),
  KR("kr", POINTS, Fraction.of(13, 2), 2, 2, Set.of(TERRITORY), Set.of(TIME_UP_MAY_BE_PASS));

  /** R10: so many warnings lose, where they do. */
  private static final int LOSING_WARNINGS = 2;

  /** What an edition has or has not. */
  enum Trait {
    GIVES_BACK,
    SECOND_WARNING_LOSES,
    TIME_UP_MAY_BE_PASS,
    ZERO_IS_BLACKS,
    GROUPS_COUNT,
    FIRST_PASS_COUNTS
  }

  private final String id;
  private final Unit unit;
  private final Fraction komi;
  private final int lateFactor;
  private final int warningCost;
  private final Set<Counting> counting;
  private final Set<Trait> traits;

  RuleSet(
      String id,
      Unit unit,
      Fraction komi,
      int lateFactor,
      int warningCost,
      Set<Counting> counting,
      Set<Trait> traits) {
    this.id = id;
    this.unit = unit;
    this.komi = komi;
    this.lateFactor = lateFactor;
    this.warningCost = warningCost;
    this.counting = counting;
    this.traits = traits;
  }

  /** The edition that match files call {@code id}. */
  public static Optional<RuleSet> byId(String id) {
    return Arrays.stream(values()).filter(rules -> rules.id.equals(id)).findFirst();
  }

  /** The name used in match files, such as {@code cn-2002}. */
  public String id() {
    return id;
  }

  /** What komi and margins are given in. */
  public Unit unit() {
    return unit;
  }

  /**
   * The komi where none is given, in {@link #unit()}; 0 in a handicap game (S2–S4, S7, S9, S13).
   */
  public Fraction komi(int handicap) {
    return handicap == 0 ? komi : Fraction.ZERO;
  }

  /** What Black gives back for {@code handicap} stones, in zi: half of them from 2 on, cn (S4). */
  public Fraction givenBack(int handicap) {
    return handicap >= 2 && has(Trait.GIVES_BACK) ? Fraction.of(handicap, 2) : Fraction.ZERO;
  }

  /** How many times over lateness at the start is deducted (R1). */
  public int lateFactor() {
    return lateFactor;
  }

  /** Whether the second warning loses the game (R10). */
  public boolean secondWarningLoses() {
    return has(Trait.SECOND_WARNING_LOSES);
  }

  /** Whether so many warnings lose the game (R10). */
  public boolean losesBy(int warnings) {
    return secondWarningLoses() && warnings >= LOSING_WARNINGS;
  }

  /** What each warning costs in the final count, in points of margin (S6, R10). */
  public int warningCost() {
    return warningCost;
  }

  /** Whether time used up may be ruled a pass (R11). */
  public boolean timeUpMayBePass() {
    return has(Trait.TIME_UP_MAY_BE_PASS);
  }

  /** The ways this edition counts. */
  public Set<Counting> counting() {
    return counting;
  }

  /** Whether a margin of zero is Black's win instead of a draw (S7). */
  public boolean zeroIsBlacks() {
    return has(Trait.ZERO_IS_BLACKS);
  }

  /** Whether living groups are counted and paid for (S10). */
  public boolean groupsCount() {
    return has(Trait.GROUPS_COUNT);
  }

  /** Whether White's passing first is worth a point to White (S13). */
  public boolean firstPassCounts() {
    return has(Trait.FIRST_PASS_COUNTS);
  }

  private boolean has(Trait trait) {
    return traits.contains(trait);
  }
}
