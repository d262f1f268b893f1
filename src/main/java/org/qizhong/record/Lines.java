package org.qizhong.record;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.qizhong.clock.Refusal;

/** JSON objects that stand alone on a line. */
final class Lines {
  private Lines() {}

  /** The one object that {@code line} holds. */
  static JsonNode object(String line) throws Refusal {
    try (JsonParser parser = Json.MAPPER.getFactory().createParser(line)) {
      JsonNode node = tree(parser);
      if (node == null || !node.isObject() || parser.nextToken() != null) {
        throw new Refusal("expected one JSON object a line");
      }
      return node;
    } catch (JsonProcessingException broken) {
      throw notJson(broken);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The value that begins at {@code parser}; a number beyond all bounds is refused. */
  static JsonNode tree(JsonParser parser) throws Refusal, IOException {
    try {
      return Json.MAPPER.readTree(parser);
    } catch (NumberFormatException | ArithmeticException huge) {
      throw new Refusal(place(parser.currentLocation()) + "a number is out of range");
    }
  }

  /** What a person is told of broken JSON: one line, without the source. */
  static Refusal notJson(JsonProcessingException broken) {
    return new Refusal(
        place(broken.getLocation()) + "not JSON: " + firstLine(broken.getOriginalMessage()));
  }

  private static String place(JsonLocation at) {
    return at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr() + ": ";
  }

  private static String firstLine(String message) {
    String first = message == null ? "" : message.lines().findFirst().orElse("");
    String plain = first.replaceAll(" ?\\((start marker|for JSON|maybe|`|Feature).*", "");
    return plain.isEmpty() ? "broken" : plain;
  }
}
