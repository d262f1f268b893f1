package org.qizhong.console;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.qizhong.desk.Ticker;

/** Reads lines and stamps each with the instant its end arrived. */
final class LineReader {
  private static final int LONGEST = 65_536;

  /** No line of text: a line has no break in it. */
  private static final String NOT_TEXT = "\n";

  private final InputStream in;
  private final Ticker ticker;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private long last = Long.MIN_VALUE;

  LineReader(InputStream in, Ticker ticker) {
    this.in = in;
    this.ticker = ticker;
  }

  /** Who takes the lines. */
  interface Lines {
    void line(String line, long stamp) throws InterruptedException;

    /** A line that is too long to be one; the rest of it is passed over. */
    void refused(String reason, long stamp) throws InterruptedException;
  }

  /** Hands on every line that is not blank, until the end. */
  void forEach(Lines lines) throws IOException, InterruptedException {
    byte[] chunk = new byte[8_192];
    for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
      long arrived = ticker.nanos();
      for (int i = 0; i < count; i++) {
        if (chunk[i] == '\n') {
          hand(arrived, lines);
        } else if (line.size() <= LONGEST) {
          line.write(chunk[i]);
        }
      }
    }
    hand(ticker.nanos(), lines);
  }

  /** Lines of one stream come one after the other, even when they were read at once. */
  private void hand(long arrived, Lines lines) throws InterruptedException {
    boolean tooLong = line.size() > LONGEST;
    byte[] bytes = line.toByteArray();
    line.reset();
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString().strip();
    } catch (CharacterCodingException broken) {
      text = tooLong ? "" : NOT_TEXT;
    }
    if (text.isEmpty() && !tooLong) {
      return;
    }
    last = Math.max(arrived, last + 1);
    if (tooLong) {
      lines.refused("a line is longer than " + LONGEST + " bytes", last);
    } else if (text.equals(NOT_TEXT)) {
      lines.refused("a line is not UTF-8 text", last);
    } else {
      lines.line(text, last);
    }
  }
}
