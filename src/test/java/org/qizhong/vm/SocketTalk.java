package org.qizhong.vm;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/** A client of the desk's socket: what it says, and everything that it hears. */
final class SocketTalk implements AutoCloseable {
  /** Decimals stay exact, so that nanoseconds do. */
  static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

  private final SocketChannel channel;
  private final List<JsonNode> heard = new CopyOnWriteArrayList<>();
  private volatile Optional<JsonNode> face = Optional.empty();

  private SocketTalk(SocketChannel channel) {
    this.channel = channel;
  }

  static SocketTalk with(Path socket) throws IOException {
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    channel.connect(UnixDomainSocketAddress.of(socket));
    SocketTalk talk = new SocketTalk(channel);
    Thread.ofPlatform().daemon().name("talk").start(talk::hear);
    return talk;
  }

  private void hear() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Channels.newInputStream(channel), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode said = JSON.readTree(line);
        if (is(said, "face")) {
          face = Optional.of(said);
        } else {
          heard.add(said);
        }
      }
    } catch (IOException gone) {
      heard.add(JSON.createObjectNode().put("event", "gone"));
    }
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
  int mark() {
    return heard.size();
  }

  /** What has been heard since a mark. */
  List<JsonNode> since(int mark) {
    return List.copyOf(heard).stream().skip(mark).toList();
  }

  /** Waits for the first line since {@code mark} that fits. */
  JsonNode await(int mark, String what, Predicate<JsonNode> fits) throws Exception {
    try {
      Waiting.until(() -> since(mark).stream().anyMatch(fits), what);
    } catch (Failed never) {
      List<JsonNode> all = since(mark);
      throw new Failed(
          never.getMessage()
              + "; heard last: "
              + all.subList(Math.max(0, all.size() - 8), all.size()));
    }
    return since(mark).stream().filter(fits).findFirst().orElseThrow();
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
  JsonNode awaitFace(String what, Predicate<JsonNode> fits) throws Exception {
    face = Optional.empty();
    Waiting.until(() -> face.filter(fits).isPresent(), "a face that shows " + what);
    return face.orElseThrow();
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
