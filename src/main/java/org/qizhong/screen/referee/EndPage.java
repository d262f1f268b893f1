package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.match.Face;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.MatchButton;

/** E3, E6: the game ends by a ruling. */
final class EndPage extends GivePage {
  private static final int COLUMNS = 4;

  private final Reasons reasons;
  private Optional<Ruled> chosen = Optional.empty();

  /** A ruling that ends the game, by its chip. */
  private record Ruled(String id, Act act, String article) {}

  EndPage(RefereeModel desk) {
    super(desk, "end");
    reasons = new Reasons(desk, "ruled", "conduct", "absent", "agreed").first();
  }

  @Override
  List<Sheet.Part> parts() {
    List<Choice> choices = new ArrayList<>();
    for (Side side : Side.values()) {
      Side loser = side;
      choices.add(
          ruled("forfeit", new Act.End(Act.Ending.FORFEIT, Optional.of(loser)), "R17", loser));
    }
    choices.add(ruled("draw", new Act.End(Act.Ending.DRAW, Optional.empty()), "R17"));
    choices.add(ruled("both-lose", new Act.End(Act.Ending.BOTH_LOSE, Optional.empty()), "R17"));
    for (Side side : Side.values()) {
      choices.add(ruled("resign", new Act.End(Act.Ending.RESIGN, Optional.of(side)), "E3", side));
    }
    choices.add(ruled("replay", new Act.End(Act.Ending.REPLAY, Optional.empty()), "R17"));
    choices.add(count());
    for (Side side : Side.values()) {
      choices.add(ruled("abandon", new Act.Abandon(side), "E6", side).enabled(isAbsolute()));
    }
    return List.of(new Sheet.Grid("", COLUMNS, 3, choices), reasons.grid());
  }

  private Choice ruled(String id, Act act, String article, Side... side) {
    String whole = side.length == 0 ? id : id + "-" + side[0].id();
    String label =
        side.length == 0
            ? desk.say("referee.end." + id)
            : desk.say("referee.end." + id, name(side[0]));
    Ruled ruled = new Ruled(whole, act, article);
    return choice(
        "end-" + whole,
        label,
        chosen.map(Ruled::id).equals(Optional.of(whole)),
        () -> chosen = Optional.of(ruled));
  }

  /** E6: only where both play absolute time. */
  private boolean isAbsolute() {
    return desk.situation()
        .map(now -> now.header().time())
        .filter(time -> time.black() instanceof Absolute && time.white() instanceof Absolute)
        .isPresent();
  }

  /** The count is entered on its own page, with the role that is there. */
  private Choice count() {
    boolean may =
        desk.situation()
            .filter(now -> now.isStopped() || now.status() == Face.Status.ABANDONED)
            .isPresent();
    return Choice.of(
            "end-count",
            desk.say("match.count-area"),
            () -> {
              desk.door().leave();
              desk.screen().perform(new MatchButton.Deed.OpenCount());
            })
        .enabled(may);
  }

  @Override
  Optional<ObjectNode> line() {
    return chosen.flatMap(it -> ruling(reasons.why(), it.article(), it.act()));
  }
}
