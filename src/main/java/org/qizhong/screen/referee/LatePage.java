package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.NumberParts;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.card.Sheet;

/** R1: lateness that is found before the start. */
final class LatePage extends GivePage {
  private static final String MINUTES = "minutes";
  private static final int MOST = 240;

  private final Numbers numbers = new Numbers(List.of(new Numbers.Field(MINUTES, 0, MOST, 1, 0)));
  private Optional<Side> side = Optional.empty();

  LatePage(RefereeModel desk) {
    super(desk, "late");
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(
        sides(this::name, side, one -> side = Optional.of(one)),
        NumberParts.number(
            desk,
            numbers,
            MINUTES,
            desk.say("referee.number.minutes"),
            Integer.toString(numbers.value(MINUTES))));
  }

  @Override
  List<Choice> keys() {
    return NumberParts.pad(desk, numbers);
  }

  @Override
  public void typed(String character) {
    numbers.key(character);
  }

  @Override
  Optional<ObjectNode> line() {
    Duration by = Duration.ofMinutes(numbers.value(MINUTES));
    return side.filter(one -> !by.isZero())
        .flatMap(one -> ruling(desk.say("referee.why.late"), "R1", new Act.Late(one, by)));
  }
}
