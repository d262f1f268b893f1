package org.qizhong.screen.view;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.qizhong.screen.card.CardModel;
import org.qizhong.screen.count.CountModel;
import org.qizhong.screen.count.ResultModel;
import org.qizhong.screen.log.LogModel;
import org.qizhong.screen.model.Alarm;
import org.qizhong.screen.model.Page;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.ScreenSettings;
import org.qizhong.screen.referee.RefereeModel;
import org.qizhong.screen.view.card.CardPage;
import org.qizhong.screen.view.card.Chip;
import org.qizhong.screen.view.count.CountPage;
import org.qizhong.screen.view.count.ResultPage;
import org.qizhong.screen.view.log.LogPage;
import org.qizhong.screen.view.referee.RefereePage;

/** The whole screen: one page, and what is said over it. */
public final class ScreenView extends Scaled {
  private static final double DESIGN_WIDTH = 800;
  private static final double DESIGN_HEIGHT = 480;
  private static final double BANNER = 40;

  private final ScreenModel model;
  private final CardPage start;
  private final MatchPage match;
  private final CountPage count;
  private final ResultPage result;
  private final LogPage log;
  private final SettingsPage settings;
  private final RefereePage referee;
  private final BannerView banner = new BannerView();
  private final LostView lost = new LostView();
  private final AlarmView alarm;
  private Page page;
  private ScreenSettings shown;

  /** A view of {@code model}, and of {@code card} before a match. */
  public ScreenView(ScreenModel model, CardModel card) {
    this.model = model;
    start = new CardPage(card, model::mayTake, this::refresh);
    match = new MatchPage(model, this::refresh);
    Chip.Hands hands = new Chip.Hands(model::mayTake, model::now, this::refresh);
    count = new CountPage(new CountModel(model), hands);
    result = new ResultPage(new ResultModel(model, card), hands);
    log = new LogPage(new LogModel(model), hands);
    RefereeModel bench = new RefereeModel(model);
    settings = new SettingsPage(model, bench::openPins, this::refresh);
    referee = new RefereePage(bench, model::mayTake, this::refresh);
    alarm =
        new AlarmView(
            () -> {
              model.readAlarm();
              refresh();
            });
    getChildren().addAll(start, match, count, result, log, settings, referee);
    getChildren().addAll(lost, alarm, banner);
    refresh();
    dressed();
  }

  /** A scene of this view, with its keys. */
  public Scene scene(double width, double height) {
    Scene scene = new Scene(this, width, height, color(Ink.PAGE));
    dressAll(width, height);
    scene.widthProperty().addListener((property, was, is) -> dressAll(scene));
    scene.heightProperty().addListener((property, was, is) -> dressAll(scene));
    // Filters: the keys are the match's, whatever has the focus.
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    scene.addEventFilter(
        KeyEvent.KEY_RELEASED, event -> model.keyboard().up(name(event.getCode())));
    return scene;
  }

  private void dressAll(Scene scene) {
    dressAll(scene.getWidth(), scene.getHeight());
  }

  private void dressAll(double width, double height) {
    dress(
        new Dress(
            Math.min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT),
            new Palette(shown.theme(), shown.waiting()),
            shown.language()));
  }

  @Override
  protected void dressed() {
    setBackground(ground(Ink.PAGE, 0));
  }

  private void keyPressed(KeyEvent event) {
    String key = name(event.getCode());
    if (isWritten()) {
      model.keyboard().written(key);
    } else if (model.keyboard().down(key)) {
      event.consume();
      refresh();
    }
  }

  /** Whether a keyboard writes on the page: its keys press nothing then. */
  private boolean isWritten() {
    return switch (page) {
      case FORM -> start.isWritten();
      case REFEREE -> referee.isWritten();
      case EMPTY, MATCH, COUNT, RESULT, LOG, SETTINGS -> false;
    };
  }

  private static String name(KeyCode code) {
    return code.name();
  }

  /** Draws what the model says now. */
  public void refresh() {
    settle(model.preferences().settings());
    model.bench().door().closeIfLeft();
    Page now = model.page();
    if (now != page) {
      turn(now);
    }
    switch (now) {
      case EMPTY -> {}
      case FORM -> start.show();
      case MATCH -> model.picture().ifPresent(picture -> match.show(picture, shown.seats()));
      case COUNT -> count.show();
      case RESULT -> result.show();
      case LOG -> log.show();
      case SETTINGS -> settings.show(model.preferences().picture(model.bench().door()));
      case REFEREE -> referee.show();
    }
    lost.show(model.lost() && !model.isLossDrawn(), model.lostWords());
    banner.show(model.banner());
    showAlarm(model.alarm());
  }

  private void showAlarm(Optional<Alarm> now) {
    alarm.show(now);
    match.alarm(now);
    start.alarm(now);
    for (HeadedView view : List.of(count, result, log, settings, referee.headed())) {
      view.alarm(now);
    }
    layAlarm();
  }

  /** In the top line of the page, wherever its seats turn it to. */
  private void layAlarm() {
    boolean turned = shown.seats().turn() == 180;
    Dimension2D size = new Dimension2D(getWidth(), getHeight());
    headed()
        .ifPresentOrElse(
            view -> alarm.lieOn(view, size, turned),
            () -> alarm.lieInMatch(getWidth(), match.isStanding(), turned));
  }

  /** What of the page makes room for an alarm; empty for a match, which does it itself. */
  private Optional<HeadedView> headed() {
    return switch (page) {
      case EMPTY, MATCH -> Optional.empty();
      case FORM -> Optional.of(start.headed());
      case COUNT -> Optional.of(count);
      case RESULT -> Optional.of(result);
      case LOG -> Optional.of(log);
      case SETTINGS -> Optional.of(settings);
      case REFEREE -> Optional.of(referee.headed());
    };
  }

  /** Takes over settings that have changed. */
  private void settle(ScreenSettings now) {
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    Fonts.speak(now.language());
    for (Scaled part :
        new Scaled[] {start, count, result, log, settings, referee, lost, alarm, banner}) {
      part.setRotate(now.seats().turn());
    }
    if (getScene() != null) {
      dressAll(getScene());
    }
  }

  private void turn(Page now) {
    boolean leftForm = page == Page.FORM && now == Page.MATCH;
    page = now;
    start.setVisible(now == Page.FORM);
    match.setVisible(now == Page.MATCH);
    count.setVisible(now == Page.COUNT);
    result.setVisible(now == Page.RESULT);
    log.setVisible(now == Page.LOG);
    settings.setVisible(now == Page.SETTINGS);
    referee.setVisible(now == Page.REFEREE);
    if (leftForm) {
      start.opened();
    }
    switch (now) {
      case FORM -> start.requestFocus();
      case REFEREE -> referee.requestFocus();
      case EMPTY, MATCH, COUNT, RESULT, LOG, SETTINGS -> requestFocus();
    }
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    for (Scaled whole : new Scaled[] {start, match, count, result, log, settings, referee}) {
      place(whole, 0, 0, width, height);
    }
    double edge = px(8);
    place(lost, edge, px(BANNER) + edge, width - 2 * edge, lost.height());
    place(banner, 0, 0, width, px(BANNER));
    layAlarm();
  }
}
