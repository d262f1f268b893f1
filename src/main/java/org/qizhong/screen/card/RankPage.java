package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Side;

/** A player's rank: amateur dan, professional dan or kyu; anything else is typed. */
final class RankPage implements Page {
  private static final int HIGHEST = 9;
  private static final int KYU = 18;

  private final CardModel card;
  private final Side side;

  RankPage(CardModel card, Side side) {
    this.card = card;
    this.side = side;
  }

  @Override
  public Sheet sheet() {
    return Sheet.plain(
        card.say("card.rank.title", card.draft().players().of(side).name()),
        List.of(
            new Sheet.Grid(card.say("card.rank.amateurs"), 5, 2, ranks("dan", HIGHEST)),
            new Sheet.Grid(card.say("card.rank.professionals"), 5, 2, ranks("pro", HIGHEST)),
            new Sheet.Grid("", HIGHEST, 2, ranks("kyu", KYU))),
        List.of(
            Common.back(card),
            Choice.of("rank-none", card.say("card.rank.none"), () -> take("")),
            Choice.of("rank-write", card.say("card.rank.write"), () -> card.open(write()))));
  }

  private List<Choice> ranks(String kind, int highest) {
    List<Choice> ranks = new ArrayList<>();
    for (int number = 1; number <= highest; number++) {
      String rank = card.say("card.rank." + kind, number);
      ranks.add(
          Choice.of("rank-" + kind + "-" + number, rank, () -> take(rank))
              .chosen(card.draft().players().of(side).rank().equals(rank)));
    }
    return ranks;
  }

  private Page write() {
    return new TextPage(
        card, card.say("card.rank.write"), card.draft().players().of(side).rank(), this::take);
  }

  private void take(String rank) {
    card.back();
    Player player = card.draft().players().of(side);
    card.change(card.draft().withPlayer(side, new Player(player.name(), rank)));
  }
}
