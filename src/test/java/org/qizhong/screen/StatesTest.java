package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.read;

import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.screen.model.Brightness;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.model.News;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.ScreenSettings;
import org.qizhong.screen.model.Seats;
import org.qizhong.screen.model.Theme;
import org.qizhong.screen.view.ScreenView;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Draws every state in every language at both sizes; no word is cut, none leaves its place, and all
 * of them can be read.
 */
class StatesTest {
  private static final int PULSES_TO_SETTLE = 3;
  private static final int[][] SIZES = {{800, 480}, {1024, 600}};

  /** These are drawn for every seating, too. */
  private static final Set<String> TURNED =
      Set.of("main", "byo-yomi", "last-period", "paused", "proposed", "end-sheet", "canadian");

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  static Stream<Arguments> everyStateInEveryLanguage() {
    return States.all()
        .flatMap(
            state ->
                Arrays.stream(Language.values()).map(language -> Arguments.of(state, language)));
  }

  @ParameterizedTest
  @MethodSource("everyStateInEveryLanguage")
  void everyStateIsDrawnWhole(States.State state, Language language) {
    draw(state, new ScreenSettings(language, Theme.DARK, Seats.FRONT, Brightness.NORMAL), "");
  }

  @ParameterizedTest
  @MethodSource("org.qizhong.screen.States#all")
  void everyStateIsDrawnWholeInALightHall(States.State state) {
    draw(
        state,
        new ScreenSettings(Language.ZH_HANS, Theme.LIGHT, Seats.FRONT, Brightness.DIM),
        "light");
  }

  @ParameterizedTest
  @EnumSource(Seats.class)
  void R19_everySeatingIsDrawnWhole(Seats seats) {
    States.all()
        .filter(state -> TURNED.contains(state.name()))
        .forEach(
            state ->
                draw(
                    state,
                    new ScreenSettings(Language.EN, Theme.DARK, seats, Brightness.BRIGHT),
                    seats.id()));
  }

  private static void draw(States.State state, ScreenSettings settings, String kind) {
    for (int[] size : SIZES) {
      String name =
          String.join(
              "-",
              Stream.of(state.name(), kind, settings.language().id(), Integer.toString(size[0]))
                  .filter(part -> !part.isEmpty())
                  .toList());
      WaitForAsyncUtils.waitForAsyncFx(20_000, () -> draw(state, settings, name, size[0], size[1]));
    }
  }

  private static void draw(
      States.State state, ScreenSettings settings, String name, int width, int height) {
    ScreenView view = Views.of(model(state, settings));
    Scene scene = view.scene(width, height);
    Pixels pixels = Shots.save(scene, name);
    assertThat(pixels.width()).isEqualTo(width);
    for (int pulse = 0; pulse < PULSES_TO_SETTLE; pulse++) {
      view.layout();
    }
    assertWhole(view, view, new Contrast(pixels));
  }

  static ScreenModel model(States.State state, ScreenSettings settings) {
    long now = TimeUnit.SECONDS.toNanos(100);
    ScreenModel model = new ScreenModel(() -> now, line -> true);
    model.preferences().use(settings);
    if (!state.lines().isEmpty()) {
      model.take(new News.Up());
    }
    for (String line : state.lines()) {
      switch (line) {
        case "LOST" -> model.take(new News.Down());
        case "SHEET" -> model.perform(new MatchButton.Deed.Sheet(true));
        case "SETTINGS" -> model.openSettings();
        case "COUNT" -> model.perform(new MatchButton.Deed.OpenCount());
        case "DISPUTE" -> model.perform(new MatchButton.Deed.OpenDispute());
        case "CLOCK" -> model.end().show(false);
        case "LOG" -> model.log().show(true);
        default -> model.take(read(line));
      }
    }
    return model;
  }

  /**
   * Every visible word lies inside the screen and inside the field that holds it, can be read on
   * its ground, and nothing asks to be laid out again: that would be a redraw at every pulse.
   */
  private static void assertWhole(Parent parent, Parent root, Contrast contrast) {
    assertThat(parent.isNeedsLayout()).as("%s has settled", parent).isFalse();
    for (Node node : parent.getChildrenUnmodifiable()) {
      if (!node.isVisible()) {
        continue;
      }
      if (node instanceof Text text && !text.getText().isEmpty()) {
        assertWhole(text, parent, root);
        if (!isCovered(text, root)) {
          contrast.assertReadable(text);
        }
      }
      if (node instanceof Parent inner) {
        assertWhole(inner, root, contrast);
      }
    }
  }

  /** By what is said over the page. */
  private static boolean isCovered(Text text, Parent root) {
    Bounds place = text.localToScene(text.getLayoutBounds());
    return Stream.of("#banner", "#alarm", "#lost")
        .map(root::lookup)
        .filter(over -> over.isVisible() && text.getParent().getParent() != over)
        .anyMatch(over -> over.localToScene(over.getLayoutBounds()).intersects(place));
  }

  private static void assertWhole(Text text, Parent holder, Parent root) {
    String words = text.getText();
    assertThat(holder.getStyleClass()).as(words).doesNotContain("shortened");
    Bounds place = text.localToScene(text.getLayoutBounds());
    assertThat(root.getLayoutBounds().contains(root.sceneToLocal(place)))
        .as("%s is inside", words)
        .isTrue();
    assertThat(text.getLayoutBounds().getWidth())
        .as("%s fits", words)
        .isLessThanOrEqualTo(holder.getLayoutBounds().getWidth() + 1);
  }
}
