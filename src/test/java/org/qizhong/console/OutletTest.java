package org.qizhong.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.qizhong.desk.SystemTicker;

/** Law 8: what is written to a reader who is behind. */
class OutletTest {
  private final CountDownLatch reads = new CountDownLatch(1);
  private final List<String> read = new ArrayList<>();

  /** Takes nothing before the reader reads. */
  private final WritableByteChannel reader =
      new WritableByteChannel() {
        @Override
        public int write(ByteBuffer bytes) {
          try {
            reads.await();
          } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
          }
          read.add(StandardCharsets.UTF_8.decode(bytes).toString().strip());
          return bytes.limit();
        }

        @Override
        public boolean isOpen() {
          return true;
        }

        @Override
        public void close() {}
      };

  private final Outlet outlet =
      new Outlet("test", reader, new SystemTicker(), () -> read.add("given up"));

  /** {@code F…} is a face, all else a line. */
  private List<String> written(String... said) {
    outlet.start();
    for (String one : said) {
      if (one.startsWith("F")) {
        outlet.face(one);
      } else {
        outlet.line(one);
      }
    }
    reads.countDown();
    outlet.close();
    return read;
  }

  @Test
  void ofFacesOnlyTheNewestIsWritten() {
    assertThat(written("a", "F1", "F2", "F3")).containsExactly("a", "F3");
  }

  @Test
  void aFaceComesBetweenLinesAndAfterThoseThatAreOlder() {
    assertThat(written("a", "b", "F1", "c", "d")).containsExactly("a", "b", "F1", "c", "d");
  }

  @Test
  void theNewestIsWrittenTooAndAfterTheLinesThatAreOlder() {
    assertThat(written("a", "F1", "b", "F2", "c", "F3")).containsExactly("a", "F1", "b", "c", "F3");
  }

  @Test
  void nothingIsWrittenTwice() {
    assertThat(written("a", "F1", "b")).containsExactly("a", "F1", "b");
    assertThat(read).doesNotContain("given up");
  }
}
