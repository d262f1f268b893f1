package org.qizhong.screen.view.card;

import javafx.geometry.VPos;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Look;
import org.qizhong.screen.view.Scaled;

/** A line being typed, its caret, and a mark under the character that does not fit. */
final class LineView extends Scaled {
  private static final double MOST = 26;
  private static final double LEAST = 9;
  private static final double STEP = 0.9;
  private static final double EDGE = 14;
  private static final double MARK = 7;

  private final Text text = new Text();
  private final Rectangle caret = new Rectangle();
  private final Polygon mark = new Polygon();
  private Sheet.Line line = new Sheet.Line("", 0, -1);

  LineView() {
    setId("line");
    text.setTextOrigin(VPos.TOP);
    draw(text, caret, mark);
  }

  void show(Sheet.Line now) {
    line = now;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(Ink.PAGE, px(8)));
    text.setFill(color(Ink.TEXT));
    caret.setFill(color(Ink.FOCUS));
    mark.setFill(color(Ink.FLAG));
    Font font = fitting();
    text.setFont(font);
    text.setText(line.text());
    double height = width("0", font, true);
    double y = Math.round((getHeight() - height) / 2 - px(4));
    text.relocate(px(EDGE), y);
    caret.setX(px(EDGE) + until(line.caret(), font));
    caret.setY(y);
    caret.setWidth(px(2));
    caret.setHeight(height);
    mark(font, y + height);
  }

  private Font fitting() {
    double room = getWidth() - 2 * px(EDGE);
    double size = MOST;
    while (size > LEAST
        && width(line.text(), Look.text(line.text(), size * unit(), true), false) > room) {
      size *= STEP;
    }
    return Look.text(line.text(), size * unit(), true);
  }

  private void mark(Font font, double y) {
    boolean wrong = line.wrong() >= 0;
    mark.setVisible(wrong);
    if (wrong) {
      int at = Math.min(line.wrong(), line.text().length());
      int end = Math.min(at + 1, line.text().length());
      double x = px(EDGE) + (until(at, font) + until(end, font)) / 2;
      mark.getPoints()
          .setAll(x, y, x - px(MARK), y + 1.4 * px(MARK), x + px(MARK), y + 1.4 * px(MARK));
    }
  }

  /** The width of what stands before a character. */
  private double until(int character, Font font) {
    return width(line.text().substring(0, character), font, false);
  }

  private static double width(String words, Font font, boolean height) {
    Text probe = new Text(words);
    probe.setFont(font);
    return height ? probe.getLayoutBounds().getHeight() : probe.getLayoutBounds().getWidth();
  }
}
