package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Side;

/** What of a press is bouncing: not how long the finger stayed. */
class WatchedTest {
  private static final long MS = 1_000_000;

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "clean and held,                           0d,                              0,  0",
    "a make with 10 ms of chatter; held,       0d 2u 5d 8u 10d,                 4, 10",
    "the same; let go at 45 ms,                0d 2u 5d 8u 10d 45u,             4, 10",
    "15 ms; let go at 54 ms with 14 ms,        0d 7u 15d 54u 60d 68u,           4, 15",
    "a clean tap of 35 ms; 10 ms as it breaks, 0d 35u 40d 45u,                  2, 10",
    "a tap of 12 ms is no longer than that,    0d 12u,                          1, 12",
    "a worn contact,           0d 10u 20d 30u 40d 50u 60d 70u 80d 90u 95d,     10, 95",
  })
  void bouncing(String what, String edges, int bounces, long milliseconds) {
    Watched button = new Watched(Side.BLACK);
    button.level(false, -1_000 * MS);
    long last = 0;
    for (String edge : edges.split(" ")) {
      last = Long.parseLong(edge.substring(0, edge.length() - 1)) * MS;
      assertThat(button.edge(last, edge.endsWith("d"))).isEmpty();
    }
    assertThat(button.rested(last + 39 * MS)).isEmpty();
    Optional<Seen> press = button.rested(last + 40 * MS);
    assertThat(press).contains(new Seen(Side.BLACK, 0, bounces, Duration.ofMillis(milliseconds)));
    assertThat(button.rested(last + 80 * MS)).as("told once").isEmpty();
  }
}
