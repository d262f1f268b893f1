package org.qizhong.screen.view.card;

import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.HPos;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Confirmation;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Panel;

/** The card on the table: both players' panels at their places, what is agreed between them. */
final class ConfirmationView extends HeadedView {
  private static final double EDGE = 8;
  private static final double TOP = 36;
  private static final double BUTTONS = 52;
  private static final double SEAT = 204;
  private static final double HASH = 54;
  private static final double REMARK = 30;

  private final FitText title = new FitText(17, 11, true);
  private final FitText occasion = new FitText(16, 10, false).align(HPos.RIGHT);
  private final BySide<SeatView> seats;
  private final Panel middle = new Panel();
  private final FitText words = new FitText(18, 11, false).paragraph();
  private final FitText remark = new FitText(13, 9, false);
  private final FitText hashLabel = new FitText(14, 10, false);
  private final FitText hash = new FitText(36, 16, true).align(HPos.RIGHT);
  private final ChipGrid buttons;
  private boolean exchanged;

  ConfirmationView(Supplier<Chip> maker, Runnable acted) {
    super(TOP);
    givesWay(title, occasion);
    seats = new BySide<>(new SeatView(Side.BLACK, acted), new SeatView(Side.WHITE, acted));
    buttons = new ChipGrid(maker);
    title.setFill(Ink.TEXT);
    words.setFill(Ink.TEXT);
    hashLabel.setFill(Ink.FAINT);
    hash.setFill(Ink.TEXT);
    occasion.setFill(Ink.TEXT);
    remark.setFill(Ink.FLAG);
    words.setId("agreed");
    hash.setId("agreed-hash");
    getChildren().addAll(List.of(title, occasion, seats.black(), seats.white(), middle));
    getChildren().addAll(List.of(words, remark, hashLabel, hash, buttons));
  }

  void show(Confirmation now) {
    title.setText(now.title());
    occasion.setText(now.occasion());
    exchanged = now.exchanged();
    for (Side side : Side.values()) {
      seats.of(side).show(now.seats().of(side), now.touch());
    }
    words.setText(now.words());
    remark.setText(now.remark());
    hashLabel.setText(now.hashLabel());
    hash.setText(now.hash());
    buttons.showRow(now.buttons());
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double bottom = getHeight() - edge - px(BUTTONS);
    double height = bottom - edge - px(TOP);
    double seat = px(SEAT);
    double x = 2 * edge + seat;
    double width = getWidth() - 2 * x;
    double line = getWidth() - 2 * edge - 2 * px(6);
    double called = occasion.getText().isEmpty() ? 0 : line / 2;
    place(title, indent(), 0, edge + px(6) + line - called - indent(), px(TOP));
    place(occasion, edge + px(6) + line - called, 0, called, px(TOP));
    double left = edge;
    double right = getWidth() - edge - seat;
    place(seats.black(), exchanged ? right : left, px(TOP), seat, height);
    place(seats.white(), exchanged ? left : right, px(TOP), seat, height);
    place(middle, x, px(TOP), width, height);
    double inset = px(14);
    double foot = px(HASH);
    double said = remark.getText().isEmpty() ? 0 : px(REMARK);
    place(words, x + inset, px(TOP) + px(10), width - 2 * inset, height - px(14) - foot - said);
    place(remark, x + inset, bottom - edge - foot - said, width - 2 * inset, said);
    place(hashLabel, x + inset, bottom - edge - foot, width * 0.42 - inset, foot);
    place(hash, x + width * 0.42, bottom - edge - foot, width * 0.58 - inset, foot);
    place(buttons, edge, bottom, getWidth() - 2 * edge, px(BUTTONS));
  }
}
