package org.qizhong.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The desk's socket from a start card to a pause that both players end. */
class StartCardSocketTest {
  private static final String CARD =
      "{\"card\":{\"time\":\"60m\",\"resumes\":\"both\"},\"late\":{\"white\":60}}";

  @TempDir private Path data;

  @Test
  void fromTheCardThroughBothButtonsToAPauseThatBothEnd() throws Exception {
    try (Hall hall = new Hall(data);
        Visitor screen = hall.visitor();
        Visitor display = hall.visitor()) {
      screen.hears("idle");
      display.hears("idle");
      screen.says(CARD).hears("\"confirmed\":[]");
      screen.says("{\"press\":\"black\"}").hears("\"confirmed\":[\"black\"]");
      screen.says("{\"press\":\"white\"}").hears("\"event\":\"match\"");
      screen.hears("\"deducted\":120}");
      screen.says("{\"press\":\"white\"}").hears("\"ignored\"");
      Thread.sleep(1_050);
      screen.says("{\"press\":\"white\"}").hears("\"started\",\"side\":\"black\"");
      screen.says("{\"pause\":\"white\"}").hears("\"asked\":\"white\"");
      screen.says("{\"press\":\"white\"}").hears("\"ready\":[\"white\"]");
      screen.says("{\"press\":\"black\"}").hears("\"resumed\",\"side\":\"black\"");
      display.hears("\"resumed\"");
      assertThat(events(display))
          .containsExactly(
              "desk", "card", "card", "card", "match", "late", "ignored", "started", "paused",
              "ignored", "ignored", "resumed");
    }
    assertThat(record())
        .satisfiesExactly(
            header -> assertThat(header).endsWith("\"resumes\":\"both\",\"confirmed\":true}"),
            late -> assertThat(late).contains("\"late\":\"white\",\"by\":60"),
            press -> assertThat(press).contains("\"press\":\"white\""),
            start -> assertThat(start).contains("\"start\":\"black\""),
            pause -> assertThat(pause).contains("\"pause\":\"white\""),
            press -> assertThat(press).contains("\"press\":\"white\""),
            press -> assertThat(press).contains("\"press\":\"black\""),
            resume -> assertThat(resume).contains("\"resume\":true"));
  }

  private static List<String> events(Visitor visitor) {
    return visitor.lines().stream()
        .map(line -> line.replaceFirst(".*\"event\":\"([a-z]+)\".*", "$1"))
        .toList();
  }

  private List<String> record() throws Exception {
    try (Stream<Path> files = Files.list(data.resolve("matches"))) {
      return Files.readAllLines(files.findFirst().orElseThrow());
    }
  }
}
