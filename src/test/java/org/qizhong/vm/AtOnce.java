package org.qizhong.vm;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.qizhong.clock.Side;

/**
 * P3: both buttons within a millisecond, in either order. Each time the turn changes exactly once,
 * by the edge of the side that was to move, and the other's press is shown as ignored.
 *
 * @param count how often
 */
record AtOnce(SimTable table, int count) implements Pass {
  private static final long WITHIN = 1_000_000L;

  /** P3's 40 ms: so far apart they are two presses. */
  private static final long APART = 40_000_000L;

  /** Down and up again for longer than the lock-out, and no faster than twenty edges a second. */
  private static final long HELD_MILLIS = 50;

  @Override
  public String name() {
    return "both buttons at once";
  }

  /**
   * Both buttons have gone down.
   *
   * @param mover the toggle of the side that was to move
   * @param first whether that was the earlier one
   * @param most from before the earlier toggle until after the later one
   */
  private record Time(Side side, Touch mover, boolean first, long most) {}

  /** What was shown so far. */
  private static final class Tally {
    int atOnce;
    int moverFirst;
    int wider;
    int stalls;

    void add(Time time, long apart) {
      boolean counts = apart <= WITHIN;
      atOnce += counts ? 1 : 0;
      moverFirst += counts && time.first() ? 1 : 0;
      wider += counts ? 0 : 1;
    }
  }

  @Override
  public String run() throws Exception {
    Tally tally = new Tally();
    while (tally.atOnce < count) {
      sitting(tally);
    }
    return "%d times within 1 ms by the kernel's stamps, %d of them with the mover first: one change"
            .formatted(tally.atOnce, tally.moverFirst)
        + " of turn each, at the mover's edge, and the other press ignored; so too %d times less"
            .formatted(tally.wider)
        + " than 40 ms apart; %d times the machine stalled".formatted(tally.stalls);
  }

  /**
   * A match in which both buttons are pressed again and again, until it has been shown often
   * enough, or until this machine stalled between the two, so that they were two presses perhaps.
   */
  private void sitting(Tally tally) throws Exception {
    table.begin("'23h'");
    int start = table.talk().mark();
    int moves = 0;
    while (tally.atOnce < count) {
      int mark = table.talk().mark();
      Time time = press(moves);
      Waiting.millis(HELD_MILLIS);
      table.finger().lift();
      Waiting.millis(HELD_MILLIS);
      if (time.most() >= APART) {
        tally.stalls++;
        break;
      }
      tally.add(time, apart(time, mark));
      moves++;
    }
    long changes =
        table.talk().since(start).stream().filter(said -> SocketTalk.is(said, "moved")).count();
    boolean stalled = tally.atOnce < count;
    Failed.unless(stalled || changes == moves, "%d times made %d moves", moves, changes);
    table.finish();
  }

  private Time press(int move) throws Exception {
    Side mover = move % 2 == 0 ? Side.BLACK : Side.WHITE;
    boolean first = move / 2 % 2 == 0;
    Touch one = table.finger().level(first ? mover : mover.other(), true);
    Touch two = table.finger().level(first ? mover.other() : mover, true);
    return new Time(mover, first ? one : two, first, two.after() - one.before());
  }

  /** How far apart the two edges were, by the kernel's stamps, once it is seen what they did. */
  private long apart(Time time, int mark) throws Exception {
    SocketTalk talk = table.talk();
    JsonNode moved = talk.await(mark, "moved", time.side().id());
    JsonNode ignored = talk.await(mark, "ignored", time.side().other().id());
    List<JsonNode> changes =
        talk.since(mark).stream().filter(said -> SocketTalk.is(said, "moved")).toList();
    Failed.unless(changes.size() == 1, "more than one change of turn: %s", changes);
    long stamp = table.record().zero().orElseThrow() + SocketTalk.at(moved);
    Failed.unless(time.mover().contains(stamp), "it is stamped %s", time.mover().place(stamp));
    return Math.abs(SocketTalk.at(moved) - SocketTalk.at(ignored));
  }
}
