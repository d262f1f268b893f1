package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.record.HeaderReader;
import org.qizhong.score.Fraction;
import org.qizhong.score.Margin;
import org.qizhong.score.Reason;
import org.qizhong.score.Unit;
import org.qizhong.score.Winner;

/** Reads the desk's lines. */
public final class LineReader {
  private LineReader() {}

  /** What {@code line} says, or why it says nothing. */
  public static News read(String line) throws Refusal {
    JsonNode node = Values.read(line);
    String event = Values.text(node, "event");
    return switch (event) {
      case "face" -> new News.Faced(face(node));
      case "idle" -> new News.Idle();
      case "match" -> new News.Opened(header(node));
      case "desk" ->
          new News.Desk(
              Values.text(node, "buttons").equals("screen"), Values.optionalFlag(node, "swapped"));
      case "card" ->
          new News.Card(node.has("header") ? Optional.of(CardReader.card(node)) : Optional.empty());
      case "sound" -> new News.Sound(CardReader.sound(node));
      case "role" -> RefereeReader.role(node);
      case "pins" -> RefereeReader.pins(node);
      case "preview" -> RefereeReader.preview(node);
      case "collect" -> RefereeReader.collect(node);
      case "standing" -> RefereeReader.standing(node);
      case "log" -> RefereeReader.log(node);
      case "log-end" ->
          new News.LogEnded(
              Values.whole(node, "n"), Values.optionalFlag(node, "more").orElse(false));
      case "refused" -> new News.Refused(Values.text(node, "reason"));
      case "notice" -> new News.Notice(Values.text(node, "text"));
      case "alarm" ->
          new News.Alarm(Values.text(node, "what"), Values.optionalText(node, "reason").orElse(""));
      default -> new News.Happened(event, Values.optionalSide(node, "side"));
    };
  }

  private static MatchHeader header(JsonNode node) throws Refusal {
    return new MatchHeader(HeaderReader.read(node.path("header").toString()));
  }

  private static FaceLine face(JsonNode node) throws Refusal {
    return new FaceLine(
        Values.optionalSeconds(node, "at").orElse(Duration.ZERO),
        Values.one(node, "status", Face.Status.values(), Face.Status::id),
        Values.one(node, "to-move", Side.values(), Side::id),
        Values.whole(node, "move"),
        new BySide<>(side(node.path("black")), side(node.path("white"))),
        node.path("result").isObject()
            ? Optional.of(result(node.path("result")))
            : Optional.empty(),
        Values.optionalSide(node, "asked"),
        Values.sides(node, "ready"),
        Values.optionalSide(node, "proposed"),
        new FaceLine.Marks(Values.sides(node, "accepted"), Values.sides(node, "agreed-readings")));
  }

  private static FaceLine.SideLine side(JsonNode node) throws Refusal {
    return new FaceLine.SideLine(
        Values.optionalText(node, "name"),
        Values.one(node, "phase", Phase.values(), Phase::id),
        Values.optionalWhole(node, "left"),
        Values.optionalWhole(node, "moves"),
        Values.optionalWhole(node, "penalty"),
        Values.text(node, "shown"),
        node.path("last").asBoolean(false),
        Values.optionalSeconds(node, "period"),
        running(node),
        Values.optionalText(node, "said"),
        Values.optionalWhole(node, "warnings").orElse(0),
        new FaceLine.Extra(
            Values.optionalWhole(node, "stage"),
            Values.optionalWhole(node, "of"),
            node.path("consideration").asBoolean(false),
            Values.optionalWhole(node, "taken")));
  }

  private static Optional<FaceLine.Running> running(JsonNode node) throws Refusal {
    Optional<Duration> length = Values.optionalSeconds(node, "length");
    Optional<Duration> elapsed = Values.optionalSeconds(node, "elapsed");
    return length.isPresent() && length.get().isPositive() && elapsed.isPresent()
        ? Optional.of(new FaceLine.Running(length.get(), elapsed.get()))
        : Optional.empty();
  }

  public static FaceLine.ResultLine result(JsonNode node) throws Refusal {
    return new FaceLine.ResultLine(
        Values.one(node, "winner", Winner.values(), Winner::id),
        by(node),
        margin(node),
        Values.text(node, "sgf"));
  }

  private static Reason by(JsonNode node) throws Refusal {
    Reason by = Values.one(node, "by", Reason.values(), Reason::id);
    return switch (node.path("ruled").asText()) {
      case "both-lose" -> Reason.BOTH_LOSE;
      case "replay" -> Reason.REPLAY;
      default -> by;
    };
  }

  private static Optional<Margin> margin(JsonNode node) throws Refusal {
    if (!node.path("margin").isNumber()) {
      return Optional.empty();
    }
    try {
      Unit unit = Values.one(node, "unit", Unit.values(), Unit::id);
      return Optional.of(new Margin(Fraction.of(node.path("margin").decimalValue()), unit));
    } catch (ArithmeticException | IllegalArgumentException e) {
      throw new Refusal("\"margin\": " + e.getMessage());
    }
  }
}
