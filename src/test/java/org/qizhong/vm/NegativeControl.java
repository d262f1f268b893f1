package org.qizhong.vm;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The passes themselves are put to the test: begun anew and pointed at a chip that is not there,
 * they have to fail, and for that reason.
 */
record NegativeControl() implements Pass {
  private static final String GUEST = "/run/qizhong/hardware/vm/guest";

  @Override
  public String name() {
    return "the negative control";
  }

  @Override
  public String run() throws Exception {
    File words = File.createTempFile("control", ".out");
    int code =
        new ProcessBuilder(GUEST, "absent")
            .redirectErrorStream(true)
            .redirectOutput(words)
            .start()
            .waitFor();
    String said = Files.readString(Path.of(words.getPath())).strip();
    Failed.unless(code == 1, "exit code %d: %s", code, said);
    Failed.unless(
        said.startsWith("FAIL absent: the desk refused to start: ")
            && said.contains("qizhong-absent"),
        "it failed, and not for that reason: %s",
        said);
    return "pointed at a chip that is not there, the passes fail";
  }
}
