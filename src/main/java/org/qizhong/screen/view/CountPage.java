package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import org.qizhong.clock.Side;
import org.qizhong.score.Counting;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.model.CountEntry;
import org.qizhong.screen.model.CountField;
import org.qizhong.screen.model.Explanation;
import org.qizhong.screen.model.RuleWords;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.Words;
import org.qizhong.screen.words.Texts;

/** The page where the count is entered. */
final class CountPage extends Scaled {
  private static final double EDGE = 8;
  private static final double TOP = 40;
  private static final double BUTTONS = 52;
  private static final double ROW = 54;
  private static final double PAD = 264;
  private static final double ANSWER = 60;

  private final ScreenModel model;
  private final Runnable acted;
  private final FitText title = new FitText(17, 9, true);
  private final Panel ground = new Panel();
  private final List<HoldButton> choices = new ArrayList<>();
  private final List<NumberRow> rows = new ArrayList<>();
  private final FitText answer = new FitText(24, 10, true).align(HPos.CENTER);
  private final Keypad pad;
  private final HoldButton back;
  private final HoldButton enter;
  private CountEntry built;
  private Texts texts;

  CountPage(ScreenModel model, Runnable acted) {
    this.model = model;
    this.acted = acted;
    pad = new Keypad(model);
    back = button("count-back");
    enter = button("count-enter");
    title.setFill(Ink.TEXT);
    answer.setId("count-answer");
  }

  void show() {
    Optional<CountEntry> entry = model.count();
    if (entry.isEmpty()) {
      return;
    }
    if (built != entry.get() || texts != model.texts()) {
      build(entry.get());
    }
    rows.forEach(row -> row.show(built));
    Explanation now = built.draft().explain(texts);
    answer.setText(now.text());
    answer.setFill(now.refused() ? Ink.FAINT : Ink.TEXT);
    boolean missing = built.draft().act().isEmpty();
    if (enter.isDisabled() != missing) {
      enter.setDisable(missing);
      enter.requestLayout();
    }
  }

  /** The result the numbers give so far. */
  String answer() {
    return answer.getText();
  }

  private void build(CountEntry entry) {
    built = entry;
    texts = model.texts();
    RuleSet rules = entry.draft().terms().rules();
    showTitle(rules);
    back.show(texts.get("count.back"), false, false, this::back);
    enter.show(texts.get("count.enter"), true, true, this::enter);
    choices.clear();
    rows.clear();
    if (rules.counting().contains(Counting.AREA)) {
      addChoices(rules);
    }
    for (CountField field : entry.fields()) {
      rows.add(new NumberRow(model, entry, field, this::changed));
    }
    pad.show(entry, this::changed);
    getChildren().setAll(title, ground, answer, pad, back, enter);
    getChildren().addAll(choices);
    getChildren().addAll(rows);
    showChoices();
    redress();
    requestLayout();
  }

  private void showTitle(RuleSet rules) {
    boolean territory = rules.counting().contains(Counting.TERRITORY);
    title.setText(
        texts.get(
            territory ? "count.title-territory" : "count.title-area",
            RuleWords.name(texts, rules)));
  }

  private void addChoices(RuleSet rules) {
    for (Side side : Side.values()) {
      choices.add(button("count-" + side.id()));
    }
    if (rules.firstPassCounts()) {
      choices.add(button("count-first"));
    }
  }

  private void showChoices() {
    if (choices.isEmpty()) {
      return;
    }
    for (Side side : Side.values()) {
      boolean chosen = built.draft().side() == side;
      choices
          .get(side.ordinal())
          .show(
              texts.get(chosen ? "count.counted-chosen" : "count.counted", name(side)),
              false,
              chosen,
              () -> change(() -> built.counted(side)));
    }
    if (choices.size() > 2) {
      String first =
          built.draft().first().map(this::name).orElseGet(() -> texts.get("count.as-recorded"));
      choices
          .get(2)
          .show(texts.get("count.first", first), false, false, () -> change(this::nextFirst));
    }
  }

  private String name(Side side) {
    return Words.name(texts, side);
  }

  private void nextFirst() {
    Optional<Side> now = built.draft().first();
    built.first(
        now.isEmpty()
            ? Optional.of(Side.BLACK)
            : now.filter(side -> side == Side.BLACK).map(Side::other));
  }

  private void change(Runnable change) {
    change.run();
    showChoices();
    changed();
  }

  private void changed() {
    show();
  }

  private void back() {
    model.back();
    acted.run();
  }

  private void enter() {
    model.submitCount();
    acted.run();
  }

  private HoldButton button(String id) {
    HoldButton button = new HoldButton(model);
    button.setId(id);
    return button;
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double height = getHeight() - px(TOP) - px(BUTTONS) - 2 * edge;
    double width = getWidth() - 3 * edge - px(PAD);
    place(title, edge + px(6), 0, getWidth() - 2 * edge, px(TOP));
    place(ground, edge, px(TOP), width, height);
    place(pad, 2 * edge + width, px(TOP), px(PAD), height);
    double x = edge + px(12);
    double inner = width - 2 * px(12);
    double y = layoutChoices(x, px(TOP) + px(10), inner);
    for (NumberRow row : rows) {
      place(row, x, y, inner, px(ROW));
      y += px(ROW) + px(5);
    }
    place(answer, x, px(TOP) + height - px(ANSWER) - px(6), inner, px(ANSWER));
    double bottom = getHeight() - edge - px(BUTTONS);
    double third = Math.round((getWidth() - 3 * edge) / 3);
    place(back, edge, bottom, third, px(BUTTONS));
    place(enter, 2 * edge + third, bottom, getWidth() - 3 * edge - third, px(BUTTONS));
  }

  private double layoutChoices(double x, double y, double width) {
    if (choices.isEmpty()) {
      return y;
    }
    double gap = px(8);
    double each = (width - (choices.size() - 1) * gap) / choices.size();
    for (int i = 0; i < choices.size(); i++) {
      place(choices.get(i), x + i * (each + gap), y, each, px(ROW));
    }
    return y + px(ROW) + px(8);
  }
}
