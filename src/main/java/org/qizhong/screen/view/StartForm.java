package org.qizhong.screen.view;

import java.util.List;
import javafx.collections.FXCollections;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.qizhong.clock.BySide;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.model.MatchDraft;
import org.qizhong.screen.model.RuleWords;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/** The start form's fields. */
final class StartForm extends VBox {
  private static final int CHIPS_IN_A_ROW = 3;

  /** Any width, the same for all: the fields of a line grow alike. */
  private static final double SHARE = 10;

  private final TextField black = field("black-name", "Black's name", "");
  private final TextField white = field("white-name", "White's name", "");
  private final TextField event = field("event", "event, round, table", "");
  private final TextField time = field("time", "time", MatchDraft.EMPTY.time());
  private final TextField whiteTime = field("white-time", "White's, if another", "");
  private final ComboBox<RuleSet> rules = rules();
  private final TextField handicap = field("handicap", "none", "");
  private final TextField komi = field("komi", "as usual", "");
  private final Runnable changed;
  private final Runnable entered;

  /**
   * The form as it is before anything is typed.
   *
   * @param changed told of every change
   * @param entered told of Enter in a field
   */
  StartForm(Runnable changed, Runnable entered) {
    this.changed = changed;
    this.entered = entered;
    getStyleClass().add("form");
    line("Players", black, white);
    line("Event", event);
    line("Time", time, whiteTime);
    chips();
    line("Rules", rules);
    line("Handicap", handicap, label("Komi"), komi);
    for (TextField field : List.of(black, white, event, time, whiteTime, handicap, komi)) {
      field.textProperty().addListener((property, before, now) -> this.changed.run());
      field.setOnAction(enter -> this.entered.run());
    }
    rules.valueProperty().addListener((property, before, now) -> this.changed.run());
  }

  MatchDraft draft() {
    return new MatchDraft(
        time.getText(),
        whiteTime.getText(),
        rules.getValue(),
        handicap.getText(),
        komi.getText(),
        new BySide<>(black.getText(), white.getText()),
        event.getText());
  }

  /** What is another in the next match; the event, the time and the rules mostly are the same. */
  void forgetPlayers() {
    black.clear();
    white.clear();
    handicap.clear();
    komi.clear();
  }

  private void line(String name, Control... controls) {
    HBox line = new HBox(label(name));
    line.getStyleClass().add("line");
    line.getChildren().addAll(controls);
    getChildren().add(line);
  }

  private void chips() {
    HBox line = new HBox();
    for (String preset : MatchDraft.PRESETS) {
      if (line.getChildren().size() % CHIPS_IN_A_ROW == 0) {
        line = new HBox();
        line.getStyleClass().add("line");
        getChildren().add(line);
      }
      line.getChildren().add(chip(preset));
    }
  }

  private Button chip(String preset) {
    Button chip = sharing(new Button(preset));
    chip.getStyleClass().add("chip");
    chip.setFocusTraversable(false);
    chip.setOnAction(press -> time.setText(preset));
    return chip;
  }

  private static <C extends Control> C sharing(C control) {
    control.setMinWidth(0);
    control.setPrefWidth(SHARE);
    control.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(control, Priority.ALWAYS);
    return control;
  }

  private static Label label(String text) {
    return new Label(text);
  }

  private static TextField field(String id, String prompt, String text) {
    TextField field = sharing(new TextField(text));
    field.setId(id);
    field.setPromptText(prompt);
    return field;
  }

  private static ComboBox<RuleSet> rules() {
    ComboBox<RuleSet> box =
        sharing(new ComboBox<>(FXCollections.observableArrayList(RuleSet.values())));
    box.setId("rules");
    box.setVisibleRowCount(RuleSet.values().length);
    box.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(RuleSet value) {
            return value == null ? "" : RuleWords.name(Texts.of(Language.EN), value);
          }

          @Override
          public RuleSet fromString(String text) {
            throw new UnsupportedOperationException("the box is not edited");
          }
        });
    box.setValue(MatchDraft.EMPTY.rules());
    return box;
  }
}
