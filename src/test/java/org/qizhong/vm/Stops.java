package org.qizhong.vm;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.qizhong.clock.Side;

/**
 * Law 3: the desk stands still across a deadline, with a press before it or after it that comes and
 * goes meanwhile. Before it the move stands; after it the flag does.
 *
 * @param count how many of each
 * @param seconds how long it stands still at least
 */
record Stops(SimTable table, int count, int seconds) implements Pass {
  /** Black's whole time; its end is the deadline. White has more than the pass takes. */
  private static final long LIMIT = 1_000_000_000L;

  private static final String TIME = "{'black':'1s','white':'23h'}";

  /** How far from the deadline the finger aims. */
  private static final long AIM = 250_000_000L;

  @Override
  public String name() {
    return "stopped for " + seconds + " s across a deadline";
  }

  @Override
  public String run() throws Exception {
    int stalls = 0;
    int corrected = 0;
    for (int i = 0; i < count; i++) {
      Round before = round(-AIM);
      Round after = round(AIM);
      stalls += before.repeated() + after.repeated();
      corrected += moveStands(before);
      flagStands(after);
    }
    return "%d presses before the deadline: the move stands (%d of them after a flag that was taken"
            .formatted(count, corrected)
        + " back); %d after it: the flag stands; %d rounds begun anew, the machine itself having"
            .formatted(count, stalls)
        + " stalled";
  }

  /**
   * What was done in a round.
   *
   * @param heard what the desk told after it went on
   * @param repeated how often it had to be begun anew
   */
  private record Round(long zero, Touch touch, List<JsonNode> heard, int repeated) {}

  /**
   * Black presses and lets go at about the deadline and {@code aim}, with the desk stopped. Where
   * this machine stalled so that it came out otherwise, it was another round, and is begun anew.
   */
  private Round round(long aim) throws Exception {
    for (int repeated = 0; ; repeated++) {
      long zero = table.begin(TIME);
      long deadline = zero + LIMIT;
      table.desk().stop();
      long stopped = System.nanoTime();
      Waiting.sleepUntil(deadline + aim);
      Touch touch = table.finger().level(Side.BLACK, true);
      Waiting.millis(50);
      Touch release = table.finger().level(Side.BLACK, false);
      Waiting.sleepUntil(Math.max(stopped + seconds * 1_000_000_000L, deadline + AIM));
      boolean asMeant =
          stopped < deadline && (aim < 0 ? release.after() < deadline : touch.before() > deadline);
      int mark = table.talk().mark();
      table.desk().signal(Libc.SIGCONT);
      List<JsonNode> heard = outcome(mark);
      table.finish();
      if (asMeant) {
        return new Round(zero, touch, heard, repeated);
      }
    }
  }

  /** Everything until Black's press has been judged. */
  private List<JsonNode> outcome(int mark) throws Exception {
    table
        .talk()
        .await(
            mark,
            "what becomes of the press",
            said ->
                SocketTalk.is(said, "moved", "black") || SocketTalk.is(said, "ignored", "black"));
    return table.talk().since(mark);
  }

  /** Whether the flag had been given before the press was taken in: 1, else 0. */
  private static int moveStands(Round round) throws Failed {
    JsonNode moved =
        round.heard().stream()
            .filter(said -> SocketTalk.is(said, "moved", "black"))
            .findFirst()
            .orElseThrow(() -> new Failed("the press before the deadline was lost: " + round));
    long stamp = round.zero() + SocketTalk.at(moved);
    Failed.unless(
        round.touch().contains(stamp), "the move is stamped %s", round.touch().place(stamp));
    int flags = count(round, "flagged");
    Failed.unless(count(round, "corrected") == flags, "a flag stands: %s", round);
    return flags;
  }

  private static void flagStands(Round round) throws Failed {
    JsonNode flag =
        round.heard().stream()
            .filter(said -> SocketTalk.is(said, "flagged", "black"))
            .findFirst()
            .orElseThrow(() -> new Failed("no flag: " + round));
    Failed.unless(SocketTalk.at(flag) == LIMIT, "the flag is not at the deadline: %s", flag);
    Failed.unless(
        count(round, "moved") + count(round, "corrected") == 0, "a move stands: %s", round);
  }

  private static int count(Round round, String event) {
    return (int) round.heard().stream().filter(said -> SocketTalk.is(said, event, "black")).count();
  }
}
