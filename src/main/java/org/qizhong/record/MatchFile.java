package org.qizhong.record;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Setup;

/**
 * A match file in either form: one object with its {@code events}, or JSON Lines with the header on
 * the first. Events are handed on one by one, never held.
 */
public final class MatchFile {
  private final Source source;

  /** Where the file's bytes come from, as often as they are asked for. */
  public interface Source {
    InputStream open() throws IOException;
  }

  /** Who takes the events. */
  public interface Reader {
    void event(long number, Entry entry) throws Refusal, IOException;
  }

  public MatchFile(Source source) {
    this.source = source;
  }

  /** The header; events are passed over, so they may stand before it. */
  public Setup header() throws Refusal, IOException {
    return parse(
        parser -> {
          ObjectNode header = Json.MAPPER.createObjectNode();
          open(parser);
          while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            if (name.equals("events")) {
              list(parser);
              parser.skipChildren();
            } else {
              header.set(name, field(parser, name));
            }
          }
          return HeaderReader.read(header);
        });
  }

  /** Reads the events in order. */
  public void events(Reader reader) throws Refusal, IOException {
    parse(
        parser -> {
          open(parser);
          boolean inside = false;
          long number = 0;
          while (parser.nextToken() == JsonToken.FIELD_NAME) {
            boolean events = parser.currentName().equals("events");
            inside |= events;
            parser.nextToken();
            if (events) {
              list(parser);
              while (parser.nextToken() != JsonToken.END_ARRAY) {
                event(parser, ++number, reader);
              }
            } else {
              parser.skipChildren();
            }
          }
          if (inside && parser.nextToken() != null) {
            throw new Refusal("something stands after the match");
          }
          int line = parser.currentLocation().getLineNr();
          while (!inside && parser.nextToken() != null) {
            number++;
            if (parser.currentTokenLocation().getLineNr() == line) {
              throw new Refusal("event " + number + ": one event a line");
            }
            event(parser, number, reader);
            line = parser.currentLocation().getLineNr();
          }
          return null;
        });
  }

  private static JsonNode field(JsonParser parser, String name) throws Refusal, IOException {
    try {
      return Lines.tree(parser);
    } catch (Refusal huge) {
      throw new Refusal("\"" + name + "\": " + huge.getMessage());
    }
  }

  private static void open(JsonParser parser) throws Refusal, IOException {
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      throw new Refusal("a match file begins with a JSON object");
    }
  }

  private static void list(JsonParser parser) throws Refusal {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      throw new Refusal("\"events\" must be a list");
    }
  }

  private static void event(JsonParser parser, long number, Reader reader)
      throws Refusal, IOException {
    try {
      reader.event(number, ActReader.event(Lines.tree(parser)));
    } catch (JsonProcessingException broken) {
      throw new Refusal("event " + number + ": " + Lines.notJson(broken).getMessage());
    } catch (CharConversionException broken) {
      throw new Refusal("event " + number + ": not UTF-8 text");
    } catch (Refusal refusal) {
      throw new Refusal("event " + number + ": " + refusal.getMessage());
    }
  }

  private interface Parsing<T> {
    T from(JsonParser parser) throws Refusal, IOException;
  }

  private <T> T parse(Parsing<T> parsing) throws Refusal, IOException {
    try (InputStream bytes = source.open();
        JsonParser parser = Json.MAPPER.getFactory().createParser(bytes)) {
      return parsing.from(parser);
    } catch (JsonProcessingException broken) {
      throw Lines.notJson(broken);
    } catch (CharConversionException broken) {
      throw new Refusal("not UTF-8 text");
    }
  }
}
