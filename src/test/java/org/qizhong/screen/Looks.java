package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.qizhong.screen.words.Language;

/** Pages drawn one after the other: nothing cut, nothing too small to be touched. */
final class Looks {
  /** 9 mm on a 7-inch screen, whose glass is 86 mm high. */
  private static final double TOUCH = 50;

  private final List<String> problems = new ArrayList<>();
  private final String tail;
  private final int height;

  Looks(Language language, int width, int height) {
    tail = "-" + language.id() + (width == 800 ? "" : "-" + width);
    this.height = height;
  }

  /** Draws what {@code rig} shows and looks at it. */
  void at(String name, CardRig rig) {
    rig.shot(name + tail);
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
    String kind = node.getClass().getSimpleName();
    if (List.of("Chip", "CellView", "PlayerView").contains(kind)) {
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
