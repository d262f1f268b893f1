package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.match.Offence;
import org.qizhong.match.Remedy;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;

/**
 * R5, R8, R9, R13s: a move is void and its turn forfeited, before or after its press; with the
 * warning where the edition has one. What the edition punishes by loss is not given here.
 */
final class VoidPage extends GivePage {
  /** What can be wrong with a move; that its place was taken by a sealed stone is no offence. */
  private enum Ground {
    R8(Offence.KO),
    R9(Offence.FORBIDDEN_POINT),
    R5(Offence.TWO_MOVES),
    R13s(null);

    private final Optional<Offence> offence;

    Ground(Offence offence) {
      this.offence = Optional.ofNullable(offence);
    }

    /** What comes of it; empty where the edition does not let the game go on. */
    Optional<List<Act>> acts(Situation now, Side side, String why) {
      if (offence.isEmpty()) {
        return Optional.of(List.of(new Act.ForfeitTurn(side)));
      }
      return offence.get().remedies(now.rules(), now.of(side).warnings()).stream()
          .filter(FORFEITS::contains)
          .findFirst()
          .map(remedy -> remedy.acts(side, why));
    }
  }

  private static final Set<Remedy> FORFEITS =
      EnumSet.of(Remedy.FORFEIT_TURN, Remedy.FORFEIT_TURN_AND_WARNING);

  private Optional<Side> side = Optional.empty();
  private Ground ground = Ground.R8;

  VoidPage(RefereeModel desk) {
    super(desk, "void");
  }

  @Override
  List<Sheet.Part> parts() {
    Situation now = desk.situation().orElseThrow();
    Side toMove = now.toMove();
    return List.of(
        sides(
            one ->
                desk.say(one == toMove ? "referee.void.before" : "referee.void.after", name(one)),
            side,
            one -> side = Optional.of(one)),
        new Sheet.Grid(
            desk.say("referee.reason"),
            4,
            1,
            Stream.of(Ground.values())
                .filter(one -> one.acts(now, toMove, "").isPresent())
                .map(this::choice)
                .toList()));
  }

  private Choice choice(Ground one) {
    return choice(
        "void-" + one, desk.say("referee.void." + one), ground == one, () -> ground = one);
  }

  @Override
  Optional<ObjectNode> line() {
    Situation now = desk.situation().orElseThrow();
    String why = desk.say("referee.void." + ground);
    return side.flatMap(one -> ground.acts(now, one, why))
        .map(acts -> RulingLine.ruling(acts, why, ground.name()));
  }
}
