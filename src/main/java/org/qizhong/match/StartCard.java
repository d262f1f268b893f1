package org.qizhong.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;

/**
 * What lies before the players until both have confirmed it.
 *
 * @param late R1: how late each side came; zero: in time
 * @param confirmed who has confirmed it
 */
public record StartCard(Setup setup, BySide<Duration> late, Set<Side> confirmed) {
  public StartCard {
    confirmed = Set.copyOf(confirmed);
  }

  /** The same with {@code side}'s confirmation. */
  public StartCard confirmedBy(Side side) {
    Set<Side> now = EnumSet.of(side);
    now.addAll(confirmed);
    return new StartCard(setup, late, now);
  }

  /** The same with nobody's confirmation. */
  public StartCard unconfirmed() {
    return new StartCard(setup, late, Set.of());
  }

  /** Whether both have confirmed. */
  public boolean isAgreed() {
    return confirmed.size() == Side.values().length;
  }

  /** R1: the acts that the lateness calls for. */
  public List<Act.Late> lateActs() {
    List<Act.Late> acts = new ArrayList<>(2);
    for (Side side : Side.values()) {
      if (late.of(side).isPositive()) {
        acts.add(new Act.Late(side, late.of(side)));
      }
    }
    return acts;
  }

  /** R1: what the referee will make of the lateness. */
  public List<Happening.CameLate> lateness() {
    return decided(Happening.CameLate.class).toList();
  }

  /** R1: to whom the deduction leaves nothing. */
  public Set<Side> outOfTime() {
    return decided(Happening.Flagged.class)
        .map(Happening.Flagged::side)
        .collect(Collectors.toUnmodifiableSet());
  }

  private <H extends Happening> Stream<H> decided(Class<H> kind) {
    MatchState opened = MatchState.open(setup);
    return lateActs().stream()
        .flatMap(act -> Referee.decide(opened, act, Tick.ZERO).stream())
        .filter(kind::isInstance)
        .map(kind::cast);
  }
}
