package org.qizhong.screen.view.card;

import javafx.geometry.HPos;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Confirmation;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/**
 * A player's panel: who it is, what is asked, and whether it is done; a button where there is no
 * other.
 */
final class SeatView extends Scaled {
  private static final double RADIUS = 12;
  private static final double STONE = 40;

  private final Stone stone;
  private final FitText name = new FitText(24, 11, true).align(HPos.CENTER);
  private final FitText rank = new FitText(16, 10, false).align(HPos.CENTER);
  private final FitText late = new FitText(15, 10, false).align(HPos.CENTER);
  private final FitText asks = new FitText(24, 12, true).align(HPos.CENTER);
  private final Runnable acted;
  private Confirmation.Seat seat = new Confirmation.Seat("", "", "", "", false, () -> {});
  private boolean touch;

  SeatView(Side side, Runnable acted) {
    this.acted = acted;
    stone = new Stone(side);
    setId("seat-" + side.id());
    getChildren().addAll(stone, name, rank, late, asks);
    // Pressed, not clicked: as the button on the table counts when it goes down.
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
  }

  private void pressed(MouseEvent event) {
    if (touch && event.getButton() == MouseButton.PRIMARY) {
      seat.press().run();
      acted.run();
    }
  }

  void show(Confirmation.Seat now, boolean isButton) {
    seat = now;
    touch = isButton;
    name.setText(now.name());
    rank.setText(now.rank());
    late.setText(now.late());
    asks.setText(now.asks());
    Ink ink = now.confirmed() ? Ink.ON_FILL : Ink.TEXT;
    name.setFill(ink);
    rank.setFill(now.confirmed() ? Ink.ON_FILL : Ink.FAINT);
    late.setFill(now.confirmed() ? Ink.ON_FILL : Ink.FLAG);
    asks.setFill(ink);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(seat.confirmed() ? Ink.GO_ON : Ink.BUTTON, px(RADIUS)));
    double x = px(10);
    double width = getWidth() - 2 * x;
    double stoneSize = px(STONE);
    place(stone, (getWidth() - stoneSize) / 2, px(16), stoneSize, stoneSize);
    place(name, x, px(62), width, px(64));
    place(rank, x, px(128), width, px(24));
    place(late, x, px(156), width, px(56));
    place(asks, x, px(216), width, getHeight() - px(226));
  }
}
