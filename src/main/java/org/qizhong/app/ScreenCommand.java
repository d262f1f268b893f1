package org.qizhong.app;

import java.util.concurrent.Callable;
import org.qizhong.clock.Refusal;
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
    throw new Refusal("no screen yet");
  }
}
