package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.score.Count;

/** Writes a count as the act that gives it. */
final class CountJson {
  private CountJson() {}

  static String act(Count count) {
    ObjectNode fields = Acts.object();
    switch (count) {
      case Count.Area it -> {
        fields.put("side", it.side().id()).put("area", it.area());
        area(fields, it.shared(), it.groups(), it.firstPass());
      }
      case Count.Areas it -> {
        for (Side side : Side.values()) {
          fields.putObject(side.id()).put("area", it.areas().of(side));
        }
        area(fields, it.shared(), it.groups(), it.firstPass());
      }
      case Count.Territory it -> {
        for (Side side : Side.values()) {
          Count.Holding held = it.holdings().of(side);
          pair(fields, side, "territory", held.territory(), "prisoners", held.prisoners());
        }
      }
      case Count.FillIn it -> {
        ObjectNode fill = fields.putObject("fill");
        for (Side side : Side.values()) {
          Count.Rest rest = it.rests().of(side);
          pair(fill, side, "empty", rest.empty(), "over", rest.over());
        }
      }
    }
    return Acts.count(fields);
  }

  private static void area(
      ObjectNode fields, int shared, Optional<BySide<Integer>> groups, Optional<Side> first) {
    if (shared > 0) {
      fields.put("shared", shared);
    }
    groups.ifPresent(
        each ->
            fields
                .putObject("groups")
                .put(Side.BLACK.id(), each.black())
                .put(Side.WHITE.id(), each.white()));
    first.ifPresent(passer -> fields.put("first-pass", passer.id()));
  }

  private static void pair(
      ObjectNode fields, Side side, String first, int one, String second, int two) {
    fields.putObject(side.id()).put(first, one).put(second, two);
  }
}
