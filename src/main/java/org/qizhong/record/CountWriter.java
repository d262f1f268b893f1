package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.score.Count;

/** Writes a final count; what {@link CountReader} reads. */
final class CountWriter {
  private CountWriter() {}

  static void write(JsonGenerator out, Count count) throws IOException {
    out.writeObjectFieldStart("count");
    switch (count) {
      case Count.Area it -> {
        out.writeStringField("side", it.side().id());
        out.writeNumberField("area", it.area());
        areaDetails(out, it.shared(), it.groups(), it.firstPass());
      }
      case Count.Areas it -> {
        for (Side side : Side.values()) {
          out.writeObjectFieldStart(side.id());
          out.writeNumberField("area", it.areas().of(side));
          out.writeEndObject();
        }
        areaDetails(out, it.shared(), it.groups(), it.firstPass());
      }
      case Count.Territory it -> {
        for (Side side : Side.values()) {
          Count.Holding holding = it.holdings().of(side);
          pair(out, side, "territory", holding.territory(), "prisoners", holding.prisoners());
        }
      }
      case Count.FillIn it -> {
        out.writeObjectFieldStart("fill");
        for (Side side : Side.values()) {
          Count.Rest rest = it.rests().of(side);
          pair(out, side, "empty", rest.empty(), "over", rest.over());
        }
        out.writeEndObject();
      }
    }
    out.writeEndObject();
  }

  private static void areaDetails(
      JsonGenerator out, int shared, Optional<BySide<Integer>> groups, Optional<Side> firstPass)
      throws IOException {
    out.writeNumberField("shared", shared);
    if (groups.isPresent()) {
      out.writeObjectFieldStart("groups");
      out.writeNumberField(Side.BLACK.id(), groups.get().black());
      out.writeNumberField(Side.WHITE.id(), groups.get().white());
      out.writeEndObject();
    }
    if (firstPass.isPresent()) {
      out.writeStringField("first-pass", firstPass.get().id());
    }
  }

  private static void pair(
      JsonGenerator out, Side side, String first, int one, String second, int two)
      throws IOException {
    out.writeObjectFieldStart(side.id());
    out.writeNumberField(first, one);
    out.writeNumberField(second, two);
    out.writeEndObject();
  }
}
