package org.qizhong.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A sound server of our own with a sink that nobody hears; it can be killed and frozen. */
final class NullSink {
  private static final String ALSA =
      """
      </usr/share/alsa/alsa.conf>
      pcm.!default { type pulse }
      ctl.!default { type pulse }
      """;

  private final Path folder;
  private Process server;

  NullSink(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    Files.createDirectories(folder.resolve("run"));
    Files.writeString(folder.resolve("alsa.conf"), ALSA);
  }

  /** A process that plays to this sink and records from it. */
  ProcessBuilder process(String... command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    environment.put("HOME", folder.toString());
    environment.put("XDG_RUNTIME_DIR", folder.resolve("run").toString());
    environment.put("PULSE_SERVER", "unix:" + folder.resolve("socket"));
    environment.put("ALSA_CONFIG_PATH", folder.resolve("alsa.conf").toString());
    return builder;
  }

  void start() throws IOException, InterruptedException {
    Files.deleteIfExists(folder.resolve("socket"));
    server =
        process(
                "pulseaudio",
                "-n",
                "--daemonize=no",
                "--use-pid-file=no",
                "--exit-idle-time=-1",
                "--log-target=stderr",
                "--load=module-null-sink sink_name=heard rate=48000 channels=2 format=s16le",
                "--load=module-native-protocol-unix auth-anonymous=1 socket="
                    + folder.resolve("socket"))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("server.log").toFile())
            .start();
    for (int tries = 0; tries < 100; tries++) {
      if (process("pactl", "info")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0) {
        return;
      }
      Thread.sleep(50);
    }
    throw new IOException("the sound server does not start; see " + folder.resolve("server.log"));
  }

  void kill() throws InterruptedException {
    if (server != null) {
      server.destroyForcibly();
      server.waitFor(5, TimeUnit.SECONDS);
    }
  }

  /** Ends the server, now. */
  void end() {
    if (server != null) {
      server.destroyForcibly();
    }
  }

  void freeze() throws IOException, InterruptedException {
    signal("-STOP");
  }

  void thaw() throws IOException, InterruptedException {
    signal("-CONT");
  }

  private void signal(String which) throws IOException, InterruptedException {
    new ProcessBuilder("kill", which, Long.toString(server.pid())).start().waitFor();
  }
}
