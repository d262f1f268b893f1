package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.qizhong.clock.Refusal;

/** Match files as text or bytes, replayed or refused. */
final class Files {
  static final String HEADER = "{\"time\":\"1h\"}";

  private Files() {}

  /** A file of JSON lines: a header and these events. */
  static String lines(String... events) {
    return HEADER + "\n" + String.join("\n", events) + "\n";
  }

  /** The same as one object. */
  static String object(String... events) {
    return "{\"time\":\"1h\",\"events\":[" + String.join(",", events) + "]}";
  }

  /** What a file prints, in the words of {@link Script}. */
  static List<String> replay(String file) {
    try {
      return print(file.getBytes(StandardCharsets.UTF_8)).lines().map(Script::words).toList();
    } catch (Refusal | IOException refused) {
      throw new AssertionError(refused.getMessage(), refused);
    }
  }

  private static String print(byte[] file) throws Refusal, IOException {
    StringWriter out = new StringWriter();
    new Replay(new MatchFile(() -> new ByteArrayInputStream(file))).print(out);
    return out.toString();
  }

  /** Both forms of a file with these events are refused; the reasons. */
  static List<String> refusals(String... events) {
    return Stream.of(lines(events), object(events)).map(Files::refusal).toList();
  }

  /** A file is refused before anything is printed; the reason, one line. */
  static String refusal(String file) {
    return refusal(file.getBytes(StandardCharsets.UTF_8));
  }

  static String refusal(byte[] file) {
    StringWriter out = new StringWriter();
    Throwable refused =
        catchThrowable(
            () -> new Replay(new MatchFile(() -> new ByteArrayInputStream(file))).print(out));
    assertThat(refused).as(new String(file, StandardCharsets.UTF_8)).isInstanceOf(Refusal.class);
    assertThat(out.toString()).isEmpty();
    assertThat(refused.getMessage()).isNotBlank().doesNotContain("\n", "\r");
    return refused.getMessage();
  }
}
