package org.qizhong.screen.link;

import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.qizhong.clock.Refusal;
import org.qizhong.screen.model.LineReader;
import org.qizhong.screen.model.News;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connection to the desk: one thread that reads its lines, writes ours and connects again
 * whenever it is lost. Sending never waits, and what could not be sent is forgotten: an act that
 * arrives after a reconnection would be stamped long after it was meant.
 */
public final class DeskLink implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DeskLink.class);
  private static final Duration RETRY = Duration.ofMillis(500);

  /** The desk speaks ten times a second; a connection this long silent is a dead one. */
  private static final Duration SILENCE = Duration.ofSeconds(3);

  private final Path socket;
  private final LongSupplier nanos;
  private final Consumer<News> news;
  private final Outbox outbox = new Outbox();
  private final Thread thread;
  private volatile Selector selector;
  private volatile boolean closed;

  /**
   * A link that is not started.
   *
   * @param nanos a monotonic clock, for the silence only
   * @param news told everything, on the link's own thread
   */
  public DeskLink(Path socket, LongSupplier nanos, Consumer<News> news) {
    this.socket = socket;
    this.nanos = nanos;
    this.news = news;
    this.thread = new Thread(this::run, "desk-link");
    thread.setDaemon(true);
  }

  /** Starts connecting. */
  public void start() {
    thread.start();
  }

  /** Sends {@code line} at once; false if there is no desk to send it to. */
  public boolean send(String line) {
    if (!outbox.offer(line)) {
      return false;
    }
    Selector waiting = selector;
    if (waiting != null) {
      waiting.wakeup();
    }
    return true;
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
  }

  private void run() {
    boolean told = false;
    while (!closed) {
      try {
        converse();
      } catch (IOException e) {
        if (outbox.isOpen() || !told) {
          LOG.warn("no desk at {}: {}", socket, e.toString());
          told = true;
        }
      }
      if (outbox.close()) {
        news.accept(new News.Down());
      }
      rest();
    }
  }

  private void rest() {
    try {
      Thread.sleep(RETRY);
    } catch (InterruptedException e) {
      // Only close() interrupts, and the loop looks at it.
      LOG.debug("woken to close");
    }
  }

  private void converse() throws IOException {
    try (Selector mine = Selector.open();
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
      channel.connect(UnixDomainSocketAddress.of(socket));
      channel.configureBlocking(false);
      SelectionKey key = channel.register(mine, SelectionKey.OP_READ);
      selector = mine;
      outbox.open();
      LOG.info("connected to the desk at {}", socket);
      news.accept(new News.Up());
      listen(mine, channel, key);
    } finally {
      selector = null;
    }
  }

  private void listen(Selector mine, SocketChannel channel, SelectionKey key) throws IOException {
    LineBuffer lines = new LineBuffer();
    long heard = nanos.getAsLong();
    while (!closed) {
      key.interestOps(
          outbox.write(channel)
              ? SelectionKey.OP_READ
              : SelectionKey.OP_READ | SelectionKey.OP_WRITE);
      mine.select(SILENCE.toMillis());
      mine.selectedKeys().clear();
      int read = channel.read(lines.free());
      if (read < 0) {
        throw new EOFException("the desk closed the connection");
      }
      long now = nanos.getAsLong();
      if (read > 0) {
        heard = now;
        lines.complete(this::hear);
      } else if (now - heard > SILENCE.toNanos()) {
        throw new IOException("the desk is silent");
      }
    }
  }

  private void hear(String line) {
    try {
      news.accept(LineReader.read(line));
    } catch (Refusal e) {
      LOG.warn("the desk said something strange ({}): {}", e.getMessage(), line);
    }
  }
}
