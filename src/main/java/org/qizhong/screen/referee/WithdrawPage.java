package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.Acts;
import org.qizhong.screen.model.LogLine;
import org.qizhong.screen.model.ReadingWords;
import org.qizhong.screen.model.StandingRuling;
import org.qizhong.screen.words.Refusals;

/**
 * A ruling is withdrawn by a further entry; what was entered stays in the record. The desk tells
 * which ones stand, the log when and why they were given.
 */
final class WithdrawPage extends GivePage {
  private static final int COLUMNS = 2;
  private static final int ROWS = 4;
  private static final int PLACES = COLUMNS * ROWS;

  private final Reasons reasons;
  private Optional<ObjectNode> chosen = Optional.empty();
  private int from;
  private long asked;

  WithdrawPage(RefereeModel desk) {
    super(desk, "withdraw");
    reasons = new Reasons(desk, "mistaken", "heard-again").first();
    ask();
  }

  private void ask() {
    asked = desk.findings().happened();
    desk.screen().send(Acts.log(1));
    desk.screen().send(Acts.STANDING);
  }

  @Override
  List<Sheet.Part> parts() {
    if (asked != desk.findings().happened()) {
      ask();
    }
    List<StandingRuling> all = all();
    if (all.isEmpty()) {
      return List.of();
    }
    int rows = Math.min(ROWS, Math.ceilDiv(all.size(), COLUMNS));
    return List.of(new Sheet.Grid("", COLUMNS, rows, page(all)), reasons.grid());
  }

  private List<StandingRuling> all() {
    return desk.findings().standing();
  }

  /** Where there are too many for a page the last place leads on. */
  private List<Choice> page(List<StandingRuling> all) {
    boolean several = all.size() > PLACES;
    int size = several ? PLACES - 1 : PLACES;
    from = from < all.size() ? from : 0;
    List<Choice> page = new ArrayList<>();
    for (int i = from; i < Math.min(all.size(), from + size); i++) {
      page.add(chip(all, i));
    }
    if (several) {
      page.add(choice("undo-on", desk.say("log.next"), false, () -> from += size));
    }
    return page;
  }

  private Choice chip(List<StandingRuling> all, int index) {
    StandingRuling one = all.get(index);
    String id = "undo-" + one.what() + one.side().map(side -> "-" + side.id()).orElse("");
    long before = all.subList(0, index).stream().filter(it -> it.act().equals(one.act())).count();
    return choice(
            before == 0 ? id : id + "-" + before,
            label(one),
            chosen.equals(Optional.of(one.act())) && before == 0,
            () -> chosen = Optional.of(one.act()))
        .hint(hint(one))
        .enabled(one.refused().isEmpty());
  }

  private String label(StandingRuling one) {
    if (one.what().equals("warning")) {
      return one.side()
          .map(
              side ->
                  desk.say(
                      "referee.undo.warning",
                      name(side),
                      desk.situation().orElseThrow().of(side).warnings()))
          .orElse(one.what());
    }
    Optional<JsonNode> by =
        entries(one).map(line -> line.of().path("by")).filter(JsonNode::isNumber).findFirst();
    return one.what().equals("adjust") && by.isPresent() && one.side().isPresent()
        ? desk.say("referee.undo.adjust", name(one.side().get()), by.get().asText())
        : StandingRuling.name(desk.texts(), one.what(), one.side());
  }

  /** When it was given and why; or why it cannot be withdrawn now. */
  private String hint(StandingRuling one) {
    if (one.refused().isPresent()) {
      return Refusals.reason(desk.texts(), one.refused().get());
    }
    List<String> parts = new ArrayList<>();
    one.at().map(ReadingWords::digits).ifPresent(parts::add);
    entries(one).map(LogLine::why).flatMap(Optional::stream).findFirst().ifPresent(parts::add);
    return String.join(" · ", parts);
  }

  /** What the log has of it. */
  private Stream<LogLine> entries(StandingRuling one) {
    return desk.findings().log().stream()
        .filter(line -> Optional.of(line.at()).equals(one.at()))
        .filter(line -> one.side().isEmpty() || concerns(line, one.side().get().id()));
  }

  private static boolean concerns(LogLine line, String side) {
    JsonNode whose = line.of().path("side");
    return whose.isMissingNode() || whose.asText().equals(side);
  }

  @Override
  String missing() {
    return desk.say(all().isEmpty() ? "referee.withdraw.none" : "referee.withdraw.words");
  }

  @Override
  Optional<ObjectNode> line() {
    return all().stream()
        .filter(one -> chosen.equals(Optional.of(one.act())))
        .findFirst()
        .filter(one -> !reasons.why().isEmpty())
        .map(one -> RulingLine.withdrawal(one.act().deepCopy(), reasons.why(), article(one)));
  }

  /** The one by which it was given; else its kind's. */
  private String article(StandingRuling one) {
    return entries(one)
        .map(LogLine::article)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseGet(
            () ->
                switch (one.what()) {
                  case "result" -> "E5";
                  case "warning" -> "R10";
                  case "set" -> "R14";
                  case "reread" -> "C7";
                  case "late" -> "R1";
                  case "number" -> "R22";
                  case "leave" -> "R12";
                  case "swap" -> "R16";
                  case "forfeit-turn" -> "R8";
                  case "take-back" -> "R6";
                  case "rule-pass" -> "R11";
                  case "resume" -> "R13";
                  case "abandon" -> "E6";
                  default -> "R17";
                });
  }
}
