package org.qizhong.vm;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;

/** A client of the desk's socket: what it says, and everything that it hears. */
final class SocketTalk implements AutoCloseable {
  /** Decimals stay exact, so that nanoseconds do. */
  static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

  private final SocketChannel channel;
  private final List<JsonNode> heard = new ArrayList<>();

  /** As it came: there are many, and few are looked at. */
  private String face = "";

  private int faces;

  private SocketTalk(SocketChannel channel) {
    this.channel = channel;
  }

  /** Waits until somebody listens there: a socket's file is there a moment before. */
  static SocketTalk with(Path socket) throws Exception {
    AtomicReference<SocketChannel> connected = new AtomicReference<>();
    Waiting.until(() -> connect(socket, connected), "a desk that listens");
    SocketTalk talk = new SocketTalk(connected.get());
    Thread.ofPlatform().daemon().name("talk").start(talk::hear);
    return talk;
  }

  private static boolean connect(Path socket, AtomicReference<SocketChannel> connected)
      throws IOException {
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      channel.connect(UnixDomainSocketAddress.of(socket));
    } catch (ConnectException notYet) {
      channel.close();
      return false;
    }
    connected.set(channel);
    return true;
  }

  private void hear() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Channels.newInputStream(channel), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        take(line);
      }
    } catch (IOException gone) {
      keep(JSON.createObjectNode().put("event", "gone"));
    }
  }

  private void take(String line) throws IOException {
    if (line.contains("\"event\":\"face\"")) {
      show(line);
    } else {
      keep(JSON.readTree(line));
    }
  }

  private synchronized void show(String line) {
    face = line;
    faces++;
    notifyAll();
  }

  private synchronized void keep(JsonNode said) {
    heard.add(said);
    notifyAll();
  }

  /** Says one line; where it has single quotes the desk hears double ones. */
  void say(String line) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.wrap((line.replace('\'', '"') + "\n").getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** How much has been heard so far, faces not counted. */
  synchronized int mark() {
    return heard.size();
  }

  /** What has been heard since a mark. */
  synchronized List<JsonNode> since(int mark) {
    return List.copyOf(heard.subList(mark, heard.size()));
  }

  /** Waits for the first line since {@code mark} that fits. */
  synchronized JsonNode await(int mark, String what, Predicate<JsonNode> fits) throws Exception {
    long end = System.nanoTime() + Waiting.PATIENCE;
    for (int next = mark; ; next++) {
      while (next == heard.size()) {
        waitUntil(end, what);
      }
      if (fits.test(heard.get(next))) {
        return heard.get(next);
      }
    }
  }

  private void waitUntil(long end, String what) throws Failed, InterruptedException {
    long rest = (end - System.nanoTime()) / 1_000_000;
    Failed.unless(
        rest > 0,
        "never came: %s; heard last: %s",
        what,
        heard.subList(Math.max(0, heard.size() - 8), heard.size()));
    wait(rest);
  }

  /** Waits for the first {@code event} since {@code mark}. */
  JsonNode await(int mark, String event) throws Exception {
    return await(mark, event, said -> is(said, event));
  }

  /** Waits for the first {@code event} of {@code side} since {@code mark}. */
  JsonNode await(int mark, String event, String side) throws Exception {
    return await(mark, event + " " + side, said -> is(said, event, side));
  }

  /** Waits for a face that fits, heard from now on. */
  synchronized JsonNode awaitFace(String what, Predicate<JsonNode> fits) throws Exception {
    long end = System.nanoTime() + Waiting.PATIENCE;
    while (true) {
      for (int before = faces; faces == before; ) {
        waitUntil(end, "a face that shows " + what);
      }
      JsonNode shown = JSON.readTree(face);
      if (fits.test(shown)) {
        return shown;
      }
    }
  }

  static boolean is(JsonNode said, String event) {
    return said.path("event").asText().equals(event);
  }

  static boolean is(JsonNode said, String event, String side) {
    return is(said, event) && said.path("side").asText().equals(side);
  }

  /** A line's {@code at}, in nanoseconds since the match's zero. */
  static long at(JsonNode line) {
    return line.path("at").decimalValue().movePointRight(9).longValueExact();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
