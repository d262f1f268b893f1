package org.qizhong.screen;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A window, a desk it is connected to, and hands and eyes for both. */
abstract class WindowRig {
  Path folder;
  FakeDesk desk;
  Stage stage;
  private AutoCloseable there;

  /** How the window opens. */
  ScreenOptions options() {
    return ScreenOptions.DEFAULT;
  }

  /** The desk that the window is connected to; by default one that says what it is told to. */
  AutoCloseable desk(Path socket) throws Exception {
    desk = new FakeDesk(socket);
    return desk;
  }

  @BeforeEach
  void open() throws Exception {
    folder = Files.createTempDirectory("qz");
    there = desk(folder.resolve("desk"));
    FxToolkit.registerPrimaryStage();
    stage =
        onScreen(
            () -> {
              Stage made = new Stage();
              new ScreenWindow(made, folder.resolve("desk"), System::nanoTime).open(options());
              return made;
            });
  }

  @AfterEach
  void close() throws Exception {
    onScreen(
        () -> {
          stage.close();
          return stage;
        });
    there.close();
    try (Stream<Path> kept = Files.walk(folder)) {
      for (Path file : kept.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  final void show(String match, String face) throws Exception {
    waitFor(() -> !find("lost").isVisible());
    desk.open(match, face);
    waitFor(() -> find("black").getParent().isVisible());
    String shown = face.replaceFirst(".*?\"shown\":\"([^\"]*)\".*", "$1");
    waitFor(() -> texts(text -> text.startsWith(shown.substring(0, 1))));
    WaitForAsyncUtils.waitForFxEvents();
    Thread.sleep(200);
  }

  final <T> T onScreen(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(20_000, work);
  }

  /** The node of that id: the one that is shown, if there are several. */
  @SuppressWarnings("unchecked")
  final <T extends Node> T find(String id) {
    Node root = stage.getScene().getRoot();
    return (T)
        root.lookupAll("#" + id).stream()
            .filter(WindowRig::isShown)
            .findFirst()
            .orElseGet(() -> root.lookup("#" + id));
  }

  private static boolean isShown(Node node) {
    return node == null || node.isVisible() && isShown(node.getParent());
  }

  final void stroke(KeyCode code) {
    key(KeyEvent.KEY_PRESSED, code);
    key(KeyEvent.KEY_RELEASED, code);
  }

  final void key(EventType<KeyEvent> type, KeyCode code) {
    onScreen(
        () -> {
          Node target =
              stage.getScene().getFocusOwner() == null
                  ? stage.getScene().getRoot()
                  : stage.getScene().getFocusOwner();
          KeyEvent event = new KeyEvent(type, "", code.getName(), code, false, false, false, false);
          Event.fireEvent(target, event);
          return event;
        });
  }

  final void mouse(EventType<MouseEvent> type, String id) {
    onScreen(
        () -> {
          Node node = find(id);
          Bounds bounds = node.localToScene(node.getLayoutBounds());
          return Fingers.fire(type, node, bounds.getCenterX(), bounds.getCenterY());
        });
  }

  /** A finger comes down and up again there, on whatever lies there. */
  final void touchAt(double x, double y) {
    onScreen(
        () -> {
          Node node = Fingers.under(stage.getScene().getRoot(), x, y);
          Fingers.fire(MouseEvent.MOUSE_PRESSED, node, x, y);
          return Fingers.fire(MouseEvent.MOUSE_RELEASED, node, x, y);
        });
  }

  /** As long as a button wants it. */
  final void hold(String id) throws InterruptedException {
    mouse(MouseEvent.MOUSE_PRESSED, id);
    Thread.sleep(900);
    // What the hold has done may have taken the button away.
    if (onScreen(() -> find(id) != null)) {
      mouse(MouseEvent.MOUSE_RELEASED, id);
    }
  }

  final void touch(String id) {
    mouse(MouseEvent.MOUSE_PRESSED, id);
    mouse(MouseEvent.MOUSE_RELEASED, id);
  }

  final void shot(String name) {
    onScreen(() -> Shots.save(stage.getScene(), name));
  }

  final void waitForText(String text) throws Exception {
    waitFor(() -> texts(text::equals));
  }

  final void waitFor(Callable<Boolean> condition) throws Exception {
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> onScreen(condition));
  }

  final boolean texts(Predicate<String> wanted) {
    return onScreen(() -> texts(stage.getScene().getRoot(), wanted));
  }

  private static boolean texts(Parent parent, Predicate<String> wanted) {
    for (Node node : parent.getChildrenUnmodifiable()) {
      boolean here =
          node instanceof Text text && wanted.test(text.getText().replace('\u00a0', ' '));
      if (node.isVisible() && (here || node instanceof Parent inner && texts(inner, wanted))) {
        return true;
      }
    }
    return false;
  }
}
