package org.qizhong.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qizhong.clock.Refusal;
import org.qizhong.console.ConsoleSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qizhong play --console}: a desk with a console. */
@Command(
    name = "play",
    header = "Plays a match in writing.",
    description = {
      "The first line is a match file's header, each further line an act; what",
      "happens comes out as it occurs. The end of the input ends the record."
    },
    mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
  @Mixin private DataOption data;

  @Option(names = "--console", required = true, description = "at standard input and output")
  private boolean console;

  @Override
  public Integer call() throws Refusal, IOException, InterruptedException {
    data.logAs("desk");
    try (RunningDesk running = RunningDesk.open(data)) {
      ConsoleSession session =
          new ConsoleSession(running.desk(), System.in, new FileOutputStream(FileDescriptor.out));
      session.attach();
      running.start();
      Optional<String> trouble = session.run();
      if (trouble.isPresent()) {
        throw new Refusal(trouble.get());
      }
    }
    return 0;
  }
}
