package org.qizhong.screen.view;

import java.util.Optional;
import org.qizhong.screen.model.Explanation;
import org.qizhong.screen.model.ScreenModel;

/** The form for a new match, and in words how that match will go. */
final class StartPage extends Scaled {
  private static final double EDGE = 8;
  private static final double TOP = 40;
  private static final double BUTTONS = 52;
  private static final double WORDS = 276;

  private final ScreenModel model;
  private final Runnable acted;
  private final FitText title = new FitText(17, 9, true);
  private final StartForm form;
  private final Panel left = new Panel();
  private final Panel right = new Panel();
  private final FitText heading = new FitText(15, 9, false);
  private final FitText words = new FitText(17, 8, false).paragraph();
  private final HoldButton back;
  private final HoldButton open;

  StartPage(ScreenModel model, Runnable acted) {
    this.model = model;
    this.acted = acted;
    form = new StartForm(this::explain, this::send);
    back = new HoldButton(model);
    open = new HoldButton(model);
    back.setId("back");
    open.setId("open");
    back.show("Back to the match", false, false, this::back);
    open.show("Open match", false, true, this::send);
    title.setText("New match");
    title.setFill(Ink.TEXT);
    heading.setText("How it will go");
    heading.setFill(Ink.FAINT);
    words.setId("words");
    getChildren().addAll(title, left, right, form, heading, words, back, open);
    explain();
  }

  /** Shows the form; the way back is there while a match is open. */
  void show() {
    boolean way = model.header().isPresent();
    if (back.isVisible() != way) {
      back.setVisible(way);
      requestLayout();
    }
  }

  /** What the form says under the fields. */
  String words() {
    return words.getText();
  }

  /** Makes the form ready for other players. */
  void opened() {
    form.forgetPlayers();
  }

  private void explain() {
    Explanation now = form.draft().explain();
    words.setText(now.text());
    words.setFill(now.refused() ? Ink.FLAG : Ink.TEXT);
    heading.setText(now.refused() ? "This cannot be" : "How it will go");
    open.setDisable(now.refused());
    open.requestLayout();
  }

  private void send() {
    Optional<String> header = form.draft().header();
    header.ifPresent(model::submit);
    acted.run();
  }

  private void back() {
    model.back();
    acted.run();
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double height = getHeight() - px(TOP) - px(BUTTONS) - 2 * edge;
    double side = px(WORDS);
    double main = getWidth() - 3 * edge - side;
    place(title, edge + px(6), 0, main, px(TOP));
    place(left, edge, px(TOP), main, height);
    place(form, edge, px(TOP), main, height);
    double x = 2 * edge + main;
    place(right, x, px(TOP), side, height);
    place(heading, x + px(16), px(TOP) + px(8), side - px(32), px(24));
    place(words, x + px(16), px(TOP) + px(38), side - px(32), height - px(46));
    layoutButtons(edge);
  }

  private void layoutButtons(double edge) {
    double y = getHeight() - edge - px(BUTTONS);
    double width = getWidth() - 2 * edge;
    double half = back.isVisible() ? (width - edge) / 3 : 0;
    double from = back.isVisible() ? edge + half + edge : edge;
    place(back, edge, y, half, px(BUTTONS));
    place(open, from, y, getWidth() - edge - from, px(BUTTONS));
  }
}
