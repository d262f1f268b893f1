package org.qizhong.screen;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A desk that says what it is told to say, ten times a second, and keeps what it hears. */
public final class FakeDesk implements AutoCloseable {
  private static final long PATIENCE = 5;

  private final Path path;
  private final ServerSocketChannel server;
  private final List<SocketChannel> clients = new CopyOnWriteArrayList<>();
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private String greeting = Lines.IDLE;
  private String face = Lines.IDLE;
  private volatile boolean silent;
  private volatile long said;

  /** A desk at {@code path}. */
  public FakeDesk(Path path) throws IOException {
    this.path = path;
    Files.deleteIfExists(path);
    server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    server.bind(UnixDomainSocketAddress.of(path));
    start(this::accept);
    start(this::talk);
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, "fake-desk");
    thread.setDaemon(true);
    thread.start();
  }

  /** Opens a match and shows {@code face} from now on. */
  public synchronized void open(String match, String now) {
    greeting = match;
    say(match);
    show(now);
  }

  /** Shows {@code face} from now on. */
  public synchronized void show(String now) {
    face = now;
    say(now);
  }

  /**
   * A card lies on the table.
   *
   * @param header its fields and
   * @param confirmed who has confirmed it, both with single quotes
   */
  public synchronized void card(String header, String confirmed) {
    say(
        ("{'event':'card','header':{%s},'late':{},'deducted':{},'forfeit':[],"
                + "'hash':'K7Q-3FD','confirmed':[%s]}")
            .formatted(header, confirmed)
            .replace('\'', '"'));
  }

  /** The card is gone. */
  public synchronized void noCard() {
    say("{\"event\":\"card\"}");
  }

  /** Closes the match. */
  public synchronized void idle() {
    greeting = Lines.IDLE;
    show(Lines.IDLE);
  }

  /** Says nothing any more, without closing; or speaks again. */
  public void silent(boolean now) {
    silent = now;
  }

  /** Says one line now. */
  public synchronized void say(String line) {
    said = System.nanoTime();
    clients.forEach(client -> send(client, line));
  }

  /** When it last said something, by {@link System#nanoTime}. */
  public long lastSaid() {
    return said;
  }

  /** The next line heard. */
  public String next() throws InterruptedException {
    String line = heard.poll(PATIENCE, TimeUnit.SECONDS);
    if (line == null) {
      throw new AssertionError("the desk heard nothing");
    }
    return line;
  }

  /** What is heard within {@code millis}; null if nothing. */
  public String within(long millis) throws InterruptedException {
    return heard.poll(millis, TimeUnit.MILLISECONDS);
  }

  private void accept() {
    try {
      while (true) {
        SocketChannel client = server.accept();
        greet(client);
        start(() -> listen(client));
      }
    } catch (IOException closed) {
      // the end of the test
    }
  }

  private synchronized void greet(SocketChannel client) {
    send(client, greeting);
    clients.add(client);
  }

  private void listen(SocketChannel client) {
    try (BufferedReader in =
        new BufferedReader(Channels.newReader(client, StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        heard.add(line);
      }
    } catch (IOException closed) {
      // the end of the test
    }
  }

  private void talk() {
    while (server.isOpen()) {
      repeat();
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** In one go, so that no old face follows a new match. */
  private synchronized void repeat() {
    if (!silent) {
      say(face);
    }
  }

  private void send(SocketChannel client, String line) {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    try {
      while (bytes.hasRemaining()) {
        client.write(bytes);
      }
    } catch (IOException gone) {
      clients.remove(client);
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    for (SocketChannel client : clients) {
      client.close();
    }
    Files.deleteIfExists(path);
  }
}
