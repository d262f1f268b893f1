package org.qizhong.screen.view;

import javafx.geometry.Insets;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SidePicture;
import org.qizhong.screen.model.Tone;

/** What a panel says: name and badges, the digits, the phase. It turns towards its player. */
final class FaceContent extends Scaled {
  private static final double AIR = 16;
  private static final double DIGITS_AIR = 4;
  private static final double HEAD = 44;
  private static final double STONE = 26;
  private static final double BADGE = 28;
  private static final double FLAG = 84;
  private static final double RADIUS = 12;

  /** C6: the side of the square that is touched to ask; all else of the panel presses. */
  private static final double ASK = 53;

  private static final double ASK_INSET = 4;

  /** Digits that do not run stay clearly smaller than those that do: in parts of the panel. */
  private static final double IDLE_DIGITS = 0.37;

  /** A rank takes no more than this part of the room for it and the name. */
  private static final double MOST_RANK = 0.35;

  private final StonesView stone;
  private final FitText who = new FitText(22, 10, true);
  private final FitText rank = new FitText(16, 9, false);
  private final BadgeView first = new BadgeView();
  private final BadgeView second = new BadgeView();
  private final DigitsView digits;
  private final FlagView flag = new FlagView();
  private final Region shelf = new Region();
  private final FootView foot;
  private final Region ask = new Region();
  private SidePicture picture;

  FaceContent(Side side) {
    stone = StonesView.one(side);
    foot = new FootView(side);
    shelf.setManaged(false);
    shelf.setMouseTransparent(true);
    ask.setManaged(false);
    ask.setId("ask-" + side.id());
    digits = new DigitsView("digits-" + side.id());
    getChildren().add(shelf);
    add(stone, who, rank, first, second, digits, flag, foot);
    getChildren().add(ask);
    setPickOnBounds(false);
  }

  /** What is touched to ask how much is left. */
  Region ask() {
    return ask;
  }

  void show(SidePicture now) {
    if (picture != null && isSameButForTheTime(now)) {
      digits.show(now.digits());
      foot.showBar(now);
      picture = now;
      return;
    }
    picture = now;
    who.setText(now.who());
    who.setFill(Tones.digits(now.tone()));
    rank.setText(now.rank());
    rank.setFill(Tones.words(now.tone()));
    first.show(now.badges().isEmpty() ? "" : now.badges().get(0));
    second.show(now.badges().size() < 2 ? "" : now.badges().get(1));
    digits.show(now.digits());
    digits.setFill(Tones.digits(now.tone()));
    flag.setVisible(now.tone() == Tone.FLAG);
    foot.show(now);
    ask.setVisible(now.mayAsk());
    requestLayout();
  }

  private boolean isSameButForTheTime(SidePicture now) {
    return now.withTimeOf(picture).equals(picture);
  }

  @Override
  protected void layoutChildren() {
    if (picture == null) {
      return;
    }
    double left = px(AIR);
    double width = getWidth() - 2 * left;
    layoutHead(left, width);
    double foots = foot.height(width);
    double top = headEnd(width) + px(6);
    double bottom = getHeight() - foots - px(10);
    place(foot, left, bottom, width, foots);
    layoutAsk();
    layoutShelf(bottom - px(8));
    layoutDigits(left, top, width, bottom - top - px(14));
  }

  /** Framed as far as it shows, so that people see where a touch asks. */
  private void layoutAsk() {
    double size = px(ASK);
    place(ask, getWidth() - size, getHeight() - size, size, size);
    ask.setBorder(
        new Border(
            new BorderStroke(
                color(Tones.words(picture.tone())),
                BorderStrokeStyle.SOLID,
                new CornerRadii(px(RADIUS / 2)),
                new BorderWidths(1),
                new Insets(px(ASK_INSET)))));
  }

  /** Overtime has a shelf below its digits, main time has none: told apart without colours. */
  private void layoutShelf(double top) {
    boolean shown = picture.tone() == Tone.OVERTIME || picture.tone() == Tone.LAST;
    shelf.setVisible(shown);
    if (shown) {
      shelf.setBackground(ground(Ink.SHELF, px(RADIUS)));
      place(shelf, 0, top, getWidth(), getHeight() - top);
    }
  }

  private void layoutDigits(double left, double top, double width, double height) {
    double taken = 0;
    if (flag.isVisible()) {
      double size = Math.min(px(FLAG), width * 0.25);
      place(flag, left + px(4), top + height / 2 - size * 0.75, size, size * 1.5);
      taken = size + px(16);
    }
    double air = flag.isVisible() ? 0 : left - px(DIGITS_AIR);
    boolean small = picture.tone() == Tone.IDLE || picture.tone() == Tone.LOST;
    digits.setMost(small ? Math.min(getWidth(), getHeight()) * IDLE_DIGITS : getHeight());
    place(digits, left + taken - air, top, width - taken + 2 * air, height);
  }

  private double headEnd(double width) {
    return px(8) + px(HEAD) + (isBeside(width) ? 0 : px(2) + px(BADGE));
  }

  /** Badges stand beside the name, or below one that needs the room. */
  private boolean isBeside(double width) {
    double badges = badges();
    double words = who.natural() + (rank.isEmpty() ? 0 : px(10) + rank.natural());
    return badges == 0 || words + badges + px(10) <= width - px(STONE) - px(10);
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
    place(stone, left, top + (row - size) / 2, size, size);
    double name = left + size + px(10);
    double room = width - size - px(10) - (beside && badges > 0 ? badges + px(10) : 0);
    layoutName(name, top, room, row);
    double y = beside ? top + (row - px(BADGE)) / 2 : top + row + px(2);
    double x = beside ? left + width - badges : left;
    place(first, x, y, first.width(), px(BADGE));
    place(second, x + first.width() + px(6), y, second.width(), px(BADGE));
  }

  /** The rank stands beside the name, which gives way to it. */
  private void layoutName(double x, double y, double room, double height) {
    double aside = rank.isEmpty() ? 0 : Math.min(rank.natural() + 1, room * MOST_RANK);
    double gap = rank.isEmpty() ? 0 : px(10);
    double name = Math.min(who.natural() + 1, room - aside - gap);
    rank.setVisible(!rank.isEmpty());
    place(who, x, y, rank.isEmpty() ? room : name, height);
    place(rank, x + name + gap, y + px(2), aside, height - px(2));
  }
}
