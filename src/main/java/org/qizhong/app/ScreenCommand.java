package org.qizhong.app;

import java.util.concurrent.Callable;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.SystemTicker;
import org.qizhong.screen.NoDisplay;
import org.qizhong.screen.Screen;
import org.qizhong.screen.ScreenOptions;
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

  @Override
  public Integer call() throws Refusal {
    data.logAs("screen");
    try {
      return Screen.run(
          data.socket(), new ScreenOptions(fullScreen, 800, 480), new SystemTicker()::nanos);
    } catch (NoDisplay none) {
      throw new Refusal(none.getMessage() + "; without one take qizhong play --console");
    }
  }
}
