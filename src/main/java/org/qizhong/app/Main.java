package org.qizhong.app;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.qizhong.clock.Refusal;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line. Results go to standard output, one line of trouble to standard error. */
@Command(
    name = "qizhong",
    description = "The referee's Go clock.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Without a command: the desk (the clock itself) and the screen; without a display the",
      "console. QIZHONG_DATA names the data directory where --data does not.",
      "The launcher knows one more: prepare [desk | screen] readies a quicker start."
    })
public final class Main implements Runnable {
  /** Something the user entered or the machine lacks; one line has said so. */
  static final int TROUBLE = 2;

  private static final List<Class<?>> COMMANDS =
      List.of(
          ReplayCommand.class,
          ScoreCommand.class,
          PlayCommand.class,
          DeskCommand.class,
          ScreenCommand.class,
          VoiceCommand.class,
          DoctorCommand.class,
          PinCommand.class,
          SilenceCommand.class);

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private Main() {}

  /** Runs a command and exits with its code. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  static int run(String... arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    CommandLine line = new CommandLine(new Main());
    named(arguments).forEach(line::addSubcommand);
    line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(err, true, StandardCharsets.UTF_8))
        .setParameterExceptionHandler((wrong, given) -> trouble(words(wrong), helpOf(wrong)))
        .setExecutionExceptionHandler((failed, command, result) -> failed(failed));
    int code = line.execute(arguments);
    return code == 0 && out.checkError()
        ? trouble("standard output cannot be written: the disk is full, or nobody reads it", "")
        : code;
  }

  /** The command that is named first, else all: each takes its time to be read in. */
  private static List<Class<?>> named(String... arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    List<Class<?>> named =
        COMMANDS.stream()
            .filter(type -> type.getAnnotation(Command.class).name().equals(first))
            .toList();
    return named.isEmpty() ? COMMANDS : named;
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }

  private static String words(CommandLine.ParameterException wrong) {
    return wrong instanceof CommandLine.UnmatchedArgumentException unknown
        ? "unknown command or option '" + unknown.getUnmatched().getFirst() + "'"
        : wrong.getMessage();
  }

  private static int failed(Exception failed) throws Exception {
    if (failed instanceof Refusal || failed instanceof IOException) {
      return trouble(words(failed), "");
    }
    throw failed;
  }

  private static String helpOf(CommandLine.ParameterException wrong) {
    return "; see " + wrong.getCommandLine().getCommandSpec().qualifiedName() + " --help";
  }

  /** A file system's own words are often the file's name and nothing else. */
  private static String words(Exception failed) {
    String reason =
        switch (failed) {
          case NoSuchFileException _ -> ": no such file or folder";
          case AccessDeniedException _ -> ": may not be read or written";
          case FileAlreadyExistsException _ -> ": is there already";
          default -> "";
        };
    return failed.getMessage() + reason;
  }

  private static int trouble(String message, String help) {
    String line = message.lines().map(String::strip).reduce((a, b) -> a + " " + b).orElse("");
    new PrintStream(System.err, true, StandardCharsets.UTF_8).println("qizhong: " + line + help);
    return TROUBLE;
  }
}
