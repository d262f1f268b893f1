package org.qizhong.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.qizhong.clock.Refusal;
import org.qizhong.store.DataDirectory;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** Where everything is kept. It may be named before a command's own command or after it. */
final class DataOption {
  static final String SOCKET = "desk.sock";

  @Option(
      names = "--data",
      scope = ScopeType.INHERIT,
      paramLabel = "DIR",
      description = "the data directory (default: QIZHONG_DATA, or ~/.local/share/qizhong)")
  private Path data;

  /** As if {@code folder} had been named. */
  static DataOption of(Path folder) {
    DataOption option = new DataOption();
    option.data = folder;
    return option;
  }

  /** The folder, as an absolute path. */
  Path path() {
    Path chosen = data;
    if (chosen == null || chosen.toString().isEmpty()) {
      String named = System.getenv("QIZHONG_DATA");
      chosen = named == null || named.isEmpty() ? home() : Path.of(named);
    }
    return chosen.toAbsolutePath().normalize();
  }

  private static Path home() {
    String home = System.getenv("HOME");
    return Path.of(
        home == null || home.isEmpty() ? System.getProperty("user.home") : home,
        ".local/share/qizhong");
  }

  /** Refuses a folder that was named and is not there: it would be a slip. */
  void mustBeThere() throws Refusal {
    if (data != null && !Files.exists(path())) {
      throw new Refusal("--data " + data + " is not there; name the desk's data directory");
    }
  }

  Path socket() {
    return path().resolve(SOCKET);
  }

  /** Sends the log to the data directory. Before the first logger is made. */
  void logAs(String process) throws Refusal {
    Path logs = DataDirectory.prepare(path()).resolve("log");
    try {
      Files.createDirectories(logs);
    } catch (IOException failed) {
      throw new Refusal("log directory " + logs + " cannot be made; name another with --data");
    }
    System.setProperty("QIZHONG_LOG_DIR", logs.toString());
    System.setProperty("QIZHONG_PROCESS", process);
  }
}
