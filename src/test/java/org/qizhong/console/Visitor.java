package org.qizhong.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** A client of the desk's socket as a script would be one. */
final class Visitor implements AutoCloseable {
  /** A line and when it was read. */
  record Heard(long nanos, String line) {}

  final List<Heard> heard = new CopyOnWriteArrayList<>();
  private final SocketChannel channel;
  private volatile boolean dropped;

  private Visitor(SocketChannel channel) {
    this.channel = channel;
  }

  static Visitor to(Path socket) throws IOException {
    Visitor visitor = silent(socket);
    Thread.ofPlatform().daemon().start(visitor::read);
    return visitor;
  }

  /** One that never reads. */
  static Visitor silent(Path socket) throws IOException {
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    channel.connect(UnixDomainSocketAddress.of(socket));
    return new Visitor(channel);
  }

  private void read() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Channels.newInputStream(channel), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        heard.add(new Heard(System.nanoTime(), line));
      }
    } catch (IOException gone) {
      dropped = true;
    }
    dropped = true;
  }

  Visitor says(String... lines) throws IOException {
    for (String line : lines) {
      sends((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return this;
  }

  Visitor sends(byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    return this;
  }

  boolean isDropped() {
    return dropped;
  }

  /** Everything but faces and what says that no match is open. */
  List<String> lines() {
    return heard.stream()
        .map(Heard::line)
        .filter(line -> !line.contains("\"face\"") && !line.contains("\"idle\""))
        .toList();
  }

  List<Heard> faces() {
    return heard.stream().filter(it -> it.line().contains("\"face\"")).toList();
  }

  /** Waits until a line comes that fits. */
  String hears(Predicate<String> wanted) {
    eventually(() -> heard.stream().anyMatch(it -> wanted.test(it.line())));
    return heard.stream().map(Heard::line).filter(wanted).findFirst().orElseThrow();
  }

  String hears(String part) {
    return hears(line -> line.contains(part));
  }

  static void eventually(BooleanSupplier holds) {
    long end = System.nanoTime() + 8_000_000_000L;
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not within 8 s");
      }
      try {
        Thread.sleep(2);
      } catch (InterruptedException stop) {
        throw new AssertionError(stop);
      }
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
