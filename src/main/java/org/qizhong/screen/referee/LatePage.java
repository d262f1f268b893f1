package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.card.Sheet;

/** R1: lateness that is found before the start. */
final class LatePage extends NumbersPage {
  private static final String MINUTES = "minutes";
  private static final int MOST = 240;

  private Optional<Side> side = Optional.empty();

  LatePage(RefereeModel desk) {
    super(desk, "late", new Numbers.Field(MINUTES, 0, MOST, 1, 0));
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(sides(this::name, side, one -> side = Optional.of(one)), number(MINUTES));
  }

  @Override
  Optional<ObjectNode> line() {
    Duration by = Duration.ofMinutes(numbers.value(MINUTES));
    return side.filter(one -> !by.isZero())
        .flatMap(one -> ruling(desk.say("referee.why.late"), "R1", new Act.Late(one, by)));
  }
}
