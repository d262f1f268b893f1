package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Common;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.Words;

/** A page on which one ruling is put together; what it would come to stands below. */
abstract class GivePage implements RefereePage {
  final RefereeModel desk;
  private final String key;

  /**
   * A page for one kind of ruling.
   *
   * @param key the end of its texts' keys
   */
  GivePage(RefereeModel desk, String key) {
    this.desk = desk;
    this.key = key;
  }

  /** What is chosen on it. */
  abstract List<Sheet.Part> parts();

  /** What would be given; empty while something is missing. */
  abstract Optional<ObjectNode> line();

  /** What is said of it before anything else; may be empty. */
  String explained() {
    return "";
  }

  /** What is still to be chosen. */
  String missing() {
    return desk.say("referee.missing");
  }

  /** A pad; none for most. */
  List<Choice> keys() {
    return List.of();
  }

  /** Between back and give. */
  List<Choice> more() {
    return List.of();
  }

  @Override
  public String title() {
    return desk.say("referee.tile." + key);
  }

  @Override
  public final Sheet sheet() {
    Optional<ObjectNode> line = desk.situation().flatMap(now -> line());
    Optional<Consequence> comes = line.map(it -> Consequence.of(desk, it));
    List<Sheet.Part> parts = new ArrayList<>(parts());
    String words = comes.map(Consequence::words).orElseGet(this::missing);
    parts.add(
        new Sheet.Words(
            explained().isEmpty() ? words : explained() + "\n" + words,
            comes.filter(Consequence::bad).isPresent()));
    List<Choice> buttons = new ArrayList<>();
    buttons.add(Common.back(desk));
    buttons.addAll(more());
    buttons.add(
        Choice.of(
                "give",
                desk.say("referee.give"),
                () -> comes.ifPresent(it -> give(line.orElseThrow(), it)))
            .hint(desk.say("common.hold"))
            .go()
            .toBeHeld()
            .enabled(comes.filter(Consequence::may).isPresent()));
    return new Sheet("", parts, keys(), buttons);
  }

  private void give(ObjectNode line, Consequence comes) {
    desk.give(line, comes.needs(), desk.say("referee.given", title()));
    given();
  }

  /** It has been given. */
  void given() {}

  // ---- what many pages choose

  /** One ruling of several acts. */
  static Optional<ObjectNode> ruling(String why, String article, Act... acts) {
    return why.isEmpty()
        ? Optional.empty()
        : Optional.of(RulingLine.ruling(List.of(acts), why, article));
  }

  String name(Side side) {
    return Words.name(desk.texts(), side);
  }

  Choice choice(String id, String label, boolean chosen, Runnable choose) {
    return Choice.of(
            id,
            label,
            () -> {
              choose.run();
              desk.touched();
            })
        .chosen(chosen);
  }

  /** Black and White beside each other. */
  Sheet.Grid sides(Function<Side, String> label, Optional<Side> chosen, Consumer<Side> choose) {
    List<Choice> both = new ArrayList<>();
    for (Side side : Side.values()) {
      both.add(
          choice(
              "side-" + side.id(),
              label.apply(side),
              chosen.equals(Optional.of(side)),
              () -> choose.accept(side)));
    }
    return new Sheet.Grid("", 2, 1, both);
  }
}
