package org.qizhong.record;

import com.fasterxml.jackson.databind.JsonNode;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Setup;

/** A line that the console or a client of the desk's socket sends. */
public sealed interface ConsoleLine {

  /** A header: a match to open. */
  record Open(Setup setup) implements ConsoleLine {}

  /** {@code {"close": true}}: the record ends; a flag that stands becomes the result. */
  record Close() implements ConsoleLine {}

  /** {@code {"ask": side}}: C6, how much is left is spoken. */
  record Ask(Side side) implements ConsoleLine {}

  /** An act; its tick is the zero, for the desk stamps it. */
  record Acted(Entry entry) implements ConsoleLine {}

  /** What {@code line} says; the refusal names what does not fit. */
  static ConsoleLine parse(String line) throws Refusal {
    JsonNode object = Lines.object(line);
    if (object.has("time")) {
      if (object.has("events")) {
        throw new Refusal("\"events\" belong to match files; send acts line by line");
      }
      return new Open(HeaderReader.read(object));
    }
    Fields fields = Fields.of(object, "");
    if (fields.has("close")) {
      fields.isTrue("close");
      fields.done();
      return new Close();
    }
    if (fields.has("ask")) {
      Ask ask = new Ask(fields.side("ask"));
      fields.done();
      return ask;
    }
    return new Acted(ActReader.live(object, Tick.ZERO));
  }
}
