package org.qizhong.screen.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.Alarm;
import org.qizhong.screen.model.MatchPicture;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.Seats;

/** The match: a line, two panels, and the buttons below them. */
final class MatchPage extends Scaled {
  private static final double EDGE = 8;
  private static final double BAND = 72;

  /** The large panel's share of the width, and the same for digits with hours. */
  private static final double LARGE = 0.62;

  private static final double LARGEST = 0.7;

  /** {@code 59:59}; longer digits have hours. */
  private static final int MINUTES = 5;

  private static final Duration SLIDE = Duration.millis(140);

  private final TopLine top;
  private final BySide<FaceView> faces =
      new BySide<>(new FaceView(Side.BLACK), new FaceView(Side.WHITE));
  private final BandView band = new BandView();
  private final ButtonsView buttons;
  private final DoubleProperty share = new SimpleDoubleProperty(0.5);
  private final Timeline slide = new Timeline();
  private double goal = 0.5;
  private MatchPicture picture;
  private Seats seats = Seats.FRONT;

  MatchPage(ScreenModel model, Runnable acted) {
    top = new TopLine(model, acted);
    buttons = new ButtonsView(model, acted);
    for (Side side : Side.values()) {
      FaceView face = faces.of(side);
      face.setId(side.id());
      // Pressed, not clicked: a player's press counts when the finger comes down.
      onTouch(face, event -> model.touch(side, place(event)), acted);
      onTouch(face.ask(), event -> model.ask(side), acted);
    }
    band.setId("band");
    share.addListener((property, before, now) -> requestLayout());
    add(top, faces.black(), faces.white(), band, buttons);
  }

  /** From the left, in parts of the width. */
  private double place(MouseEvent event) {
    return sceneToLocal(event.getSceneX(), event.getSceneY()).getX() / getWidth();
  }

  private static void onTouch(Node node, Consumer<MouseEvent> does, Runnable acted) {
    node.addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            does.accept(event);
            acted.run();
          }
          event.consume();
        });
    node.addEventHandler(MouseEvent.MOUSE_RELEASED, Event::consume);
  }

  void show(MatchPicture now, Seats sit) {
    if (now.equals(picture) && sit == seats) {
      return;
    }
    boolean first = picture == null;
    boolean placed = picture != null && sit == seats && isPlacedLike(now);
    picture = now;
    seats = sit;
    top.show(now.top());
    now.band().ifPresent(band::show);
    band.setVisible(now.band().isPresent());
    for (Side side : Side.values()) {
      faces.of(side).show(now.sides().of(side), sit.turn(side));
    }
    buttons.show(now.foot(), sit.turn());
    slideTo(now.wide().map(side -> side == Side.BLACK ? large() : 1 - large()).orElse(0.5), first);
    if (!placed) {
      requestLayout();
    }
  }

  /** Makes room in the top line for what is wrong with the desk. */
  void alarm(Optional<Alarm> now) {
    top.alarm(now);
  }

  /** Whether the way to the settings stands in the top line. */
  boolean isStanding() {
    return picture != null && !picture.top().settings().isEmpty();
  }

  /** Whether {@code now} leaves the parts where they are. */
  private boolean isPlacedLike(MatchPicture now) {
    return now.band().isPresent() == picture.band().isPresent()
        && now.foot().sheet() == picture.foot().sheet()
        && now.top().settings().equals(picture.top().settings())
        && now.top().referee().equals(picture.top().referee());
  }

  private double large() {
    boolean hours =
        picture
            .wide()
            .filter(side -> picture.sides().of(side).digits().big().length() > MINUTES)
            .isPresent();
    return hours ? LARGEST : LARGE;
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
    double line = top.height();
    double foot = buttons.height();
    double from = line + (band.isVisible() ? px(BAND) + edge : 0);
    double height = getHeight() - from - foot - 2 * edge;
    double black = Math.round((width - edge) * share.get());
    place(top, edge + px(6), 0, width - 2 * px(6), line);
    place(band, edge, line, width, px(BAND));
    place(faces.black(), edge, from, black, height);
    place(faces.white(), edge + black + edge, from, width - edge - black, height);
    place(buttons, edge, getHeight() - edge - foot, width, foot);
    top.setRotate(seats.turn());
    band.setRotate(seats.turn());
  }
}
