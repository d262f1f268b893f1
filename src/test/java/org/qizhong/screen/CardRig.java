package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import org.qizhong.screen.card.CardModel;
import org.qizhong.screen.card.Keeping;
import org.qizhong.screen.model.Brightness;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.model.News;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.ScreenSettings;
import org.qizhong.screen.model.Seats;
import org.qizhong.screen.model.Theme;
import org.qizhong.screen.view.ScreenView;
import org.qizhong.screen.words.Language;
import org.testfx.util.WaitForAsyncUtils;

/** A start card on a drawn screen, with hands; what it sends is kept. */
final class CardRig {
  private static final long APART = 400_000_000L;
  private static final long HELD = 600_000_000L;
  private static final long ALARMED = 11_000_000_000L;
  private static final int FRAMES = 3;

  final List<String> sent = new ArrayList<>();
  private final ScreenModel model;
  private final ScreenView view;
  private final Scene scene;
  private String pulse = Lines.IDLE;
  private long now = 1_000_000_000L;

  /**
   * A screen without a match.
   *
   * @param data the data directory
   */
  CardRig(Path data, Language language, int width, int height) {
    model = new ScreenModel(() -> now, sent::add);
    model
        .preferences()
        .use(new ScreenSettings(language, Theme.DARK, Seats.FRONT, Brightness.NORMAL));
    view =
        on(
            () ->
                new ScreenView(
                    model, new CardModel(model, Keeping.in(data, data.resolve("media")))));
    scene = on(() -> view.scene(width, height));
    on(
        () -> {
          model.take(new News.Up());
          return view;
        });
    hear(Lines.IDLE);
  }

  static <T> T on(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(20_000, work);
  }

  /** The desk says something. */
  void hear(String... lines) {
    on(
        () -> {
          for (String line : lines) {
            model.take(Lines.read(line));
            pulse = line.matches(".*\"event\":\"(idle|face)\".*") ? line : pulse;
          }
          view.refresh();
          return view;
        });
  }

  /** Does what a button under the match is for. */
  void perform(MatchButton.Deed deed) {
    on(
        () -> {
          model.perform(deed);
          view.refresh();
          return view;
        });
  }

  /** Opens the match's log. */
  void openLog() {
    on(
        () -> {
          model.log().show(true);
          view.refresh();
          return view;
        });
  }

  /** Touches what has that id, a while after the last touch. */
  void touch(String... ids) {
    for (String id : ids) {
      now += APART;
      hear(pulse);
      touchAtOnce(id);
    }
  }

  /** Nobody does anything for so long; the desk goes on saying what it says. */
  void wait(Duration time) {
    now += time.toNanos();
    hear(pulse);
  }

  /**
   * Something is wrong with the desk: {@code looks} sees it in words, and when they have given way
   * to a sign, eleven seconds later. Then all is as before, the time too.
   */
  void withAlarm(Consumer<String> looks) {
    String alarm = "{\"event\":\"alarm\",\"what\":\"journal\",\"reason\":\"%s\"}";
    String shown = pulse;
    hear(alarm.formatted("the disk takes longer than 200 ms"), shown);
    looks.accept("with an alarm");
    now += ALARMED;
    hear(shown);
    looks.accept("with an alarm's sign");
    now -= ALARMED;
    hear(alarm.formatted(""), shown);
  }

  /** Touches it without waiting. */
  void touchAtOnce(String id) {
    on(
        () -> {
          layout();
          Node node = node(id);
          fire(MouseEvent.MOUSE_PRESSED, node);
          fire(MouseEvent.MOUSE_RELEASED, node);
          view.refresh();
          return node;
        });
  }

  /** Holds what has that id for longer than a hold takes. */
  void hold(String id) throws InterruptedException {
    now += APART;
    hear(pulse);
    holdAtOnce(id);
  }

