package org.qizhong.screen.view.count;

import javafx.geometry.HPos;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import org.qizhong.clock.Side;
import org.qizhong.screen.count.ResultPicture;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;
import org.qizhong.screen.view.card.Chip;
import org.qizhong.screen.view.card.Stone;

/**
 * A player's panel under a result, turned to the player: who it is, what is left, and whether it is
 * confirmed; a button where there is no other. The way to a recount is a button of its own.
 */
final class PlayerView extends Scaled {
  private static final double RADIUS = 12;
  private static final double STONE = 36;
  private static final double RECOUNT = 56;

  private final FitText name = new FitText(22, 10, true).align(HPos.CENTER);
  private final FitText time = new FitText(16, 9, false).align(HPos.CENTER);
  private final FitText asks = new FitText(22, 10, true).align(HPos.CENTER);
  private final Chip recount;
  private final Content content;
  private final Runnable acted;
  private ResultPicture.Seat seat = ResultPicture.Seat.NOBODY;

  PlayerView(Side side, Chip.Hands hands) {
    acted = hands.acted();
    recount = new Chip(hands);
    content = new Content(new Stone(side));
    setId("result-" + side.id());
    getChildren().add(content);
    // Pressed, not clicked: as the button on the table counts when it goes down.
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
  }

  private void pressed(MouseEvent event) {
    boolean elsewhere =
        !recount.contains(recount.sceneToLocal(event.getSceneX(), event.getSceneY()));
    if (event.getButton() == MouseButton.PRIMARY && (elsewhere || !recount.isVisible())) {
      seat.confirm().ifPresent(Runnable::run);
      acted.run();
    }
  }

  void show(ResultPicture.Seat now) {
    seat = now;
    name.setText(now.name());
    time.setText(now.time());
    asks.setText(now.asks());
    Ink ink = now.confirmed() ? Ink.ON_FILL : Ink.TEXT;
    name.setFill(ink);
    asks.setFill(ink);
    time.setFill(now.confirmed() ? Ink.ON_FILL : Ink.FAINT);
    recount.setVisible(now.recount().isPresent());
    now.recount().ifPresent(recount::show);
    content.requestLayout();
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(seat.confirmed() ? Ink.GO_ON : Ink.PANEL, px(RADIUS)));
    setBorder(seat.confirm().isPresent() ? frame() : Border.EMPTY);
    boolean lying = seat.turn() % 180 != 0;
    double width = lying ? getHeight() : getWidth();
    double height = lying ? getWidth() : getHeight();
    place(content, (getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
    content.setRotate(seat.turn());
  }

  private Border frame() {
    return new Border(
        new BorderStroke(
            color(Ink.OUTLINE),
            BorderStrokeStyle.SOLID,
            new CornerRadii(px(RADIUS)),
            new BorderWidths(px(2))));
  }

  /** What the panel says, from top to bottom; lying it is lower, and stone and name are a row. */
  private final class Content extends Scaled {
    private final Stone stone;

    Content(Stone stone) {
      this.stone = stone;
      setPickOnBounds(false);
      getChildren().addAll(stone, name, time, asks, recount);
    }

    @Override
    protected void layoutChildren() {
      double edge = px(10);
      double width = getWidth() - 2 * edge;
      double size = px(STONE);
      double foot = recount.isVisible() ? px(RECOUNT) + edge : 0;
      boolean low = getWidth() > getHeight();
      double y = low ? px(54) : px(116);
      place(stone, low ? edge : (getWidth() - size) / 2, px(12), size, size);
      place(
          name,
          low ? edge + size : edge,
          low ? px(8) : px(52),
          low ? width - 2 * size : width,
          px(low ? 44 : 60));
      place(time, edge, y, width, px(24));
      place(asks, edge, y + px(26), width, getHeight() - y - px(32) - foot);
      place(recount, edge, getHeight() - px(RECOUNT) - edge, width, px(RECOUNT));
    }
  }
}
