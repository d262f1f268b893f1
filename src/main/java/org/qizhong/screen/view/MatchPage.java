package org.qizhong.screen.view;

import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.MatchPicture;
import org.qizhong.screen.model.ScreenModel;

/** The match: a line, two panels, and the buttons below them. */
final class MatchPage extends Scaled {
  private static final double EDGE = 8;
  private static final double TOP = 40;
  private static final double BUTTONS = 52;
  private static final double BAND = 72;

  /** What a band leaves free on both sides: the panels' black and white edges. */
  private static final double STRIP = 16;

  /** The large panel's share of the width. */
  private static final double LARGE = 0.62;

  private static final Duration SLIDE = Duration.millis(140);

  private final ScreenModel model;
  private final TopLine top = new TopLine();
  private final BySide<FaceView> faces;
  private final BandView band = new BandView();
  private final ButtonRow buttons;
  private final DoubleProperty share = new SimpleDoubleProperty(0.5);
  private final Timeline slide = new Timeline();
  private double goal = 0.5;
  private MatchPicture picture;

  MatchPage(ScreenModel model, Runnable acted) {
    this.model = model;
    faces = new BySide<>(new FaceView(Side.BLACK), new FaceView(Side.WHITE));
    buttons = new ButtonRow(model, acted);
    for (Side side : Side.values()) {
      // Pressed, not clicked: a player's press counts when the finger comes down.
      faces
          .of(side)
          .addEventHandler(MouseEvent.MOUSE_PRESSED, event -> pressed(event, side, acted));
      faces.of(side).setId(side.id());
    }
    band.setId("band");
    share.addListener((property, before, now) -> requestLayout());
    getChildren().addAll(top, faces.black(), faces.white(), band, buttons);
  }

  private void pressed(MouseEvent event, Side side, Runnable acted) {
    if (event.getButton() == MouseButton.PRIMARY) {
      model.press(side);
      acted.run();
    }
  }

  void show(MatchPicture now) {
    if (now.equals(picture)) {
      return;
    }
    boolean first = picture == null;
    picture = now;
    top.show(now.top());
    now.band().ifPresent(band::show);
    band.setVisible(now.band().isPresent());
    showFaces(0);
    buttons.show(now.buttons());
    slideTo(now.wide().map(side -> side == Side.BLACK ? LARGE : 1 - LARGE).orElse(0.5), first);
    requestLayout();
  }

  private void showFaces(double bandEnd) {
    for (Side side : Side.values()) {
      faces.of(side).show(picture.sides().of(side), bandEnd);
    }
  }

  /** Below the names and badges of both panels; where it ends, from the panels' top. */
  private double layoutBand(double edge, double width) {
    if (!band.isVisible()) {
      return 0;
    }
    double head = 0;
    for (Side side : Side.values()) {
      head = Math.max(head, faces.of(side).headEnd(faces.of(side).getWidth()));
    }
    double from = head + px(4);
    place(band, edge + px(STRIP), px(TOP) + from, width - 2 * px(STRIP), px(BAND));
    return from + px(BAND);
  }

  private void slideTo(double wanted, boolean atOnce) {
    if (goal == wanted) {
      return;
    }
    goal = wanted;
    slide.stop();
    if (atOnce) {
      share.set(wanted);
      return;
    }
    slide
        .getKeyFrames()
        .setAll(List.of(new KeyFrame(SLIDE, new KeyValue(share, wanted, Interpolator.EASE_OUT))));
    slide.play();
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double width = getWidth() - 2 * edge;
    double height = getHeight() - px(TOP) - px(BUTTONS) - 2 * edge;
    double black = Math.round((width - edge) * share.get());
    place(top, edge + px(6), 0, width - 2 * px(6), px(TOP));
    place(faces.black(), edge, px(TOP), black, height);
    place(faces.white(), edge + black + edge, px(TOP), width - edge - black, height);
    place(buttons, edge, getHeight() - edge - px(BUTTONS), width, px(BUTTONS));
    if (picture != null) {
      showFaces(layoutBand(edge, width));
    }
  }
}
