package org.qizhong.screen.view.count;

import java.util.Optional;
import javafx.geometry.HPos;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.count.ResultModel;
import org.qizhong.screen.count.ResultPicture;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Panel;
import org.qizhong.screen.view.card.Chip;
import org.qizhong.screen.view.card.ChipGrid;

/** The result: both players' panels at their places, how it came about between them. */
public final class ResultPage extends HeadedView {
  private static final double EDGE = 8;
  private static final double TOP = 36;
  private static final double BUTTONS = 60;
  private static final double SEAT = 190;
  private static final double RESULT = 96;
  private static final double RULES = 30;

  private final ResultModel model;
  private final FitText title = new FitText(17, 11, true);
  private final FitText occasion = new FitText(16, 10, false).align(HPos.RIGHT);
  private final Panel ground = new Panel();
  private final AnswerView result = new AnswerView(new FitText(38, 16, true));
  private final FitText rules = new FitText(16, 9, false).align(HPos.CENTER);
  private final SumsView sums = new SumsView();
  private final BySide<PlayerView> seats;
  private final ChipGrid buttons;
  private Optional<ResultModel.State> drawn = Optional.empty();
  private boolean exchanged;
  private boolean counted;

  /**
   * A view of {@code model}.
   *
   * @param hands on its chips
   */
  public ResultPage(ResultModel model, Chip.Hands hands) {
    super(TOP);
    givesWay(title, occasion);
    this.model = model;
    seats = new BySide<>(new PlayerView(Side.BLACK, hands), new PlayerView(Side.WHITE, hands));
    buttons = new ChipGrid(() -> new Chip(hands));
    title.setFill(Ink.TEXT);
    occasion.setFill(Ink.FAINT);
    rules.setFill(Ink.FAINT);
    result.setId("result");
    getChildren().addAll(title, occasion, ground, result, rules, sums);
    getChildren().addAll(seats.black(), seats.white(), buttons);
  }

  /** Draws what the model says now, if that is something else than before. */
  public void show() {
    Optional<ResultModel.State> now = model.state();
    if (!now.equals(drawn)) {
      drawn = now;
      now.map(model::picture).ifPresent(this::show);
    }
  }

  private void show(ResultPicture now) {
    title.setText(now.title());
    occasion.setText(now.occasion());
    result.show(now.winner(), now.result(), Ink.TEXT);
    rules.setText(now.rules());
    sums.show(now.sums());
    counted = !now.sums().isEmpty();
    exchanged = now.exchanged();
    for (Side side : Side.values()) {
      seats.of(side).show(now.seats().of(side));
    }
    buttons.showRow(now.buttons());
    redress();
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
    place(title, indent(), 0, edge + px(6) + line / 2 - indent(), px(TOP));
    place(occasion, edge + px(6) + line / 2, 0, line / 2, px(TOP));
    double right = getWidth() - edge - seat;
    place(seats.black(), exchanged ? right : edge, px(TOP), seat, height);
    place(seats.white(), exchanged ? edge : right, px(TOP), seat, height);
    place(ground, x, px(TOP), width, height);
    double inset = px(14);
    double inner = width - 2 * inset;
    double head = px(RESULT) + px(RULES);
    double y = px(TOP) + (counted ? px(8) : (height - head) / 2);
    place(result, x + inset, y, inner, px(RESULT));
    place(rules, x + inset, y + px(RESULT), inner, px(RULES));
    double from = y + head + px(12);
    place(sums, x + inset, from, inner, bottom - edge - px(8) - from);
    place(buttons, edge, bottom, getWidth() - 2 * edge, px(BUTTONS));
  }
}
