package org.qizhong.screen.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuffersTest {
  private final LineBuffer buffer = new LineBuffer();
  private final List<String> lines = new ArrayList<>();

  private void receive(byte... bytes) throws IOException {
    for (byte one : bytes) {
      buffer.free().put(one);
      buffer.complete(lines::add);
    }
  }

  @Test
  void aLineInPiecesIsOneLineEvenInMidLetter() throws IOException {
    receive("{\"name\":\"李某\"}\n\n{}".getBytes(StandardCharsets.UTF_8));
    assertThat(lines).containsExactly("{\"name\":\"李某\"}");
    receive((byte) '\n');
    assertThat(lines).containsExactly("{\"name\":\"李某\"}", "{}");
  }

  @Test
  void aLineMayBeLongButNotEndless() throws IOException {
    String text = "x".repeat(100_000);
    for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
      buffer.free().put(one);
    }
    buffer.free().put((byte) '\n');
    buffer.complete(lines::add);
    assertThat(lines).containsExactly(text);
    assertThatThrownBy(
            () -> {
              while (true) {
                buffer.free().put((byte) 'x');
              }
            })
        .isInstanceOf(IOException.class);
  }

  @Test
  void whatIsOfferedWithoutADeskIsNotKept() throws IOException {
    Outbox outbox = new Outbox();
    assertThat(outbox.offer("early")).isFalse();
    outbox.open();
    assertThat(outbox.offer("lost")).isTrue();
    assertThat(outbox.close()).isTrue();
    assertThat(outbox.close()).isFalse();
    outbox.open();
    assertThat(outbox.offer("now")).isTrue();
    Slow channel = new Slow();
    assertThat(outbox.write(channel)).as("all written").isFalse();
    while (!outbox.write(channel)) {
      assertThat(channel.taken.length()).isLessThan(10);
    }
    assertThat(channel.taken).hasToString("now\n");
  }

  @Test
  void aDeskThatDoesNotReadIsToldNothingMore() {
    Outbox outbox = new Outbox();
    outbox.open();
    int taken = 0;
    while (outbox.offer("press")) {
      taken++;
    }
    assertThat(taken).isEqualTo(64);
  }

  /** Takes a byte at a time. */
  private static final class Slow implements WritableByteChannel {
    private final StringBuilder taken = new StringBuilder();

    @Override
    public int write(ByteBuffer from) {
      taken.append((char) from.get());
      return 1;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {
      // nothing to close
    }
  }
}
