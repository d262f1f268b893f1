package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.card.Sheet;

/** R15: without a record of the first half, what both have used is split evenly. */
final class SplitPage extends NumbersPage {
  private static final String HOURS = "hours";
  private static final String MINUTES = "minutes";
  private static final int MOST_HOURS = 48;
  private static final int MOST_MINUTES = 59;

  SplitPage(RefereeModel desk) {
    super(
        desk,
        "split",
        new Numbers.Field(HOURS, 0, MOST_HOURS, 1, 0),
        new Numbers.Field(MINUTES, 0, MOST_MINUTES, 1, 0));
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(number(HOURS), number(MINUTES));
  }

  @Override
  String explained() {
    return desk.say("referee.split.words");
  }

  @Override
  Optional<ObjectNode> line() {
    Duration used = Duration.ofHours(numbers.value(HOURS)).plusMinutes(numbers.value(MINUTES));
    return used.isZero()
        ? Optional.empty()
        : Optional.of(RulingLine.split(used, desk.say("referee.why.split")));
  }
}
