package org.qizhong.vm;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Side;

/**
 * P3: both buttons within a millisecond, in either order. Each time the turn changes exactly once,
 * by the edge of the side that was to move.
 *
 * @param count how often
 */
record AtOnce(SimTable table, int count) implements Pass {
  private static final long WITHIN = 1_000_000L;

  /** P3's 40 ms: so far apart they are two presses. */
  private static final long APART = 40_000_000L;

  @Override
  public String name() {
    return "both buttons at once";
  }

  /**
   * Both buttons have gone down.
   *
   * @param mover the toggle of the side that was to move
   * @param first whether that was the earlier one
   * @param spread from before the earlier toggle until after the later one
   */
  private record Time(Touch mover, boolean first, long spread) {
    boolean isAtOnce() {
      return spread <= WITHIN;
    }
  }

  @Override
  public String run() throws Exception {
    List<Time> shown = new ArrayList<>();
    int stalls = 0;
    while (count(shown) < count) {
      List<Time> sitting = sitting(count - count(shown));
      shown.addAll(sitting);
      stalls += count(shown) < count ? 1 : 0;
    }
    long moverFirst = shown.stream().filter(Time::isAtOnce).filter(Time::first).count();
    return "%d times within 1 ms, %d of them with the mover first: one change of turn each, at the"
            .formatted(count(shown), moverFirst)
        + " mover's edge; so too %d times less than 40 ms apart; %d times the machine stalled"
            .formatted(shown.size() - count(shown), stalls);
  }

  private static int count(List<Time> times) {
    return (int) times.stream().filter(Time::isAtOnce).count();
  }

  /**
   * A match in which both buttons are pressed until that was {@code wanted} times at once, or until
   * this machine stalled between the two, so that they were two presses perhaps.
   */
  private List<Time> sitting(int wanted) throws Exception {
    table.begin("'23h'");
    List<Time> times = new ArrayList<>();
    boolean stalled = false;
    while (count(times) < wanted && !stalled) {
      Time time = press(times.size());
      stalled = time.spread() >= APART;
      if (!stalled) {
        times.add(time);
      }
      Waiting.millis(45);
      table.finger().lift();
      Waiting.millis(45);
    }
    int mark = table.talk().mark();
    table.talk().say("{'pause':true}");
    table.talk().await(mark, "paused");
    List<MatchRecord.Press> moves = Presses.moves(table.record().presses());
    table.finish();
    compare(times, stalled ? moves.subList(0, times.size()) : moves);
    return times;
  }

  private Time press(int move) throws Exception {
    Side mover = move % 2 == 0 ? Side.BLACK : Side.WHITE;
    boolean first = move / 2 % 2 == 0;
    Touch one = table.finger().level(first ? mover : mover.other(), true);
    Touch two = table.finger().level(first ? mover.other() : mover, true);
    return new Time(first ? one : two, first, two.after() - one.before());
  }

  private static void compare(List<Time> times, List<MatchRecord.Press> moves) throws Failed {
    Failed.unless(
        moves.size() == times.size(),
        "%d times both buttons made %d moves",
        times.size(),
        moves.size());
    for (int i = 0; i < moves.size(); i++) {
      Touch touch = times.get(i).mover();
      long stamp = moves.get(i).stamp();
      Failed.unless(touch.contains(stamp), "time %d is stamped %s", i + 1, touch.place(stamp));
    }
  }
}
