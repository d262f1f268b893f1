package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Laws 3 and 8: what a round of the desk's takes before it judges what time alone brings. */
class Law3RoundTest {
  private final DeskBench bench = new DeskBench(new MemoryJournal());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "{\"say\":\"10\"}",
        "{\"swap\":true}",
        "{\"buttons\":{\"swapped\":true}}",
        "{\"card\":{\"time\":\"10m\"}}",
        "{\"preview\":{\"warn\":\"white\"}}"
      })
  @DisplayName("Law 3: no flag falls for an edge that waits behind another line")
  void law3_aLineBeforeAnEdgeMakesNoFlagFall(String before) {
    bench.starts("10s").until(9.9).asleepUntil(10.5);
    bench.desk.submit(before, bench.now(), bench);
    bench.edges(BLACK, 9.95);
    assertThat(bench.lines())
        .anyMatch(line -> line.startsWith("at:9.95,moved,side:black"))
        .noneMatch(line -> line.matches("at:[0-9.]+,(flagged|corrected).*"));
  }

  @Test
  @DisplayName("Law 3: nor for one that comes while the line before it is taken")
  void law3_anEdgeThatComesMeanwhileIsTakenBeforeTheFlag() {
    bench.starts("10s").until(9.9).asleepUntil(10.02);
    View slow =
        new View() {
          @Override
          public void show(String line) {}

          @Override
          public void taken() {
            bench.desk.edge(new Edge(BLACK, DeskBench.nanos(9.999)));
            bench.asleepUntil(10.4);
          }
        };
    bench.desk.submit("{\"read\":true}", bench.now(), slow);
    bench.wake().wake();
    assertThat(bench.lines())
        .anyMatch(line -> line.startsWith("at:9.999,moved,side:black"))
        .noneMatch(line -> line.matches("at:[0-9.]+,(flagged|corrected).*"));
  }

  @Test
  @Timeout(10)
  @DisplayName("Law 8: who always has another line holds up neither face nor flag")
  void law8_linesWithoutEndHoldUpNothing() {
    List<String> answers = new ArrayList<>();
    bench.starts("10s");
    View flood =
        new View() {
          @Override
          public void show(String line) {
            answers.add(line);
          }

          @Override
          public void taken() {
            bench.desk.submit("{\"read\":true}", bench.now(), this);
          }
        };
    bench.desk.submit("{\"read\":true}", bench.now(), flood);
    bench.faces.clear();
    bench.until(11);
    assertThat(bench.faces).hasSizeGreaterThan(100);
    assertThat(bench.lines()).anyMatch(line -> line.contains("flagged"));
  }
}
