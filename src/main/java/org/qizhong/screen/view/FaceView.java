package org.qizhong.screen.view;

import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SidePicture;
import org.qizhong.screen.model.Tone;

/** One side's panel, with its edge on the outside. */
final class FaceView extends Scaled {
  private static final double STRIP = 16;
  private static final double AIR = 16;
  private static final double RADIUS = 12;
  private static final double HEAD = 44;
  private static final double STONE = 26;
  private static final double BADGE = 28;
  private static final double FLAG = 84;

  /** Digits that do not run stay clearly smaller than those that do: in parts of the panel. */
  private static final double IDLE_DIGITS = 0.37;

  private final Side side;
  private final Region strip = new Region();
  private final StonesView stone;
  private final FitText who = new FitText(22, 10, true);
  private final BadgeView first = new BadgeView();
  private final BadgeView second = new BadgeView();
  private final DigitsView digits = new DigitsView();
  private final FlagView flag = new FlagView();
  private final FootView foot;
  private SidePicture picture;
  private double banded;

  FaceView(Side side) {
    this.side = side;
    stone = StonesView.one(side);
    foot = new FootView(side);
    strip.setMouseTransparent(true);
    getChildren().addAll(strip, stone, who, first, second, digits, flag, foot);
  }

  void show(SidePicture now, double band) {
    if (now.equals(picture) && band == banded) {
      return;
    }
    picture = now;
    banded = band;
    boolean idle = now.tone() == Tone.IDLE;
    who.setText(now.who());
    who.setFill(idle ? Look.IDLE_DIGITS : Color.WHITE);
    first.show(now.badges().isEmpty() ? "" : now.badges().get(0));
    second.show(now.badges().size() < 2 ? "" : now.badges().get(1));
    digits.show(now.digits());
    digits.setFill(idle ? Look.IDLE_DIGITS : Color.WHITE);
    flag.setVisible(now.tone() == Tone.FLAG);
    foot.show(now);
    requestLayout();
  }

  /** The panel as it is drawn now. */
  SidePicture picture() {
    return picture;
  }

  @Override
  protected void layoutChildren() {
    if (picture == null) {
      return;
    }
    paint();
    double strips = px(STRIP);
    double left = side == Side.BLACK ? strips + px(AIR) : px(AIR);
    double width = getWidth() - strips - 2 * px(AIR);
    layoutHead(left, width);
    double foots = foot.height(width);
    double top = Math.max(headEnd(getWidth()), banded) + px(10);
    double bottom = getHeight() - foots - px(10);
    place(foot, left, bottom, width, foots);
    layoutDigits(left, top, width, bottom - top - px(12));
  }

  private void layoutDigits(double left, double top, double width, double height) {
    double taken = 0;
    if (flag.isVisible()) {
      double size = Math.min(px(FLAG), width * 0.25);
      place(flag, left + px(4), top + height / 2 - size * 0.75, size, size * 1.5);
      taken = size + px(16);
    }
    digits.setMost(
        switch (picture.tone()) {
          case IDLE -> getWidth() * IDLE_DIGITS;
          case READY, MAIN, OVERTIME, LAST, STOPPED, FLAG -> getHeight();
        });
    place(digits, left + taken, top, width - taken, height);
  }

  private void paint() {
    double round = px(RADIUS);
    setBackground(Look.fill(Look.fill(picture.tone(), unit()), round));
    setBorder(frame(round));
    boolean black = side == Side.BLACK;
    strip.setStyle(
        "-fx-background-color: %s; -fx-background-radius: %s; -fx-border-color: %s;"
            .formatted(
                black ? "#000000" : "#f7f6f0",
                black ? "%1$s 0 0 %1$s".formatted(round) : "0 %1$s %1$s 0".formatted(round),
                black ? "transparent #7d858f transparent transparent" : "transparent"));
    place(strip, black ? 0 : getWidth() - px(STRIP), 0, px(STRIP), getHeight());
  }

  private Border frame(double round) {
    Color color =
        switch (picture.tone()) {
          case FLAG -> Look.FLAG;
          case READY -> Look.GO_ON;
          case IDLE, MAIN, OVERTIME, LAST, STOPPED -> null;
        };
    return color == null
        ? Border.EMPTY
        : new Border(
            new BorderStroke(
                color, BorderStrokeStyle.SOLID, new CornerRadii(round), new BorderWidths(px(4))));
  }

  /** Where name and badges end in a panel of that width. */
  double headEnd(double panel) {
    double width = panel - px(STRIP) - 2 * px(AIR);
    return px(8) + px(HEAD) + (isBeside(width) ? 0 : px(2) + px(BADGE));
  }

  /** Badges stand beside the name, or below one that needs the room. */
  private boolean isBeside(double width) {
    double badges = badges();
    return badges == 0 || who.natural() + badges + px(10) <= width - px(STONE) - px(10);
  }

  private double badges() {
    return first.width() + second.width() + (second.isVisible() ? px(6) : 0);
  }

  private void layoutHead(double left, double width) {
    double size = px(STONE);
    double row = px(HEAD);
    double top = px(8);
    boolean beside = isBeside(width);
    double badges = badges();
    double name = left + size + px(10);
    double room = width - size - px(10);
    place(stone, left, top + (row - size) / 2, size, size);
    place(who, name, top, room - (beside && badges > 0 ? badges + px(10) : 0), row);
    double y = beside ? top + (row - px(BADGE)) / 2 : top + row + px(2);
    double x = beside ? left + width - badges : left;
    place(first, x, y, first.width(), px(BADGE));
    place(second, x + first.width() + px(6), y, second.width(), px(BADGE));
  }
}
