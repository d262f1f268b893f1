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

  private final Content content;
  private final FitText name = new FitText(24, 11, true).align(HPos.CENTER);
  private final FitText rank = new FitText(16, 10, false).align(HPos.CENTER);
  private final FitText late = new FitText(15, 10, false).align(HPos.CENTER);
  private final FitText asks = new FitText(24, 12, true).align(HPos.CENTER);
  private final Runnable acted;
  private Confirmation.Seat seat = new Confirmation.Seat("", "", 0, "", "", false, () -> {});
  private boolean touch;

  SeatView(Side side, Runnable acted) {
    this.acted = acted;
    content = new Content(new Stone(side));
    setId("seat-" + side.id());
    getChildren().add(content);
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
    content.requestLayout();
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(seat.confirmed() ? Ink.GO_ON : Ink.BUTTON, px(RADIUS)));
    boolean lying = seat.turn() % 180 != 0;
    double width = lying ? getHeight() : getWidth();
    double height = lying ? getWidth() : getHeight();
    place(content, (getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
    content.setRotate(seat.turn());
  }

  /** What the panel says, turned towards its player: from top to bottom, or beside the stone. */
  private final class Content extends Scaled {
    private final Stone stone;

    Content(Stone stone) {
      this.stone = stone;
      setMouseTransparent(true);
      getChildren().addAll(stone, name, rank, late, asks);
    }

    @Override
    protected void layoutChildren() {
      double edge = px(10);
      double width = getWidth() - 2 * edge;
      double size = px(STONE);
      if (getWidth() > getHeight()) {
        place(stone, edge, px(14), size, size);
        place(name, edge + size, px(8), width - 2 * size, px(52));
        place(rank, edge, px(60), width, px(22));
        place(late, edge, px(84), width, px(38));
        place(asks, edge, px(122), width, getHeight() - px(130));
      } else {
        place(stone, (getWidth() - size) / 2, px(16), size, size);
        place(name, edge, px(62), width, px(64));
        place(rank, edge, px(128), width, px(24));
        place(late, edge, px(156), width, px(56));
        place(asks, edge, px(216), width, getHeight() - px(226));
      }
    }
  }
}
