package org.qizhong.bench;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Records the null sink's monitor in a process of its own, and with each piece the instant it came.
 * When the sound server goes away a new reel is begun as soon as it is back. Argument: a folder.
 */
public final class HeardTape {
  private static final int PIECE = 65_536;

  private static volatile Process recorder;

  private HeardTape() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Runtime.getRuntime().addShutdownHook(new Thread(HeardTape::stop));
    for (int reel = 0; true; reel++) {
      record(folder, reel);
      Thread.sleep(50);
    }
  }

  private static void stop() {
    if (recorder != null) {
      recorder.destroyForcibly();
    }
  }

  private static void record(Path folder, int reel) throws IOException {
    recorder =
        new ProcessBuilder(
                "parec",
                "--device=heard.monitor",
                "--rate=48000",
                "--channels=1",
                "--format=s16le",
                "--latency-msec=5",
                "--raw")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String name = "reel-%03d".formatted(reel);
    long samples = 0;
    byte[] piece = new byte[PIECE];
    try (InputStream in = recorder.getInputStream();
        OutputStream raw = Files.newOutputStream(folder.resolve(name + ".raw"));
        DataOutputStream marks =
            new DataOutputStream(Files.newOutputStream(folder.resolve(name + ".marks")))) {
      for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
        long now = System.nanoTime();
        raw.write(piece, 0, read);
        samples += read;
        marks.writeLong(samples / 2);
        marks.writeLong(now);
      }
    }
  }
}
