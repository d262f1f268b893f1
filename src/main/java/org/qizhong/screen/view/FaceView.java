package org.qizhong.screen.view;

import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SidePicture;

/** One side's panel: its edge on the outside, its phase's colour, and what it says, turned. */
final class FaceView extends Scaled {
  private static final double STRIP = 16;
  private static final double OUTLINE = 2;
  private static final double RADIUS = 12;
  private static final double LINE = 4;
  private static final double HEAVY_LINE = 7;

  private final Side side;
  private final Region strip = new Region();
  private final Region frame = new Region();
  private final FaceContent content;
  private SidePicture picture;
  private int turn;

  FaceView(Side side) {
    this.side = side;
    content = new FaceContent(side);
    for (Region part : new Region[] {strip, frame}) {
      part.setManaged(false);
      part.setMouseTransparent(true);
    }
    getChildren().add(strip);
    add(content);
    getChildren().add(frame);
  }

  /** What is touched to ask how much is left (C6). */
  Region ask() {
    return content.ask();
  }

  /** Shows {@code now}, turned by {@code degrees}, a multiple of 90. */
  void show(SidePicture now, int degrees) {
    if (now.equals(picture) && degrees == turn) {
      return;
    }
    boolean repaint = picture == null || picture.tone() != now.tone() || turn != degrees;
    picture = now;
    turn = degrees;
    content.show(now);
    if (repaint) {
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    if (picture == null) {
      return;
    }
    paint();
    double strips = px(STRIP);
    double x = side == Side.BLACK ? strips : 0;
    double width = getWidth() - strips;
    double height = getHeight();
    place(frame, x, 0, width, height);
    boolean lying = turn % 180 != 0;
    double inner = lying ? height : width;
    double high = lying ? width : height;
    place(content, x + (width - inner) / 2, (height - high) / 2, inner, high);
    content.setRotate(turn);
  }

  private void paint() {
    double round = px(RADIUS);
    setBackground(
        new Background(
            new BackgroundFill(
                Tones.ground(picture.tone(), this), new CornerRadii(round), Insets.EMPTY)));
    boolean black = side == Side.BLACK;
    CornerRadii outer =
        black
            ? new CornerRadii(round, 0, 0, round, false)
            : new CornerRadii(0, round, round, 0, false);
    strip.setBackground(
        new Background(
            new BackgroundFill(
                color(black ? Ink.BLACK_EDGE : Ink.WHITE_EDGE), outer, Insets.EMPTY)));
    strip.setBorder(line(Ink.OUTLINE, outer, new BorderWidths(px(OUTLINE))));
    place(strip, black ? 0 : getWidth() - px(STRIP), 0, px(STRIP), getHeight());
    CornerRadii inner =
        black
            ? new CornerRadii(0, round, round, 0, false)
            : new CornerRadii(round, 0, 0, round, false);
    frame.setBorder(frame(inner));
  }

  /** The last period has a heavy white frame, so that it is no other phase without colours too. */
  private Border frame(CornerRadii round) {
    return switch (picture.tone()) {
      case FLAG -> line(Ink.FLAG, round, new BorderWidths(px(LINE)));
      case READY -> line(Ink.GO_ON, round, new BorderWidths(px(LINE)));
      case LAST -> line(Ink.ON_FILL, round, new BorderWidths(px(HEAVY_LINE)));
      case IDLE, MAIN, OVERTIME, STOPPED, LOST -> Border.EMPTY;
    };
  }

  private Border line(Ink ink, CornerRadii round, BorderWidths width) {
    Color color = color(ink);
    return new Border(new BorderStroke(color, BorderStrokeStyle.SOLID, round, width));
  }
}
