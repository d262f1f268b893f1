package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.qizhong.screen.words.Language;

/**
 * Pages drawn one after the other: nothing cut, nothing too small to be touched, and an alarm has a
 * place of its own on each.
 */
final class Looks {
  /** 9 mm on a 7-inch screen, whose glass is 86 mm high. */
  private static final double TOUCH = 50;

  private static final List<String> TOUCHED =
      List.of("Chip", "CellView", "PlayerView", "HoldButton", "SeatView");

  private final List<String> problems = new ArrayList<>();
  private final String tail;
  private final int height;

  Looks(Language language, int width, int height) {
    tail = "-" + language.id() + (width == 800 ? "" : "-" + width);
    this.height = height;
  }

  /** Draws what {@code rig} shows and looks at it; then at the same with an alarm. */
  void at(String name, CardRig rig) {
    rig.shot(name + tail);
    look(name, rig);
    rig.withAlarm(
        how -> {
          look(name + " " + how, rig);
          alarm(name + " " + how, rig);
        });
  }

  private void look(String name, CardRig rig) {
    CardRig.on(
        () -> {
          rig.root().layout();
          for (Node node : rig.shown()) {
            if (node instanceof Text text && !text.getText().isEmpty()) {
              look(name, rig, text);
            }
            touch(name, node);
          }
          return name;
        });
  }

  /** It lies over nothing that is to be read or touched. */
  private void alarm(String page, CardRig rig) {
    CardRig.on(
        () -> {
          Node alarm = rig.node("alarm");
          Bounds place = alarm.localToScene(alarm.getLayoutBounds());
          check(rig.root().getLayoutBounds().contains(place), page, "the alarm", "is not inside");
          for (Node node : rig.shown()) {
            boolean read = node instanceof Text text && !text.getText().isBlank();
            if ((read || TOUCHED.contains(node.getClass().getSimpleName())) && !isIn(alarm, node)) {
              Bounds other = node.localToScene(node.getLayoutBounds());
              check(!overlap(place, other), page, "the alarm", "lies over " + what(node));
            }
          }
          return page;
        });
  }

  private static boolean isIn(Node parent, Node node) {
    return node != null && (node == parent || isIn(parent, node.getParent()));
  }

  /** By a pixel or more. */
  private static boolean overlap(Bounds one, Bounds other) {
    return Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX()) >= 1
        && Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY()) >= 1;
  }

  private static String what(Node node) {
    return node instanceof Text text ? text.getText() : String.valueOf(node.getId());
  }

  void assertFine() {
    assertThat(problems).isEmpty();
  }

  private void look(String page, CardRig rig, Text text) {
    Bounds place = text.localToScene(text.getLayoutBounds());
    check(rig.root().getLayoutBounds().contains(place), page, text.getText(), "is not inside");
    boolean whole = !text.getParent().getStyleClass().contains("shortened");
    check(whole, page, text.getText(), "is shortened");
  }

  /** Whatever acts on a touch is as large as a finger needs. */
  private void touch(String page, Node node) {
    if (TOUCHED.contains(node.getClass().getSimpleName())) {
      Bounds bounds = node.getLayoutBounds();
      double least = Math.floor(TOUCH * height / 480.0);
      boolean large = Math.min(bounds.getWidth(), bounds.getHeight()) >= least;
      check(large, page, node.getId(), "is too small");
    }
  }

  private void check(boolean fine, String page, String what, String problem) {
    if (!fine) {
      problems.add(page + tail + ": " + what + " " + problem);
    }
  }
}
