package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.screen.model.Brightness;
import org.qizhong.screen.model.ScreenSettings;
import org.qizhong.screen.model.Seats;
import org.qizhong.screen.model.Theme;
import org.qizhong.screen.view.ScreenView;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The running panel's phases without colours: main time is plain; overtime has a darker shelf with
 * the bar or the moves; the last period has that and a heavy white frame; a pause is hatched; a
 * flag that has fallen has a flag, a frame and no fill. Looked at outside of digits and words.
 */
class PhaseShapesTest {
  /** Differences of lightness (0 to 1) below this are taken for none. */
  private static final double SEEN = 0.08;

  private static final String TIME = match("1h + 1x60s");
  private static final String WAITING = main("40:00");

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  private static Map<String, String> phases() {
    String period = side("overtime", "0:05", ",'left':2,'length':60,'elapsed':55");
    Map<String, String> faces = new LinkedHashMap<>();
    faces.put("main", face("running", "black", 9, main("0:05"), WAITING));
    faces.put("overtime", face("running", "black", 9, period, WAITING));
    faces.put("last", face("running", "black", 9, period.replace("false", "true"), WAITING));
    faces.put("paused", face("paused", "black", 9, main("0:05"), WAITING));
    faces.put("flagged", face("flagged", "black", 9, side("flagged", "0:00", ""), WAITING));
    return faces;
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  @DisplayName("Phases tell apart in greyscale, by shape and lightness")
  void phasesTellApartInGreyscale(Theme theme) {
    Map<String, double[]> drawn = new LinkedHashMap<>();
    phases().forEach((name, face) -> drawn.put(name, panel(face, theme)));
    List<String> names = new ArrayList<>(drawn.keySet());
    for (String one : names) {
      for (String other : names.subList(names.indexOf(one) + 1, names.size())) {
        assertThat(differing(drawn.get(one), drawn.get(other)))
            .as("%s and %s differ in that part of the panel", one, other)
            .isGreaterThan(0.04);
      }
    }
  }

  @Test
  @DisplayName("T2: five seconds of main time and one period: not the last period's five seconds")
  void T2_fiveSecondsAndOnePeriodLookDifferent() {
    String last = side("overtime", "5.0", ",'left':1,'length':60,'elapsed':55,'said':'5'LAST");
    double[] before = panel(face("running", "black", 9, main("0:05"), WAITING), Theme.DARK);
    double[] after = panel(face("running", "black", 9, last, WAITING), Theme.DARK);
    assertThat(differing(before, after)).isGreaterThan(0.04);
  }

  /** Lightness of Black's panel, without the parts where digits and the name stand. */
  private static double[] panel(String face, Theme theme) {
    return WaitForAsyncUtils.waitForAsyncFx(20_000, () -> draw(face, theme));
  }

  private static double[] draw(String face, Theme theme) {
    States.State state = new States.State("phase", List.of(TIME, face));
    ScreenSettings settings =
        new ScreenSettings(Language.EN, theme, Seats.FRONT, Brightness.NORMAL);
    ScreenView view = Views.of(StatesTest.model(state, settings));
    Scene scene = view.scene(800, 480);
    Pixels pixels = Pixels.of(scene.snapshot(null));
    Node panel = scene.lookup("#black");
    Bounds all = panel.localToScene(panel.getLayoutBounds());
    // A frame's width on all sides, and the lower third, where bar, stones and shelf are.
    List<Double> lightness = new ArrayList<>();
    for (Bounds part : parts(all)) {
      pixels.visit(part, pixel -> lightness.add(lightness(pixel)));
    }
    return lightness.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static List<Bounds> parts(Bounds panel) {
    double left = panel.getMinX() + 16;
    double width = panel.getWidth() - 16;
    double bottom = 480 - 68;
    return List.of(
        new BoundingBox(left, bottom - 100, width, 100),
        new BoundingBox(left, bottom - 230, 14, 130),
        new BoundingBox(left + width - 14, bottom - 230, 14, 130));
  }

  private static double lightness(int pixel) {
    double luminance =
        Contrast.luminance(Color.rgb(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255));
    return luminance <= 0.008856 ? luminance * 9.033 : 1.16 * Math.cbrt(luminance) - 0.16;
  }

  private static double differing(double[] one, double[] other) {
    assertThat(one).hasSameSizeAs(other);
    int differ = 0;
    for (int i = 0; i < one.length; i++) {
      if (Math.abs(one[i] - other[i]) > SEEN) {
        differ++;
      }
    }
    return (double) differ / one.length;
  }
}
