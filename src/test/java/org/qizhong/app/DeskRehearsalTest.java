package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DeskRehearsalTest {
  private static long left() throws Exception {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return files
          .filter(it -> it.getFileName().toString().startsWith("qizhong-rehearsal"))
          .count();
    }
  }

  @Test
  void theDeskPlaysAWholeMatchAndRefusesNothing() throws Exception {
    long before = left();

    List<String> heard = DeskRehearsal.play();

    assertThat(heard)
        .noneMatch(line -> line.contains("\"refused\"") || line.contains("\"error\""))
        .anyMatch(line -> line.contains("\"event\":\"started\""))
        .anyMatch(line -> line.contains("\"event\":\"paused\""))
        .anyMatch(line -> line.contains("\"event\":\"resumed\""))
        .anyMatch(line -> line.contains("\"event\":\"confirmed\""))
        .anyMatch(line -> line.contains("\"event\":\"idle\""));
    assertThat(left()).as("folders left behind").isEqualTo(before);
  }
}
