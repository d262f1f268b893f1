package org.qizhong.record;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.score.Count;

/** Reads a final count. */
final class CountReader {
  private static final int MOST = 100_000;

  private CountReader() {}

  static Count read(Fields count) throws Refusal {
    Count read = form(count);
    count.done();
    return read;
  }

  private static Count form(Fields count) throws Refusal {
    if (count.has("fill")) {
      return fill(count.object("fill"));
    }
    if (count.has("side")) {
      return new Count.Area(
          count.side("side"),
          count.whole("area", 0, MOST),
          count.whole("shared", 0, MOST, 0),
          groups(count),
          count.optionalSide("first-pass"));
    }
    Fields black = count.object(Side.BLACK.id());
    Fields white = count.object(Side.WHITE.id());
    return black.has("territory") ? territory(black, white) : areas(count, black, white);
  }

  private static Count areas(Fields count, Fields black, Fields white) throws Refusal {
    BySide<Integer> areas =
        new BySide<>(black.whole("area", 0, MOST), white.whole("area", 0, MOST));
    black.done();
    white.done();
    return new Count.Areas(
        areas, count.whole("shared", 0, MOST, 0), groups(count), count.optionalSide("first-pass"));
  }

  private static Optional<BySide<Integer>> groups(Fields count) throws Refusal {
    if (!count.has("groups")) {
      return Optional.empty();
    }
    Fields groups = count.object("groups");
    BySide<Integer> each =
        new BySide<>(
            groups.whole(Side.BLACK.id(), 0, MOST), groups.whole(Side.WHITE.id(), 0, MOST));
    groups.done();
    return Optional.of(each);
  }

  private static Count territory(Fields black, Fields white) throws Refusal {
    return new Count.Territory(new BySide<>(holding(black), holding(white)));
  }

  private static Count.Holding holding(Fields side) throws Refusal {
    Count.Holding holding =
        new Count.Holding(side.whole("territory", 0, MOST), side.whole("prisoners", 0, MOST, 0));
    side.done();
    return holding;
  }

  private static Count fill(Fields fill) throws Refusal {
    Count.FillIn count =
        new Count.FillIn(new BySide<>(rest(fill, Side.BLACK), rest(fill, Side.WHITE)));
    fill.done();
    return count;
  }

  private static Count.Rest rest(Fields fill, Side side) throws Refusal {
    if (!fill.has(side.id())) {
      return new Count.Rest(0, 0);
    }
    Fields rest = fill.object(side.id());
    Count.Rest read =
        new Count.Rest(rest.whole("empty", 0, MOST, 0), rest.whole("over", 0, MOST, 0));
    rest.done();
    return read;
  }
}
