package org.qizhong.screen;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.qizhong.clock.Refusal;
import org.qizhong.screen.card.CardModel;
import org.qizhong.screen.card.Keeping;
import org.qizhong.screen.link.DeskLink;
import org.qizhong.screen.model.FaceLine;
import org.qizhong.screen.model.Inbox;
import org.qizhong.screen.model.News;
import org.qizhong.screen.model.Page;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.view.ScreenView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A window with a link to the desk: what comes is drawn, at most ten times a second. */
final class ScreenWindow {
  private static final Logger LOG = LoggerFactory.getLogger(ScreenWindow.class);
  private static final long BEAT = 100;

  /** Faces come every 100 ms, give or take; one that comes a little early is drawn all the same. */
  private static final long LEAST_APART = 80_000_000L;

  private final Stage stage;
  private final LongSupplier nanos;
  private final SettingsFile settings;
  private final Inbox inbox = new Inbox();
  private final DeskLink link;
  private final ScreenModel model;
  private final ScreenView view;

  /** Not a Timeline: one that never ends makes JavaFX redraw sixty times a second. */
  private final ScheduledExecutorService beat =
      Executors.newSingleThreadScheduledExecutor(ScreenWindow::daemon);

  private Runnable closed = () -> {};
  private long drawn;

  /** Something has happened that the next face shows. */
  private boolean happened;

  ScreenWindow(Stage stage, Path socket, LongSupplier nanos) {
    this.stage = stage;
    this.nanos = nanos;
    Path data = socket.toAbsolutePath().getParent();
    settings = new SettingsFile(data);
    link = new DeskLink(socket, nanos, this::receive);
    model = new ScreenModel(nanos, link::send);
    view = new ScreenView(model, new CardModel(model, Keeping.in(data)));
    drawn = nanos.getAsLong();
  }

  void onClosed(Runnable told) {
    closed = told;
  }

  /**
   * Opens the window.
   *
   * @throws Refusal for a setting that is none
   */
  void open(ScreenOptions options) throws Refusal {
    model.preferences().use(settings.load().with(options.settings()));
    model.preferences().onChange((key, value) -> beat.execute(() -> keep(key, value)));
    view.refresh();
    Scene scene = view.scene(options.width(), options.height());
    // Released, not pressed: a key that is held repeats its presses.
    scene.addEventFilter(KeyEvent.KEY_RELEASED, this::windowKey);
    stage.setTitle(model.texts().get("common.qizhong"));
    stage.setFullScreenExitHint("");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setScene(scene);
    stage.focusedProperty().addListener((property, was, is) -> focus(is));
    stage.setOnHidden(event -> close());
    if (options.fullScreen()) {
      scene.setCursor(Cursor.NONE);
      coverDisplay();
    }
    scene.addPostLayoutPulseListener(new FirstFrame(scene));
    stage.show();
    beat.scheduleAtFixedRate(
        () -> Platform.runLater(this::beat), BEAT, BEAT, TimeUnit.MILLISECONDS);
    link.start();
  }

  private void keep(String key, String value) {
    boolean kept = settings.keep(key, value);
    Platform.runLater(() -> model.preferences().kept(kept));
  }

  /** Notes in the log when a match, or the card for one, is first laid out to be drawn. */
  private final class FirstFrame implements Runnable {
    private final Scene scene;

    FirstFrame(Scene scene) {
      this.scene = scene;
    }

    @Override
    public void run() {
      if (model.page() != Page.EMPTY) {
        LOG.info("first frame");
        scene.removePostLayoutPulseListener(this);
      }
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "screen-beat");
    thread.setDaemon(true);
    return thread;
  }

  /** Without a window manager full screen has no effect: the window itself is as large then. */
  private void coverDisplay() {
    Rectangle2D all = javafx.stage.Screen.getPrimary().getBounds();
    stage.initStyle(StageStyle.UNDECORATED);
    stage.setX(all.getMinX());
    stage.setY(all.getMinY());
    stage.setWidth(all.getWidth());
    stage.setHeight(all.getHeight());
    stage.setFullScreen(true);
  }

  private void windowKey(KeyEvent event) {
    if (event.getCode() == KeyCode.F11) {
      stage.setFullScreen(!stage.isFullScreen());
      event.consume();
    }
  }

  private void focus(boolean is) {
    if (!is) {
      model.keyboard().forget();
    }
  }

  private void close() {
    beat.shutdownNow();
    link.close();
    closed.run();
  }

  /** On the link's thread. */
  private void receive(News news) {
    if (inbox.add(news)) {
      Platform.runLater(this::takeAll);
    }
  }

  private void takeAll() {
    Optional<FaceLine> before = model.face();
    boolean urgent = false;
    for (News news : inbox.drain()) {
      model.take(news);
      urgent |= isUrgent(news) || happened && news instanceof News.Faced;
      happened = news instanceof News.Happened || happened && !(news instanceof News.Faced);
    }
    if (urgent || turned(before, model.face()) || nanos.getAsLong() - drawn >= LEAST_APART) {
      draw();
    }
  }

  private static boolean isUrgent(News news) {
    return switch (news) {
      case News.Faced it -> false;
      case News.Idle it -> false;
      case News.Happened it -> false;
      case News.Up it -> true;
      case News.Down it -> true;
      case News.Opened it -> true;
      case News.Refused it -> true;
      case News.Notice it -> true;
      case News.Alarm it -> true;
      case News.Desk it -> true;
      case News.Card it -> true;
      case News.Sound it -> true;
      case News.OfReferee it -> true;
    };
  }

  /** A change of turn is what players wait for. */
  private static boolean turned(Optional<FaceLine> before, Optional<FaceLine> now) {
    return !before.map(FaceLine::status).equals(now.map(FaceLine::status))
        || !before.map(FaceLine::toMove).equals(now.map(FaceLine::toMove));
  }

  /** Draws what waits, and what changes although nothing comes: a banner's end, a silent desk. */
  private void beat() {
    if (nanos.getAsLong() - drawn >= LEAST_APART) {
      draw();
    }
  }

  private void draw() {
    drawn = nanos.getAsLong();
    view.refresh();
  }

  /** For tests: what is drawn. */
  ScreenView view() {
    return view;
  }
}
