package org.qizhong.screen.view;

import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import org.qizhong.screen.model.Tone;

/** What a tone looks like: the panel's ground, and what is written on it. */
final class Tones {
  private static final double STRIPES = 14;

  private Tones() {}

  /** The panel's fill. */
  static Paint ground(Tone tone, Scaled view) {
    return switch (tone) {
      case IDLE, READY, LOST -> view.color(Ink.PANEL);
      case MAIN -> view.color(Ink.MAIN);
      case OVERTIME -> view.color(Ink.OVERTIME);
      case LAST -> view.color(Ink.LAST);
      case STOPPED -> hatch(view);
      case FLAG -> view.color(Ink.PAGE);
    };
  }

  /** Digits and the name. */
  static Ink digits(Tone tone) {
    return switch (tone) {
      case IDLE, LOST -> Ink.WAITING;
      case MAIN, OVERTIME, LAST -> Ink.ON_FILL;
      case READY, STOPPED, FLAG -> Ink.TEXT;
    };
  }

  /** Smaller words. */
  static Ink words(Tone tone) {
    return tone == Tone.IDLE || tone == Tone.LOST ? Ink.WAITING_FAINT : digits(tone);
  }

  private static Paint hatch(Scaled view) {
    double size = view.px(STRIPES);
    return new LinearGradient(
        0,
        0,
        size,
        size,
        false,
        CycleMethod.REPEAT,
        new Stop(0, view.color(Ink.HATCH)),
        new Stop(0.5, view.color(Ink.HATCH)),
        new Stop(0.5, view.color(Ink.HATCH_LIGHT)),
        new Stop(1, view.color(Ink.HATCH_LIGHT)));
  }
}
