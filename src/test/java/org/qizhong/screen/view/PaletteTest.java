package org.qizhong.screen.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.clock.Side;
import org.qizhong.screen.Contrast;
import org.qizhong.screen.model.Brightness;
import org.qizhong.screen.model.SidePicture;
import org.qizhong.screen.model.Theme;
import org.qizhong.screen.model.Tone;
import org.qizhong.screen.words.Language;

/** Every pair of colours the screen uses, in every hall and at every brightness. */
class PaletteTest {
  private static final double DIGITS = 7;
  private static final double WORDS = 4.5;

  /** WCAG 2.1, 1.4.11: what has to be seen without being read. */
  private static final double SHAPES = 3;

  static Stream<Arguments> palettes() {
    List<Arguments> all = new ArrayList<>();
    for (Theme theme : Theme.values()) {
      for (Brightness waiting : Brightness.values()) {
        all.add(Arguments.of(new Palette(theme, waiting)));
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void digitsAreSevenToOneAndWordsFourAndAHalfOnEveryPanel(Palette palette) {
    Scaled view = new Panel();
    view.dress(new Dress(1, palette, Language.EN));
    for (Tone tone : Tone.values()) {
      for (Color ground : colours(Tones.ground(tone, view))) {
        check(palette, Tones.digits(tone), ground, DIGITS);
        check(palette, Tones.words(tone), ground, WORDS);
        if (tone == Tone.OVERTIME || tone == Tone.LAST) {
          check(palette, Tones.words(tone), over(palette.of(Ink.SHELF), ground), WORDS);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void wordsAreFourAndAHalfToOneEverywhereElse(Palette palette) {
    check(palette, Ink.TEXT, palette.of(Ink.PAGE), WORDS);
    check(palette, Ink.FAINT, palette.of(Ink.PAGE), WORDS);
    check(palette, Ink.TEXT, palette.of(Ink.PANEL), WORDS);
    check(palette, Ink.FAINT, palette.of(Ink.PANEL), WORDS);
    check(palette, Ink.FLAG, palette.of(Ink.PANEL), WORDS);
    check(palette, Ink.TEXT, palette.of(Ink.BUTTON), WORDS);
    check(palette, Ink.FAINT, palette.of(Ink.BUTTON), WORDS);
    check(palette, Ink.BADGE, palette.of(Ink.PAGE), WORDS);
    check(palette, Ink.PAGE, palette.of(Ink.BAND), WORDS);
    check(palette, Ink.PAGE, palette.of(Ink.BAND_ALERT), WORDS);
    for (Ink ground : new Ink[] {Ink.GO_ON, Ink.BAD, Ink.REMARK, Ink.CHOSEN}) {
      check(palette, Ink.ON_FILL, palette.of(ground), WORDS);
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  @DisplayName("Stones left and used, and the edges, tell apart on every waiting panel")
  void stonesAndEdgesTellApart(Palette palette) {
    check(palette, Ink.OUTLINE, palette.of(Ink.PANEL), SHAPES);
    for (Side side : Side.values()) {
      StonesView row = new StonesView(side);
      row.dress(new Dress(1, palette, Language.EN));
      row.show(new SidePicture.Row(2, 5), Ink.WAITING_FAINT);
      row.resize(row.width(22), 22);
      row.layout();
      Circle left = (Circle) row.getChildrenUnmodifiable().get(1);
      Circle used = (Circle) row.getChildrenUnmodifiable().get(2);
      assertThat(used.getRadius()).as("used ones are small").isLessThan(left.getRadius() / 2);
      assertThat(used.getFill()).isEqualTo(Color.TRANSPARENT);
      assertThat(Contrast.of((Color) left.getStroke(), palette.of(Ink.PANEL)))
          .as("a stone's edge on the panel")
          .isGreaterThanOrEqualTo(SHAPES);
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  @DisplayName("A black stone's shine or body parts from the waiting panel: it is not hollow")
  void blackStonesAreFilled(Palette palette) {
    double shine = Contrast.of(palette.of(Ink.STONE_BLACK_SHINE), palette.of(Ink.PANEL));
    double body = Contrast.of(palette.of(Ink.STONE_BLACK), palette.of(Ink.PANEL));
    assertThat(Math.max(shine, body)).isGreaterThanOrEqualTo(SHAPES);
  }

  private static void check(Palette palette, Ink ink, Color ground, double least) {
    assertThat(Contrast.of(palette.of(ink), ground))
        .as("%s on %s, %s", ink, ground, palette)
        .isGreaterThanOrEqualTo(least);
  }

  private static List<Color> colours(Paint paint) {
    return paint instanceof LinearGradient stripes
        ? stripes.getStops().stream().map(Stop::getColor).distinct().toList()
        : List.of((Color) paint);
  }

  private static Color over(Color above, Color below) {
    Color opaque = Color.color(above.getRed(), above.getGreen(), above.getBlue());
    return below.interpolate(opaque, above.getOpacity());
  }
}
