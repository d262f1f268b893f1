package org.qizhong.app;

import java.util.concurrent.Callable;
import org.qizhong.clock.Refusal;
import org.qizhong.gpio.Silence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code qizhong silence}: a killed desk's buzzer and lamps, which its kernel may leave on. */
@Command(
    name = "silence",
    description = "Switches off buzzer and lamps that a killed desk has left on.",
    mixinStandardHelpOptions = true)
final class SilenceCommand implements Callable<Integer> {
  @Mixin private DataOption data;

  @Override
  public Integer call() throws Refusal {
    data.mustBeThere();
    data.logAs("silence");
    Silence.keep(data.path());
    return 0;
  }
}