  /** Holds it without waiting. */
  void holdAtOnce(String id) throws InterruptedException {
    Node held =
        on(
            () -> {
              layout();
              Node node = node(id);
              fire(MouseEvent.MOUSE_PRESSED, node);
              now += HELD;
              return node;
            });
    CountDownLatch frames = new CountDownLatch(FRAMES);
    AnimationTimer counting = on(() -> new Counting(frames));
    on(
        () -> {
          counting.start();
          return counting;
        });
    assertThat(frames.await(20, TimeUnit.SECONDS)).isTrue();
    on(
        () -> {
          counting.stop();
          fire(MouseEvent.MOUSE_RELEASED, held);
          view.refresh();
          return held;
        });
  }

  private static final class Counting extends AnimationTimer {
    private final CountDownLatch frames;

    Counting(CountDownLatch frames) {
      this.frames = frames;
    }

    @Override
    public void handle(long frame) {
      frames.countDown();
    }
  }

  /** A hand changes one of the screen's settings. */
  void set(String key, String value) {
    on(
        () -> {
          model.preferences().change(key, value);
          view.refresh();
          return view;
        });
  }

  private static void fire(EventType<MouseEvent> type, Node node) {
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    Fingers.fire(type, node, bounds.getCenterX(), bounds.getCenterY());
  }

  /** A keyboard types {@code text}. */
  void type(String text) {
    on(
        () -> {
          for (String one : text.split("")) {
            Event.fireEvent(
                owner(),
                new KeyEvent(
                    KeyEvent.KEY_TYPED, one, "", KeyCode.UNDEFINED, false, false, false, false));
          }
          return view;
        });
  }

  /** A real keyboard writes small letters and blanks: each key goes down, types, and comes up. */
  void write(String text) {
    for (String one : text.split("")) {
      KeyCode code =
          one.equals(" ") ? KeyCode.SPACE : KeyCode.valueOf(one.toUpperCase(Locale.ROOT));
      key(KeyEvent.KEY_PRESSED, code);
      type(one);
      key(KeyEvent.KEY_RELEASED, code);
    }
  }

  /** A keyboard's key does one thing. */
  void key(EventType<KeyEvent> type, KeyCode code) {
    on(
        () -> {
          Event.fireEvent(
              owner(), new KeyEvent(type, "", code.getName(), code, false, false, false, false));
          view.refresh();
          return view;
        });
  }

  /** A keyboard's key that types nothing. */
  void stroke(KeyCode code) {
    key(KeyEvent.KEY_PRESSED, code);
    key(KeyEvent.KEY_RELEASED, code);
  }

  private Node owner() {
    return scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
  }

  private void layout() {
    scene.getRoot().applyCss();
    scene.getRoot().layout();
  }

  /** The shown node of that id. */
  Node node(String id) {
    return find(id).orElseThrow(() -> new NoSuchElementException("nothing shown is " + id));
  }

  Optional<Node> find(String id) {
    return shown().stream().filter(node -> id.equals(node.getId())).findFirst();
  }

  /** Every node that is shown. */
  List<Node> shown() {
    List<Node> shown = new ArrayList<>();
    Deque<Node> open = new ArrayDeque<>(List.of(scene.getRoot()));
    while (!open.isEmpty()) {
      Node node = open.poll();
      if (node.isVisible()) {
        shown.add(node);
        if (node instanceof Parent parent) {
          open.addAll(parent.getChildrenUnmodifiable());
        }
      }
    }
    return shown;
  }

  /** All that is written, line by line. */
  String written() {
    return on(
        () -> {
          layout();
          StringBuilder words = new StringBuilder();
          for (Node node : shown()) {
            if (node instanceof Text text && !text.getText().isEmpty()) {
              words.append(text.getText().replace('\u00a0', ' ')).append('\n');
            }
          }
          return words.toString();
        });
  }

  /** Draws it to a file. */
  void shot(String name) {
    on(() -> Shots.save(scene, name));
  }

  Parent root() {
    return scene.getRoot();
  }

  /** The only line sent since the last look. */
  String next() {
    assertThat(sent).isNotEmpty();
    return sent.removeFirst();
  }
}
