package org.qizhong.console;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.qizhong.desk.Ticker;

/** Reads lines and stamps each with the instant its end arrived. */
final class LineReader {
  private static final int LONGEST = 65_536;

  private final InputStream in;
  private final Ticker ticker;

  LineReader(InputStream in, Ticker ticker) {
    this.in = in;
    this.ticker = ticker;
  }

  /** Who takes the lines. */
  interface Lines {
    void line(String line, long stamp);
  }

  /** Hands on every line that is not blank, until the end. */
  void forEach(Lines lines) throws IOException {
    byte[] chunk = new byte[8_192];
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
      long stamp = ticker.nanos();
      for (int i = 0; i < count; i++) {
        if (chunk[i] == '\n') {
          hand(line, stamp, lines);
        } else if (line.size() < LONGEST) {
          line.write(chunk[i]);
        } else {
          throw new IOException("a line is longer than " + LONGEST + " bytes");
        }
      }
    }
    hand(line, ticker.nanos(), lines);
  }

  private static void hand(ByteArrayOutputStream line, long stamp, Lines lines) {
    String text = line.toString(StandardCharsets.UTF_8).strip();
    line.reset();
    if (!text.isEmpty()) {
      lines.line(text, stamp);
    }
  }
}
