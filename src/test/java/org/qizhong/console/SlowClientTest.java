package org.qizhong.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Laws 8 and 10: a client that does not read is dropped, and nobody waits for it. */
class SlowClientTest {
  @TempDir private Path data;
  private Hall hall;

  @BeforeEach
  void opens() throws Exception {
    hall = new Hall(data);
  }

  @AfterEach
  void closes() throws IOException {
    hall.close();
  }

  @Test
  void law10_aClientThatNeverReadsIsDroppedAndTheOthersKeepTheirFaces() throws IOException {
    try (Visitor player = hall.visitor();
        Visitor sleeper = Visitor.silent(hall.socket)) {
      player.says("{\"time\":\"0 + 9x5s\"}", "{\"start\":\"black\"}").hears("started");
      for (int burst = 1; burst <= 24; burst++) {
        for (int read = 0; read < 250; read++) {
          player.says("{\"read\":true}");
        }
        int expected = burst * 250;
        Visitor.eventually(() -> count(player, "\"reading\"") >= expected);
      }
      assertThat(player.isDropped()).isFalse();
      Visitor.eventually(() -> isDropped(sleeper));
      assertThat(gaps(player.faces()).stream().max(Duration::compareTo).orElseThrow())
          .isLessThan(Duration.ofMillis(400));
      player.says("{\"pause\":true}").hears("paused");
    }
  }

  @Test
  void law8_aFloodOfOneClientHoldsUpNoOther() throws IOException {
    try (Visitor player = hall.visitor();
        Visitor flood = hall.visitor()) {
      player.says("{\"time\":\"0 + 9x5s\"}", "{\"start\":\"black\"}").hears("started");
      StringBuilder many = new StringBuilder();
      for (int line = 0; line < 20_000; line++) {
        many.append("{\"read\":true}\n");
      }
      flood.sends(many.toString().getBytes(StandardCharsets.UTF_8));
      long end = System.nanoTime() + 3_000_000_000L;
      Visitor.eventually(() -> System.nanoTime() > end);
      assertThat(player.isDropped()).isFalse();
      assertThat(player.faces().size()).as("faces in 3 s").isGreaterThan(20);
      assertThat(player.faces().getLast().nanos()).isGreaterThan(end - 1_000_000_000L);
    }
  }

  private static long count(Visitor visitor, String part) {
    return visitor.heard.stream().filter(it -> it.line().contains(part)).count();
  }

  private static boolean isDropped(Visitor sleeper) {
    try {
      sleeper.says("{\"read\":true}");
      return false;
    } catch (IOException dropped) {
      return true;
    }
  }

  private static List<Duration> gaps(List<Visitor.Heard> faces) {
    return IntStream.range(1, faces.size())
        .mapToObj(i -> Duration.ofNanos(faces.get(i).nanos() - faces.get(i - 1).nanos()))
        .toList();
  }
}
