package org.qizhong.app;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.SystemTicker;
import org.qizhong.screen.NoDisplay;
import org.qizhong.screen.Screen;
import org.qizhong.screen.ScreenOptions;
import org.qizhong.screen.model.ScreenSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qizhong screen}: the players' faces, in a process of their own. */
@Command(
    name = "screen",
    description = "Shows the match of the desk on the same data directory.",
    mixinStandardHelpOptions = true)
final class ScreenCommand implements Callable<Integer> {
  @Mixin private DataOption data;

  @Option(names = "--full-screen", description = "fills the display")
  private boolean fullScreen;

  @Option(names = "--language", paramLabel = "LANG", description = "zh-Hans, zh-Hant, en, ja, ko")
  private String language;

  @Option(names = "--theme", paramLabel = "HALL", description = "dark, light")
  private String theme;

  @Option(
      names = "--seats",
      paramLabel = "SEATS",
      description = "where the players read from: front, back, across, ends")
  private String seats;

  @Option(
      names = "--waiting",
      paramLabel = "STEP",
      description = "how bright the waiting side is: dim, normal, bright")
  private String waiting;

  @Option(
      names = "--rehearse",
      hidden = true,
      description = "draws a few moments of a match for nobody, for the launcher's cache")
  private boolean rehearse;

  @Override
  public Integer call() throws Refusal, IOException {
    if (rehearse) {
      return Screen.rehearse(new SystemTicker()::nanos);
    }
    Map<String, String> settings = settings();
    data.logAs("screen");
    try {
      return Screen.run(
          data.socket(),
          new ScreenOptions(fullScreen, 800, 480, settings),
          new SystemTicker()::nanos);
    } catch (NoDisplay none) {
      throw new Refusal(none.getMessage() + "; without one take qizhong play --console");
    }
  }

  /** What was named here, instead of what is kept. */
  private Map<String, String> settings() throws Refusal {
    Map<String, String> named = new LinkedHashMap<>();
    named.put(ScreenSettings.LANGUAGE, language);
    named.put(ScreenSettings.THEME, theme);
    named.put(ScreenSettings.SEATS, seats);
    named.put(ScreenSettings.WAITING, waiting);
    named.values().removeIf(Objects::isNull);
    ScreenSettings.DEFAULT.with(named);
    return named;
  }
}
