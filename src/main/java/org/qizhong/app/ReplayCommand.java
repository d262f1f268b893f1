package org.qizhong.app;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.qizhong.clock.Refusal;
import org.qizhong.record.MatchFile;
import org.qizhong.record.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code qizhong replay FILE}: plays a match file in virtual time. */
@Command(
    name = "replay",
    description = "Plays a match file in virtual time and prints what happened.",
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
  private static final int BUFFER = 1 << 16;

  @Parameters(paramLabel = "FILE", description = "a match file; -: standard input")
  private String file;

  @Override
  public Integer call() throws Refusal, IOException {
    if (!file.equals("-")) {
      replay(path());
      return 0;
    }
    Path spool = Files.createTempFile("qizhong-replay", ".json");
    try {
      Files.copy(System.in, spool, StandardCopyOption.REPLACE_EXISTING);
      replay(spool);
    } finally {
      Files.delete(spool);
    }
    return 0;
  }

  private Path path() throws Refusal {
    try {
      return Path.of(file);
    } catch (InvalidPathException locale) {
      throw new Refusal(file + ": no file name in this locale; set LC_ALL=C.UTF-8");
    }
  }

  private void replay(Path path) throws Refusal, IOException {
    if (Files.isDirectory(path)) {
      throw new Refusal(file + ": is a folder, not a match file");
    }
    try (Writer out =
        new BufferedWriter(
            new OutputStreamWriter(
                new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8),
            BUFFER)) {
      new Replay(new MatchFile(() -> Files.newInputStream(path))).print(out);
    } catch (Refusal refusal) {
      throw new Refusal(file + ": " + refusal.getMessage());
    } catch (NoSuchFileException none) {
      throw new Refusal(file + ": no such file");
    } catch (AccessDeniedException closed) {
      throw new Refusal(file + ": may not be read");
    }
  }
}
