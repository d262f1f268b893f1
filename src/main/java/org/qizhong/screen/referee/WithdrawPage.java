package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.match.Face;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.Acts;
import org.qizhong.screen.model.LogLine;

/** A ruling is withdrawn by a further entry; what was entered stays in the record. */
final class WithdrawPage extends GivePage {
  private static final int COLUMNS = 2;
  private static final int ROWS = 4;

  private final Reasons reasons;
  private Optional<Undoing> chosen = Optional.empty();

  /** A ruling that can be taken back, by its chip, and what takes it back. */
  private record Undoing(String id, String label, Act act, String article) {}

  WithdrawPage(RefereeModel desk) {
    super(desk, "withdraw");
    reasons = new Reasons(desk, "mistaken", "heard-again").first();
    desk.screen().send(Acts.log(1));
  }

  @Override
  List<Sheet.Part> parts() {
    List<Undoing> all = all();
    if (all.isEmpty()) {
      return List.of();
    }
    return List.of(
        new Sheet.Grid(
            "", COLUMNS, ROWS, all.stream().limit(COLUMNS * ROWS).map(this::chip).toList()),
        reasons.grid());
  }

  private Choice chip(Undoing one) {
    return choice(
        "undo-" + one.id(),
        one.label(),
        chosen.map(Undoing::id).equals(Optional.of(one.id())),
        () -> chosen = Optional.of(one));
  }

  @Override
  String missing() {
    return desk.say(all().isEmpty() ? "referee.withdraw.none" : "referee.withdraw.words");
  }

  @Override
  Optional<ObjectNode> line() {
    return chosen.flatMap(it -> ruling(reasons.why(), it.article(), it.act()));
  }

  /** What stands now, and then what the log says of rulings, the newest first. */
  private List<Undoing> all() {
    Situation now = desk.situation().orElseThrow();
    List<Undoing> all = new ArrayList<>();
    if (now.status() == Face.Status.RESULT) {
      all.add(
          new Undoing("result", desk.say("referee.undo.result"), new Act.WithdrawResult(), "E5"));
    }
    for (Side side : Side.values()) {
      if (now.of(side).warnings() > 0) {
        all.add(
            new Undoing(
                "warning-" + side.id(),
                desk.say("referee.undo.warning", name(side), now.of(side).warnings()),
                new Act.WithdrawWarning(side),
                "R10"));
      }
    }
    List<LogLine> log = new ArrayList<>(desk.findings().log());
    Collections.reverse(log);
    log.forEach(line -> undoing(line).ifPresent(all::add));
    return all;
  }

  private Optional<Undoing> undoing(LogLine line) {
    JsonNode of = line.of();
    return switch (of.path("event").asText()) {
      case "adjusted" -> adjusted(line, of);
      case "swapped" ->
          Optional.of(
              new Undoing(
                  "swap-" + line.n(), desk.say("referee.undo.swap"), new Act.Swap(), "R16"));
      default -> Optional.empty();
    };
  }

  private Optional<Undoing> adjusted(LogLine line, JsonNode of) {
    BigDecimal by = of.path("by").isNumber() ? of.path("by").decimalValue() : BigDecimal.ZERO;
    Duration back = Duration.ofNanos(by.movePointRight(9).longValue()).negated();
    for (Side side : Side.values()) {
      if (side.id().equals(of.path("side").asText()) && !back.isZero()) {
        return Optional.of(
            new Undoing(
                "adjust-" + line.n(),
                desk.say("referee.undo.adjust", name(side), by.toPlainString()),
                new Act.Adjust(side, back),
                "R17"));
      }
    }
    return Optional.empty();
  }
}
