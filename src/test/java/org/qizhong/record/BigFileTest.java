package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qizhong.clock.Side;
import org.qizhong.match.MatchState;

/** "Large files are streamed in two passes, not held." */
class BigFileTest {
  private static final int PRESSES = 200_000;

  @Test
  @Timeout(30)
  void aFileOfTwoHundredThousandPressesStreams() throws Exception {
    Counting out = new Counting();
    int[] opened = {0};
    MatchFile file =
        new MatchFile(
            () -> {
              opened[0]++;
              return new Presses(PRESSES);
            });
    new Replay(file).print(out);
    assertThat(out.lines).isEqualTo(PRESSES + 1L);
    assertThat(opened[0]).isLessThanOrEqualTo(4);
  }

  @Test
  @Timeout(30)
  void everyPressIsChargedToTheNanosecond() throws Exception {
    MatchState state = new Replay(new MatchFile(() -> new Presses(20_000))).play(happening -> {});
    Duration eachSide = Duration.ofMillis(90).multipliedBy(10_000);
    assertThat(state.game().clocks().bank(Side.BLACK).left())
        .isEqualTo(Duration.ofHours(24).minus(eachSide));
    assertThat(state.game().clocks().bank(Side.WHITE).left())
        .isEqualTo(Duration.ofHours(24).minus(eachSide));
  }

  /** The file, made line by line while it is read. */
  private static final class Presses extends InputStream {
    private byte[] line =
        "{\"time\":\"24h\"}\n{\"at\":0,\"start\":\"black\"}\n".getBytes(StandardCharsets.UTF_8);
    private int at;
    private int press;
    private final int presses;

    Presses(int presses) {
      this.presses = presses;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(byte[] into, int from, int length) {
      if (at == line.length) {
        if (press == presses) {
          return -1;
        }
        press++;
        String millis = Integer.toString(1000 + press * 90 % 1000).substring(1);
        String side = press % 2 == 1 ? "black" : "white";
        String text =
            "{\"at\":" + press * 90 / 1000 + "." + millis + ",\"press\":\"" + side + "\"}\n";
        line = text.getBytes(StandardCharsets.UTF_8);
        at = 0;
      }
      int count = Math.min(length, line.length - at);
      System.arraycopy(line, at, into, from, count);
      at += count;
      return count;
    }
  }

  /** Counts lines and holds nothing. */
  private static final class Counting extends Writer {
    private long lines;

    @Override
    public void write(char[] text, int from, int length) {
      for (int index = from; index < from + length; index++) {
        lines += text[index] == '\n' ? 1 : 0;
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
