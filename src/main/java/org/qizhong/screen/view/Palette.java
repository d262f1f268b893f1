package org.qizhong.screen.view;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.paint.Color;
import org.qizhong.screen.model.Brightness;
import org.qizhong.screen.model.Theme;

/**
 * The colours of a hall.
 *
 * @param waiting how bright the side is that does not run
 */
record Palette(Theme theme, Brightness waiting) {
  static final Palette DEFAULT = new Palette(Theme.DARK, Brightness.NORMAL);

  private static final Map<Theme, Map<Ink, Color>> COLOURS = new EnumMap<>(Theme.class);

  static {
    for (Theme theme : Theme.values()) {
      Map<Ink, Color> colours = new EnumMap<>(Ink.class);
      for (Ink ink : Ink.values()) {
        colours.put(ink, Color.web(theme == Theme.DARK ? ink.dark() : ink.light()));
      }
      COLOURS.put(theme, colours);
    }
  }

  /** The colour of {@code ink}. */
  Color of(Ink ink) {
    return COLOURS.get(theme).get(steps(ink));
  }

  private Ink steps(Ink ink) {
    return switch (ink) {
      case WAITING ->
          switch (waiting) {
            case DIM -> Ink.WAITING_DIM;
            case NORMAL -> ink;
            case BRIGHT -> Ink.WAITING_BRIGHT;
          };
      case WAITING_FAINT ->
          switch (waiting) {
            case DIM -> Ink.WAITING_FAINT_DIM;
            case NORMAL -> ink;
            case BRIGHT -> Ink.WAITING_FAINT_BRIGHT;
          };
      default -> ink;
    };
  }
}
