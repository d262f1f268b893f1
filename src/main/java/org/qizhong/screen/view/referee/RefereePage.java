package org.qizhong.screen.view.referee;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.qizhong.screen.model.Guard;
import org.qizhong.screen.referee.Bureau;
import org.qizhong.screen.referee.RefereeModel;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Scaled;
import org.qizhong.screen.view.card.Chip;
import org.qizhong.screen.view.card.ChipGrid;
import org.qizhong.screen.view.card.SheetView;

/** The referee's desk: the match in a line, and below it the grid of acts or one act's page. */
public final class RefereePage extends Scaled {
  private static final double EDGE = 8;

  /** Where what stands in it is pressed. */
  private static final double PRESSED = 56;

  private static final double BUTTONS = 52;
  private static final int COLUMNS = 4;
  private static final int ROWS = 3;

  private final RefereeModel model;
  private final Runnable acted;
  private final HeadlineView headline;
  private final ChipGrid tiles;
  private final ChipGrid buttons;
  private final SheetView sheet;
  private final Guard turned = Guard.ofPages();
  private Object place;
  private Object drawn;

  /**
   * A view of {@code model}.
   *
   * @param mayTake asked before a touch is taken
   * @param acted told after hands have done something
   */
  public RefereePage(RefereeModel model, BooleanSupplier mayTake, Runnable acted) {
    this.model = model;
    this.acted = acted;
    headline =
        new HeadlineView(
            side -> {
              model.pressed(side);
              acted.run();
            });
    Chip.Hands hands = new Chip.Hands(mayTake, model::now, acted);
    Supplier<Chip> chips = () -> new Chip(hands);
    tiles = new ChipGrid(() -> Chip.tile(hands));
    buttons = new ChipGrid(chips);
    sheet = new SheetView(chips, acted);
    getChildren().addAll(headline, tiles, buttons, sheet);
    setFocusTraversable(true);
    // A player's press is no hand at the desk.
    for (Scaled part : List.of(tiles, buttons, sheet)) {
      part.addEventFilter(MouseEvent.MOUSE_PRESSED, this::touched);
    }
    addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** A finger that was on the page before, or holds on there, means nothing on this one. */
  private void touched(MouseEvent event) {
    model.handled();
    if (!turned.isOpen(model.now())) {
      event.consume();
    }
  }

  private void typed(KeyEvent event) {
    String character = event.getCharacter();
    if (!character.isEmpty() && !Character.isISOControl(character.charAt(0))) {
      model.handled();
      model.typed(character);
      event.consume();
      acted.run();
    }
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case BACK_SPACE, LEFT, RIGHT, ENTER -> {
        model.handled();
        model.key(event.getCode().name());
        event.consume();
        acted.run();
      }
      default -> {}
    }
  }

  /** Draws what the model says now; all but the line only if it is something else than before. */
  public void show() {
    Object now = model.state();
    boolean was = headline.hasButtons();
    headline.show(model.headline());
    if (was != headline.hasButtons()) {
      requestLayout();
    }
    if (now.equals(drawn)) {
      return;
    }
    drawn = now;
    if (!model.place().equals(place)) {
      place = model.place();
      turned.close(model.now());
    }
    Bureau bureau = model.bureau();
    tiles.setVisible(bureau instanceof Bureau.Desk);
    buttons.setVisible(bureau instanceof Bureau.Desk);
    sheet.setVisible(bureau instanceof Bureau.Opened);
    switch (bureau) {
      case Bureau.Desk it -> {
        tiles.show(COLUMNS, ROWS, it.tiles());
        buttons.showRow(it.buttons());
      }
      case Bureau.Opened it -> sheet.show(it.sheet());
    }
  }

  /** Whether a keyboard writes on it now. */
  public boolean isWritten() {
    return model.isWritten();
  }

  /** The line above it, which makes room for an alarm. */
  public HeadedView headed() {
    return headline;
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double width = getWidth() - 2 * edge;
    double bottom = getHeight() - edge - px(BUTTONS);
    double line = px(headline.hasButtons() ? PRESSED : HeadlineView.LINE);
    place(headline, 0, 0, getWidth(), line);
    place(tiles, edge, line, width, bottom - edge - line);
    place(buttons, edge, bottom, width, px(BUTTONS));
    place(sheet, 0, line, getWidth(), getHeight() - line);
  }
}
