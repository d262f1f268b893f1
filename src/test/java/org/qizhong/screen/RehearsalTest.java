package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.qizhong.match.Face;
import org.qizhong.screen.model.News;

class RehearsalTest {
  @Test
  void theScreenUnderstandsEveryLine() throws IOException {
    List<News> news = Rehearsal.lines().stream().map(Lines::read).toList();

    assertThat(news.getLast())
        .isInstanceOfSatisfying(
            News.Faced.class,
            last -> assertThat(last.face().status()).isEqualTo(Face.Status.PAUSED));
  }

  @Test
  void itIsDrawnWithoutADisplayAndEndsByItself() throws Exception {
    Process screen =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-cp",
                System.getProperty("java.class.path"),
                "org.qizhong.app.Main",
                "screen",
                "--rehearse")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      assertThat(screen.waitFor(120, TimeUnit.SECONDS)).as("ended").isTrue();
      assertThat(screen.exitValue()).isZero();
    } finally {
      screen.destroyForcibly();
    }
  }
}
