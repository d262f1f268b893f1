package org.qizhong.vm;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Side;

/**
 * P2, law 4: alternating presses of contacts that chatter on make and on break. Each is one move,
 * in order, at the instant of its first edge. P1 would ignore chatter that is taken for a press;
 * the record has it all the same, and so it is counted.
 *
 * @param count how many presses
 */
record Presses(SimTable table, int count) implements Pass {
  @Override
  public String name() {
    return "alternating presses";
  }

  @Override
  public String run() throws Exception {
    table.begin("'23h'");
    List<Touch> touches = new ArrayList<>();
    int mark = table.talk().mark();
    int edges = -table.finger().toggles();
    int stalls = -table.finger().stalls();
    for (int i = 0; i < count; i++) {
      touches.add(table.finger().press(mover(i)));
      table.finger().pause(32_000, 38_000); // the next press is more than P3's 40 ms away
    }
    edges += table.finger().toggles();
    stalls += table.finger().stalls();
    table.talk().await(mark, "move " + count, said -> said.path("move").asInt() == count);
    table.talk().say("{'pause':true}");
    table.talk().await(mark, "paused");
    List<MatchRecord.Press> written = table.record().presses();
    List<MatchRecord.Press> moves = moves(written);
    table.finish();
    compare(touches, moves);
    int others = written.size() - moves.size();
    Failed.unless(
        others <= stalls, "%d edges of chatter were taken for presses; %d stalls", others, stalls);
    return "%d of %d presses are moves, in order, 0 lost; each stamp lies between the ticks"
            .formatted(moves.size(), count)
        + " read before and after its first toggle; %d edges in all, of which %d were taken for"
            .formatted(edges, others)
        + " another press, the machine having stalled %d times in a press".formatted(stalls);
  }

  private static Side mover(int press) {
    return press % 2 == 0 ? Side.BLACK : Side.WHITE;
  }

  /** P1: what the side not to move did is written too, and is no move. */
  static List<MatchRecord.Press> moves(List<MatchRecord.Press> written) {
    List<MatchRecord.Press> moves = new ArrayList<>();
    for (MatchRecord.Press press : written) {
      if (press.side() == mover(moves.size())) {
        moves.add(press);
      }
    }
    return moves;
  }

  private void compare(List<Touch> touches, List<MatchRecord.Press> moves) throws Failed {
    Failed.unless(moves.size() == count, "%d presses made %d moves", count, moves.size());
    for (int i = 0; i < count; i++) {
      Touch touch = touches.get(i);
      long stamp = moves.get(i).stamp();
      Failed.unless(touch.contains(stamp), "move %d is stamped %s", i + 1, touch.place(stamp));
    }
  }
}
