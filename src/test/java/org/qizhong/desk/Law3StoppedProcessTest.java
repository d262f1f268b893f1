package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qizhong.clock.Side;

/**
 * Law 3 with a real process that is really stopped (SIGSTOP) for over five seconds across Black's
 * deadline. Nothing is bounded from above by the wall clock but the stop itself, which has to come
 * before the deadline.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class Law3StoppedProcessTest {
  private static final long SECOND = 1_000_000_000L;

  /** Black's whole time: long enough to stop the process within it. */
  private static final long LIMIT = 4 * SECOND;

  private Process desk;
  private Writer in;
  private BufferedReader out;
  private long zero;

  /** A desk whose Black's clock runs, and which stands still before the deadline. */
  @BeforeEach
  void stopsBeforeTheDeadline() throws Exception {
    desk =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                StoppedDesk.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    in = desk.outputWriter(StandardCharsets.UTF_8);
    out = desk.inputReader(StandardCharsets.UTF_8);
    writes(System.nanoTime(), "{\"time\":{\"black\":\"4s\",\"white\":\"23h\"}}");
    writes(System.nanoTime(), "not a line");
    readsUntil("refused");
    zero = System.nanoTime();
    writes(zero, "{\"start\":\"black\"}");
    readsUntil("started");
    signal("STOP");
    Path stat = Path.of("/proc", Long.toString(desk.pid()), "status");
    while (!Files.readString(stat).contains("State:\tT")) {
      Thread.onSpinWait();
    }
    assertThat(System.nanoTime()).as("stopped in time").isLessThan(zero + LIMIT - SECOND);
  }

  @AfterEach
  void ends() throws Exception {
    desk.destroyForcibly().waitFor();
  }

  private void writes(long stamp, String line) throws IOException {
    in.write(stamp + " " + line + "\n");
    in.flush();
  }

  private void presses(long after, Side side) throws IOException {
    writes(zero + after, "press " + side.name());
  }

  private List<String> readsUntil(String... events) throws IOException {
    List<String> read = new ArrayList<>();
    while (true) {
      String line = out.readLine();
      assertThat(line).as("the desk's line after %s", read).isNotNull();
      read.add(Bench.text(line));
      for (String event : events) {
        if (line.contains(event)) {
          return read;
        }
      }
    }
  }

  private void signal(String name) throws Exception {
    Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(desk.pid())).start();
    assertThat(kill.waitFor()).isZero();
  }

  /** Over five seconds beyond the deadline. */
  private void goesOn() throws Exception {
    TimeUnit.NANOSECONDS.sleep(zero + LIMIT + 6 * SECOND - System.nanoTime());
    signal("CONT");
  }

  @Test
  void law3_aPressBeforeTheDeadlineThatWaitedInTheQueueIsAMove() throws Exception {
    presses(LIMIT - SECOND / 2, BLACK);
    goesOn();
    assertThat(readsUntil("moved", "ignored", "refused"))
        .last()
        .isEqualTo("at:3.5,moved,side:black,move:1,used:3.5");
  }

  @Test
  void law3_aPressBeforeTheDeadlineThatIsReadASecondAfterTheDeskWentOnIsAMove() throws Exception {
    goesOn();
    assertThat(readsUntil("flagged")).last().isEqualTo("at:4,flagged,side:black");
    TimeUnit.SECONDS.sleep(1);
    presses(LIMIT - SECOND / 2, BLACK);
    List<String> read = readsUntil("moved", "ignored", "refused");
    assertThat(read).first().asString().contains("corrected,side:black");
    assertThat(read).last().isEqualTo("at:3.5,moved,side:black,move:1,used:3.5");
  }

  @Test
  void law3_aPressAfterTheDeadlineIsNone() throws Exception {
    presses(LIMIT + SECOND / 2, BLACK);
    goesOn();
    List<String> read = readsUntil("moved", "ignored", "refused");
    assertThat(read).first().asString().startsWith("notice,text:the desk stood still for ");
    assertThat(read.subList(1, read.size()))
        .containsExactly("at:4,flagged,side:black", "at:4.5,ignored,side:black");
  }
}
