package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.read;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.screen.card.CardModel;
import org.qizhong.screen.card.Keeping;
import org.qizhong.screen.card.Slots;
import org.qizhong.screen.model.News;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.view.ScreenView;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Draws every state at both sizes; no word is cut, none leaves its place. */
class StatesTest {
  private static final int PULSES_TO_SETTLE = 3;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @ParameterizedTest
  @MethodSource("org.qizhong.screen.States#all")
  void everyStateIsDrawnWhole(States.State state) {
    for (int[] size : new int[][] {{800, 480}, {1024, 600}}) {
      WaitForAsyncUtils.waitForAsyncFx(20_000, () -> draw(state, size[0], size[1]));
    }
  }

  @TempDir static Path data;

  private static void draw(States.State state, int width, int height) {
    long[] now = {TimeUnit.SECONDS.toNanos(100)};
    ScreenModel model = new ScreenModel(() -> now[0], line -> true);
    if (!state.lines().isEmpty()) {
      model.take(new News.Up());
    }
    for (String line : state.lines()) {
      model.take(line.equals("LOST") ? new News.Down() : read(line));
    }
    ScreenView view =
        new ScreenView(model, new CardModel(model, model::texts, Keeping.in(data), Slots.NONE));
    Scene scene = view.scene(width, height);
    String name = state.name() + (width == 800 ? "" : "-" + width);
    WritableImage image = Shots.save(scene, name);
    assertThat(image.getWidth()).isEqualTo(width);
    for (int pulse = 0; pulse < PULSES_TO_SETTLE; pulse++) {
      view.layout();
    }
    assertWhole(view, view);
  }

  /**
   * Every visible word lies inside the screen and inside the field that holds it, none is
   * shortened, and nothing asks to be laid out again: that would be a redraw at every pulse.
   */
  private static void assertWhole(Parent parent, Parent root) {
    assertThat(parent.isNeedsLayout()).as("%s has settled", parent).isFalse();
    for (Node node : parent.getChildrenUnmodifiable()) {
      if (!node.isVisible()) {
        continue;
      }
      if (node instanceof Text text && !text.getText().isEmpty()) {
        assertWhole(text, parent, root);
      }
      if (node instanceof Parent inner) {
        assertWhole(inner, root);
      }
    }
  }

  private static void assertWhole(Text text, Parent holder, Parent root) {
    String words = text.getText();
    if (words.endsWith("…") || words.endsWith("...")) {
      assertThat(words).isIn("Count…", "desk lost: reconnecting…", "connecting to the desk…");
    }
    Bounds place = text.localToScene(text.getLayoutBounds());
    assertThat(root.getLayoutBounds().contains(root.sceneToLocal(place)))
        .as("%s is inside", words)
        .isTrue();
    assertThat(place.getWidth()).as("%s fits", words).isLessThanOrEqualTo(room(holder) + 1);
  }

  private static double room(Parent holder) {
    return holder.getLayoutBounds().getWidth();
  }
}
