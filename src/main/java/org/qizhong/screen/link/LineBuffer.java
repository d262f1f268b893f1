package org.qizhong.screen.link;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Bytes on their way to becoming lines. */
final class LineBuffer {
  private static final int FIRST = 8 * 1024;

  /** The longest line taken; a header with every name a person could type is far below it. */
  private static final int MOST = 1024 * 1024;

  private ByteBuffer bytes = ByteBuffer.allocate(FIRST);

  /** Where to read to: never full. */
  ByteBuffer free() throws IOException {
    if (!bytes.hasRemaining()) {
      if (bytes.capacity() >= MOST) {
        throw new IOException("a line of more than " + MOST + " bytes");
      }
      bytes = ByteBuffer.allocate(bytes.capacity() * 2).put(bytes.flip());
    }
    return bytes;
  }

  /** Hands over every whole line and keeps the rest. */
  void complete(Consumer<String> lines) {
    int start = 0;
    for (int i = 0; i < bytes.position(); i++) {
      if (bytes.get(i) == '\n') {
        if (i > start) {
          lines.accept(new String(bytes.array(), start, i - start, StandardCharsets.UTF_8));
        }
        start = i + 1;
      }
    }
    bytes.limit(bytes.position()).position(start).compact();
  }
}
