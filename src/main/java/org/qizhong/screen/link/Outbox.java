package org.qizhong.screen.link;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** Lines to be sent. Closed it takes none and has forgotten those it had. */
final class Outbox {
  /** Nobody presses this often; a desk that does not read is as good as gone. */
  private static final int MOST = 64;

  private final Deque<ByteBuffer> waiting = new ArrayDeque<>();
  private boolean open;

  synchronized void open() {
    open = true;
  }

  /** Takes no more and forgets what waits; true if it was open. */
  synchronized boolean close() {
    boolean was = open;
    open = false;
    waiting.clear();
    return was;
  }

  synchronized boolean isOpen() {
    return open;
  }

  synchronized boolean offer(String line) {
    if (!open || waiting.size() == MOST) {
      return false;
    }
    waiting.add(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
    return true;
  }

  /** Writes what the channel takes without waiting; true if nothing is left. */
  synchronized boolean write(WritableByteChannel channel) throws IOException {
    while (!waiting.isEmpty()) {
      ByteBuffer first = waiting.peekFirst();
      channel.write(first);
      if (first.hasRemaining()) {
        return false;
      }
      waiting.removeFirst();
    }
    return true;
  }
}
