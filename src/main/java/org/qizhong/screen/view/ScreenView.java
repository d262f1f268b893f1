package org.qizhong.screen.view;

import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.qizhong.screen.model.Page;
import org.qizhong.screen.model.ScreenModel;

/** The whole screen: one page, and what is said over it. */
public final class ScreenView extends Scaled {
  private static final double DESIGN_WIDTH = 800;
  private static final double DESIGN_HEIGHT = 480;
  private static final double LETTER = 16;
  private static final double BANNER = 40;

  private final ScreenModel model;
  private final StartPage start;
  private final MatchPage match;
  private final CountPage count;
  private final BannerView banner = new BannerView();
  private final LostView lost = new LostView();
  private Page page;

  /** A view of {@code model}. */
  public ScreenView(ScreenModel model) {
    this.model = model;
    start = new StartPage(model, this::refresh);
    match = new MatchPage(model, this::refresh);
    count = new CountPage(model, this::refresh);
    setBackground(Look.fill(Look.PAGE, 0));
    getChildren().addAll(start, match, count, lost, banner);
    refresh();
  }

  /** A scene of this view, with its keys. */
  public Scene scene(double width, double height) {
    Scene scene = new Scene(this, width, height, Look.PAGE);
    scene
        .getStylesheets()
        .add(
            Objects.requireNonNull(
                    ScreenView.class.getResource("/org/qizhong/screen/screen.css"), "screen.css")
                .toExternalForm());
    letters(width, height);
    scene.widthProperty().addListener((property, was, is) -> letters(scene));
    scene.heightProperty().addListener((property, was, is) -> letters(scene));
    // Filters: the keys are the match's, whatever has the focus.
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    scene.addEventFilter(KeyEvent.KEY_RELEASED, event -> model.keyUp(name(event.getCode())));
    return scene;
  }

  private void letters(Scene scene) {
    letters(scene.getWidth(), scene.getHeight());
  }

  /** The forms' controls are measured in letters. */
  private void letters(double width, double height) {
    setStyle(
        "-fx-font-size: %spx; -fx-font-family: \"%s\";"
            .formatted(LETTER * unit(width, height), Look.textFamily()));
  }

  private static double unit(double width, double height) {
    return Math.min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT);
  }

  private void keyPressed(KeyEvent event) {
    if (model.keyDown(name(event.getCode()))) {
      event.consume();
      refresh();
    }
  }

  private static String name(KeyCode code) {
    return code.name();
  }

  /** Draws what the model says now. */
  public void refresh() {
    if (Fonts.speak(model.texts().language()) && getScene() != null) {
      letters(getScene());
    }
    Page now = model.page();
    if (now != page) {
      turn(now);
    }
    switch (now) {
      case EMPTY -> {}
      case FORM -> start.show();
      case MATCH -> model.picture().ifPresent(match::show);
      case COUNT -> count.show();
    }
    lost.show(model.lost(), model.lostWords());
    banner.show(model.banner());
  }

  private void turn(Page now) {
    boolean leftForm = page == Page.FORM && now == Page.MATCH;
    page = now;
    start.setVisible(now == Page.FORM);
    match.setVisible(now == Page.MATCH);
    count.setVisible(now == Page.COUNT);
    if (leftForm) {
      start.opened();
    }
    if (now != Page.FORM) {
      requestFocus();
    }
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    scale(unit(width, height));
    place(start, 0, 0, width, height);
    place(match, 0, 0, width, height);
    place(count, 0, 0, width, height);
    place(lost, 0, px(BANNER), width, height - px(BANNER));
    place(banner, 0, 0, width, px(BANNER));
  }
}
