package org.qizhong.screen.card;

import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.match.Setup;
import org.qizhong.match.StartCard;
import org.qizhong.record.HeaderReader;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;

/**
 * All that is agreed before a match.
 *
 * @param times T8: each side's own
 */
public record CardDraft(
    BySide<TimeControl> times,
    Terms terms,
    CallPlan calls,
    Pausing pausing,
    Late late,
    Venue venue,
    BySide<Player> players) {

  private static final int BOARD = 19;

  /** The card before anything is chosen: an hour and five minutes that are read, cn-2002. */
  public static final CardDraft EMPTY =
      new CardDraft(
          BySide.both(
              new ByoYomi(
                  java.time.Duration.ofHours(1), 5, java.time.Duration.ofMinutes(1), false)),
          new Terms(RuleSet.CN_2002, BOARD, 0, Optional.empty()),
          CallPlan.DEFAULT,
          Pausing.DEFAULT,
          Late.NONE,
          Venue.NONE,
          BySide.both(Player.NONE));

  /** The card that led to {@code setup}, both sides in time. */
  public static CardDraft of(Setup setup) {
    return CardReader.of(setup);
  }

  /** The same with other times. */
  public CardDraft withTimes(BySide<TimeControl> other) {
    return new CardDraft(other, terms, calls, pausing, late, venue, players);
  }

  /** The same with other terms. */
  public CardDraft withTerms(Terms other) {
    return new CardDraft(times, other, calls, pausing, late, venue, players);
  }

  /** The same under other rules; a komi that was chosen gives way to the rules' own. */
  public CardDraft withRules(RuleSet rules) {
    return withTerms(new Terms(rules, terms.board(), terms.handicap(), Optional.empty()));
  }

  /** The same with another call schedule. */
  public CardDraft withCalls(CallPlan other) {
    return new CardDraft(times, terms, other, pausing, late, venue, players);
  }

  /** The same with other pausing. */
  public CardDraft withPausing(Pausing other) {
    return new CardDraft(times, terms, calls, other, late, venue, players);
  }

  /** The same with other lateness. */
  public CardDraft withLate(Late other) {
    return new CardDraft(times, terms, calls, pausing, other, venue, players);
  }

  /** The same at another place. */
  public CardDraft withVenue(Venue other) {
    return new CardDraft(times, terms, calls, pausing, late, other, players);
  }

  /** The same with {@code player} as {@code side}. */
  public CardDraft withPlayer(Side side, Player player) {
    return withPlayers(players.with(side, player));
  }

  private CardDraft withPlayers(BySide<Player> others) {
    return new CardDraft(times, terms, calls, pausing, late, venue, others);
  }

  /** The same with the players' colours exchanged: names and lateness swap, times stay. */
  public CardDraft swapped() {
    return withPlayers(players.swapped()).withLate(new Late(late.limit(), late.by().swapped()));
  }

  /** What is kept for the next match: all but players and lateness. */
  public CardDraft forNext() {
    return withPlayers(BySide.both(Player.NONE)).withLate(late.forgotten());
  }

  /**
   * As the desk takes it when it is laid, unconfirmed.
   *
   * @throws Refusal for a card that cannot be
   */
  StartCard startCard() throws Refusal {
    return new StartCard(
        HeaderReader.read(CardJson.write(CardJson.header(this))), late.by(), Set.of());
  }

  /** Whether one side has an hourglass and the other has not, which cannot be. */
  public boolean hasHalfAnHourglass() {
    return times.black() instanceof Hourglass != times.white() instanceof Hourglass;
  }

  /** Whether both sides have the same time. */
  public boolean hasOneTime() {
    return times.black().equals(times.white());
  }
}
