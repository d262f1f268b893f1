package org.qizhong.screen.view.card;

import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.HPos;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Overview;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Panel;

/** The whole card at a glance. */
final class OverviewView extends HeadedView {
  private static final double EDGE = 8;
  private static final double TOP = 36;
  private static final double BUTTONS = 52;
  private static final double WORDS = 292;
  private static final double INSET = 6;
  private static final double LABEL = 17;
  private static final double ROW = 50;
  private static final double SWAP = 56;
  private static final double CORNER = 150;
  private static final double CORNER_HIGH = 50;
  private static final double REMARK = 34;
  private static final double STONE = 22;
  private static final double HASH = 44;

  private final FitText title = new FitText(17, 11, true);
  private final Chip corner;
  private final Chip referee;
  private final FitText note = new FitText(14, 9, false).align(HPos.RIGHT);
  private final Panel left = new Panel();
  private final Panel right = new Panel();
  private final Chip black;
  private final Chip white;
  private final Stone blackStone = new Stone(Side.BLACK);
  private final Stone whiteStone = new Stone(Side.WHITE);
  private final Chip swap;
  private final FitText timesLabel = new FitText(14, 10, false);
  private final ChipGrid times;
  private final FitText rulesLabel = new FitText(14, 10, false);
  private final ChipGrid rules;
  private final FitText heading = new FitText(15, 10, false);
  private final FitText words = new FitText(17, 11, false).paragraph();
  private final FitText remark = new FitText(13, 9, false);
  private final FitText hashLabel = new FitText(13, 10, false);
  private final FitText hash = new FitText(26, 14, true).align(HPos.RIGHT);
  private final ChipGrid buttons;

  OverviewView(Supplier<Chip> maker) {
    super(TOP);
    givesWay(title, note);
    corner = maker.get();
    referee = maker.get();
    note.setFill(Ink.FAINT);
    note.setId("open-note");
    black = maker.get();
    white = maker.get();
    swap = maker.get();
    times = new ChipGrid(maker);
    rules = new ChipGrid(maker);
    buttons = new ChipGrid(maker);
    title.setFill(Ink.TEXT);
    timesLabel.setFill(Ink.FAINT);
    rulesLabel.setFill(Ink.FAINT);
    heading.setFill(Ink.FAINT);
    hashLabel.setFill(Ink.FAINT);
    hash.setFill(Ink.TEXT);
    remark.setFill(Ink.FLAG);
    remark.setId("remark");
    words.setId("words");
    hash.setId("hash");
    getChildren()
        .addAll(
            List.of(
                title,
                note,
                referee,
                corner,
                left,
                right,
                black,
                white,
                swap,
                blackStone,
                whiteStone));
    getChildren()
        .addAll(
            List.of(
                timesLabel,
                times,
                rulesLabel,
                rules,
                heading,
                words,
                remark,
                hashLabel,
                hash,
                buttons));
  }

  void show(Overview now) {
    title.setText(now.title());
    corner.show(now.corner());
    referee.show(now.referee());
    note.setText(now.note());
    black.show(now.players().black());
    white.show(now.players().white());
    swap.show(now.swap());
    timesLabel.setText(now.times().label());
    times.show(now.times());
    rulesLabel.setText(now.rules().label());
    rules.show(now.rules());
    heading.setText(now.heading());
    words.setText(now.words());
    words.setFill(now.bad() ? Ink.FLAG : Ink.TEXT);
    remark.setText(now.remark());
    hashLabel.setText(now.hashLabel());
    hash.setText(now.hash());
    hash.setVisible(!now.hash().isEmpty());
    hashLabel.setVisible(!now.hash().isEmpty());
    buttons.showRow(now.buttons());
    requestLayout();
  }

  @Override
  protected double headWidth() {
    return getWidth() - px(EDGE) - px(WORDS);
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double bottom = getHeight() - edge - px(BUTTONS);
    double height = bottom - edge - px(TOP);
    double main = getWidth() - 3 * edge - px(WORDS);
    double name = Math.min(title.natural() + 1, main);
    place(title, indent(), 0, name, px(TOP));
    double beside = indent() + name + px(14);
    place(note, beside, 0, edge + main - beside, px(TOP));
    double corners = px(4) + px(CORNER_HIGH) + px(4);
    place(corner, getWidth() - edge - px(CORNER), px(4), px(CORNER), px(CORNER_HIGH));
    place(
        referee,
        2 * edge + main,
        px(4),
        px(WORDS) - px(CORNER) - px(ChipGrid.GAP),
        px(CORNER_HIGH));
    place(left, edge, px(TOP), main, height);
    layoutChoices(
        edge + px(INSET), px(TOP) + px(INSET), main - 2 * px(INSET), height - 2 * px(INSET));
    double below = bottom - edge - corners;
    place(right, 2 * edge + main, corners, px(WORDS), below);
    layoutWords(2 * edge + main + px(14), corners, px(WORDS) - 2 * px(14), below);
    place(buttons, edge, bottom, getWidth() - 2 * edge, px(BUTTONS));
  }

  private void layoutChoices(double x, double top, double width, double height) {
    double gap = px(ChipGrid.GAP);
    double player = (width - px(SWAP) - 2 * gap) / 2;
    double stone = px(STONE);
    place(blackStone, x + px(6), top + (px(ROW) - stone) / 2, stone, stone);
    place(black, x + stone + px(10), top, player - stone - px(10), px(ROW));
    place(swap, x + player + gap, top, px(SWAP), px(ROW));
    double from = x + width - player;
    place(whiteStone, from + px(2), top + (px(ROW) - stone) / 2, stone, stone);
    place(white, from + stone + px(6), top, player - stone - px(6), px(ROW));
    double labels = 2 * (px(LABEL) + 2 * px(2));
    double row = (height - px(ROW) - labels - 3 * gap) / 5;
    double y = top + px(ROW) + px(2);
    place(timesLabel, x, y, width, px(LABEL));
    y += px(LABEL) + px(2);
    place(times, x, y, width, 3 * row + 2 * gap);
    y += 3 * row + 2 * gap + px(2);
    place(rulesLabel, x, y, width, px(LABEL));
    y += px(LABEL) + px(2);
    place(rules, x, y, width, top + height - y);
  }

  private void layoutWords(double x, double top, double width, double height) {
    double foot = hash.getText().isEmpty() ? 0 : px(HASH);
    place(heading, x, top + px(6), width, px(22));
    double said = remark.getText().isEmpty() ? 0 : px(REMARK);
    place(words, x, top + px(30), width, height - px(36) - foot - said);
    place(remark, x, top + height - foot - said, width, said);
    double y = top + height - foot;
    place(hashLabel, x, y, width / 2, foot);
    place(hash, x + width / 2 - px(20), y, width / 2 + px(20), foot);
  }
}
