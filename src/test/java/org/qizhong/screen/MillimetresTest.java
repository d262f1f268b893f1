package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.screen.model.ScreenSettings;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Digits and touch targets on the glass of a 7-inch screen. Its active area is 154 × 86 mm: the
 * Raspberry Pi Touch Display's data sheet gives 154.08 × 85.92 mm for 800×480, and the usual
 * 1024×600 panels (such as the AT070TNA2) have 154.2 × 85.9 mm.
 */
class MillimetresTest {
  private static final double WIDE = 154;
  private static final double HIGH = 86;
  private static final int[][] SIZES = {{800, 480}, {1024, 600}};
  private static final String BYO = match("60m + 5x60s");

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  static Stream<Arguments> runningDigits() {
    String reading =
        side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42,'said':'40s'WARNED");
    String last = side("overtime", "8.8", ",'left':1,'length':60,'elapsed':51.2,'said':'1'LAST");
    return Stream.of(
        Arguments.of("59:58", face("running", "black", 9, main("59:58"), main("1:00:00")), 17),
        Arguments.of("0:18", face("running", "black", 9, reading, main("1:00:00")), 17),
        Arguments.of("8.8", face("running", "black", 9, last, main("1:00:00")), 17),
        Arguments.of("1:23:45", face("running", "black", 9, main("1:23:45"), main("9:00")), 20));
  }

  @ParameterizedTest(name = "{0}: {2} mm")
  @MethodSource("runningDigits")
  @DisplayName("The running side's digits are 17 mm high, 1:23:45 too and more")
  void theRunningDigitsAreHigh(String digits, String face, double least) {
    for (int[] size : SIZES) {
      double high = WaitForAsyncUtils.waitForAsyncFx(20_000, () -> inkHeight(face, digits, size));
      assertThat(high * HIGH / size[1])
          .as("%s at %s×%s", digits, size[0], size[1])
          .isGreaterThanOrEqualTo(least);
    }
  }

  /** Of the first digit, in pixels, as far as it is really inked. */
  private static double inkHeight(String face, String digits, int[] size) {
    Scene scene = scene(new States.State("digits", List.of(BYO, face)), size);
    Pixels pixels = Pixels.of(scene.snapshot(null));
    Text text = find(scene.getRoot(), digits);
    Bounds all = text.localToScene(text.getLayoutBounds());
    Color ink = (Color) text.getFill();
    double x = all.getMinX() + all.getWidth() / (2 * digits.length());
    int top = -1;
    int bottom = -1;
    for (int y = Math.max(0, (int) all.getMinY()); y < all.getMaxY(); y++) {
      boolean inked = false;
      for (int dx = (int) -x / 20; dx <= x / 20; dx++) {
        inked |= near(pixels.at((int) x + dx, y), ink);
      }
      if (inked) {
        top = top < 0 ? y : top;
        bottom = y + 1;
      }
    }
    return bottom - top;
  }

  private static boolean near(int pixel, Color ink) {
    return Contrast.of(Color.rgb(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255), ink) < 1.2;
  }

  private static Text find(Parent parent, String words) {
    for (Node node : parent.getChildrenUnmodifiable()) {
      if (node instanceof Text text && text.getText().equals(words) && node.isVisible()) {
        return text;
      }
      if (node instanceof Parent inner && node.isVisible()) {
        Text found = find(inner, words);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  @ParameterizedTest
  @MethodSource("org.qizhong.screen.States#all")
  @DisplayName("What is touched at the match and in the settings is 9 mm wide and high")
  void whatIsTouchedIsLargeEnough(States.State state) {
    for (int[] size : SIZES) {
      for (Bounds target :
          WaitForAsyncUtils.waitForAsyncFx(20_000, () -> targets(scene(state, size)))) {
        assertThat(target.getWidth() * WIDE / size[0]).as("%s", target).isGreaterThanOrEqualTo(9);
        assertThat(target.getHeight() * HIGH / size[1]).as("%s", target).isGreaterThanOrEqualTo(9);
      }
    }
  }

  private static Scene scene(States.State state, int[] size) {
    Scene scene = Views.of(StatesTest.model(state, ScreenSettings.DEFAULT)).scene(size[0], size[1]);
    scene.snapshot(null);
    return scene;
  }

  private static List<Bounds> targets(Scene scene) {
    List<Bounds> targets = new ArrayList<>();
    for (String id :
        List.of(
            "black",
            "white",
            "ask-black",
            "ask-white",
            "settings",
            "settings-done",
            "button-0",
            "button-1",
            "button-2",
            "button-3",
            "set-theme-dark",
            "set-seats-front",
            "set-language-en",
            "set-waiting-dim")) {
      Node node = scene.lookup("#" + id);
      if (node != null && isShown(node)) {
        targets.add(node.localToScene(node.getLayoutBounds()));
      }
    }
    return targets;
  }

  private static boolean isShown(Node node) {
    return node == null || node.isVisible() && isShown(node.getParent());
  }
}
