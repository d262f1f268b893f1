package org.qizhong.screen.view.card;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.qizhong.screen.card.CardModel;
import org.qizhong.screen.card.Screenful;
import org.qizhong.screen.model.Alarm;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Scaled;

/** The start card: at a glance, one of its pages, or on the table. */
public final class CardPage extends Scaled {
  private final CardModel model;
  private final Runnable acted;
  private final OverviewView overview;
  private final SheetView sheet;
  private final ConfirmationView confirmation;
  private HeadedView headed;
  private CardModel.State drawn;

  /**
   * A view of {@code model}.
   *
   * @param mayTake asked before a touch is taken
   * @param acted told after hands have done something
   */
  public CardPage(CardModel model, BooleanSupplier mayTake, Runnable acted) {
    this.model = model;
    this.acted = acted;
    Supplier<Chip> maker = () -> new Chip(new Chip.Hands(mayTake, model::now, acted));
    overview = new OverviewView(maker);
    sheet = new SheetView(maker, acted);
    confirmation = new ConfirmationView(maker, acted);
    getChildren().addAll(overview, sheet, confirmation);
    turnTo(overview);
    setFocusTraversable(true);
    addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void typed(KeyEvent event) {
    String character = event.getCharacter();
    if (!character.isEmpty() && !Character.isISOControl(character.charAt(0))) {
      model.typed(character);
      event.consume();
      acted.run();
    }
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case KeyCode.BACK_SPACE, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.ENTER, KeyCode.ESCAPE -> {
        model.key(event.getCode().name());
        event.consume();
        acted.run();
      }
      default -> {}
    }
  }

  /** Draws what the model says now, if that is something else than before. */
  public void show() {
    CardModel.State now = model.state();
    if (now.equals(drawn)) {
      return;
    }
    drawn = now;
    switch (model.screenful()) {
      case Screenful.Glance it -> {
        overview.show(it.overview());
        turnTo(overview);
      }
      case Screenful.Opened it -> {
        sheet.show(it.sheet());
        turnTo(sheet);
      }
      case Screenful.Laid it -> {
        confirmation.show(it.confirmation());
        turnTo(confirmation);
      }
    }
  }

  private void turnTo(HeadedView view) {
    headed = view;
    getChildren().forEach(one -> one.setVisible(one == view));
  }

  /** Whether a keyboard writes on it now. */
  public boolean isWritten() {
    return model.isWritten();
  }

  /** The match has opened. */
  public void opened() {
    model.opened();
  }

  /** Makes room for an alarm. */
  public void alarm(Optional<Alarm> now) {
    for (HeadedView view : List.of(overview, sheet, confirmation)) {
      view.alarm(now);
    }
  }

  /** What is shown of it. */
  public HeadedView headed() {
    return headed;
  }

  @Override
  protected void layoutChildren() {
    getChildren().forEach(view -> place(view, 0, 0, getWidth(), getHeight()));
  }
}
