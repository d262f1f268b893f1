package org.qizhong.vm;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.qizhong.clock.Side;

/**
 * A match by buttons from the start card to the flag: both confirm it, White's press starts Black's
 * clock, Black uses a period and saves the last one, White loses by time. The lamps follow the side
 * to move; the buzzer sounds start, calls and flag.
 */
record WholeMatch(SimTable table) implements Pass {
  private static final String HEADER =
      "{'time':{'black':'3s + 2x6s','white':'3s + 1x4s'},'event':'the machine'}";

  /** Longer than the second that must lie between the confirmation and the press that starts. */
  private static final long GUARD = 1_100_000_000L;

  private static final int QUICK_MOVES = 6;

  @Override
  public String name() {
    return "a whole match by buttons";
  }

  @Override
  public String run() throws Exception {
    int mark = table.talk().mark();
    try (LineWatch buzzer = new LineWatch(table.chip(), SimTable.BUZZER)) {
      Touch confirmed = confirm();
      Waiting.sleepUntil(confirmed.after() + GUARD);
      start(confirmed, buzzer);
      for (int i = 0; i < QUICK_MOVES; i++) {
        move(i % 2 == 0 ? Side.BLACK : Side.WHITE);
      }
      int calls = blackUsesAPeriod(mark, buzzer) + whiteLosesByTime(mark, buzzer);
      table.finish();
      checkLines(table.talk().since(mark));
      return "card, start, %d moves, overtime, a period used, the last one saved, flag, result;"
              .formatted(QUICK_MOVES + 1)
          + " lamps followed; the buzzer sounded %d times, %d of them while the last periods were"
              .formatted(buzzer.rises(), calls)
          + " counted";
    }
  }

  private Touch confirm() throws Exception {
    int mark = table.talk().mark();
    table.talk().say("{'card':" + HEADER + "}");
    table.talk().await(mark, "the card", said -> SocketTalk.is(said, "card") && said.has("header"));
    table.finger().press(Side.BLACK);
    table
        .talk()
        .await(
            mark,
            "Black's confirmation",
            said -> said.path("confirmed").toString().contains("black"));
    Touch last = table.finger().press(Side.WHITE);
    table.talk().await(mark, "match");
    return last;
  }

  /** White's press starts Black's clock. An earlier bounce, which is none, may be the zero. */
  private void start(Touch confirmed, LineWatch buzzer) throws Exception {
    int quiet = buzzer.rises();
    int mark = table.talk().mark();
    Touch touch = table.finger().press(Side.WHITE);
    JsonNode started = table.talk().await(mark, "started", "black");
    lamps(Side.BLACK);
    sounds(buzzer, quiet, "the start");
    long stamp = table.record().zeroAfter(confirmed.before()) + SocketTalk.at(started);
    Failed.unless(touch.contains(stamp), "the start is stamped %s", touch.place(stamp));
  }

  private void move(Side side) throws Exception {
    table.finger().pause(60_000, 90_000);
    int mark = table.talk().mark();
    Touch touch = table.finger().press(side);
    JsonNode moved = table.talk().await(mark, "moved", side.id());
    long stamp = table.record().zero().orElseThrow() + SocketTalk.at(moved);
    Failed.unless(touch.contains(stamp), "a move is stamped %s", touch.place(stamp));
    lamps(side.other());
  }

  /** The lamp of the side to move is lit, and the other is not. */
  private void lamps(Side lit) throws Exception {
    Waiting.until(
        () -> table.isLit(lit) && !table.isLit(lit.other()), "the lamp of " + lit.id() + " alone");
  }

  /** Returns how often the buzzer sounded in the last period, where only the count sounds. */
  private int blackUsesAPeriod(int mark, LineWatch buzzer) throws Exception {
    table.talk().await(mark, "overtime", "black");
    table.talk().await(mark, "period-used", "black");
    int counting = countFrom(mark, "black", buzzer);
    table.talk().await(mark, "the count", said -> isCall(said, "black", "2"));
    sounds(buzzer, counting, "Black's count");
    move(Side.BLACK);
    return buzzer.rises() - counting;
  }

  private int whiteLosesByTime(int mark, LineWatch buzzer) throws Exception {
    table.talk().await(mark, "overtime", "white");
    int counting = countFrom(mark, "white", buzzer);
    table.talk().await(mark, "the count", said -> isCall(said, "white", "3"));
    sounds(buzzer, counting, "White's count");
    int calls = buzzer.rises() - counting;
    table.talk().await(mark, "flagged", "white");
    Waiting.until(table::buzzes, "the buzzer at the flag");
    Waiting.until(
        () -> !table.isLit(Side.BLACK) && !table.isLit(Side.WHITE), "both lamps dark at the flag");
    Waiting.until(() -> !table.buzzes(), "the buzzer's end");
    return calls;
  }

  private static void sounds(LineWatch buzzer, int before, String when) throws Exception {
    Waiting.until(() -> buzzer.rises() > before, "the buzzer at " + when);
  }

  /** How often the buzzer had sounded when the side's count began, or soon after. */
  private int countFrom(int mark, String side, LineWatch buzzer) throws Exception {
    table.talk().await(mark, "the count", said -> isCall(said, side, "1"));
    return buzzer.rises();
  }

  private static boolean isCall(JsonNode said, String side, String words) {
    return SocketTalk.is(said, "call", side) && said.path("say").asText().equals(words);
  }

  private static void checkLines(List<JsonNode> heard) throws Failed {
    JsonNode result =
        heard.stream()
            .filter(said -> SocketTalk.is(said, "result"))
            .findFirst()
            .orElseThrow(() -> new Failed("no result"));
    Failed.unless(
        result.path("winner").asText().equals("black") && result.path("by").asText().equals("time"),
        "the result is %s",
        result);
    Stream<JsonNode> moves = heard.stream().filter(said -> SocketTalk.is(said, "moved"));
    Failed.unless(moves.count() == QUICK_MOVES + 1, "not as many moves as presses");
    Failed.unless(
        heard.stream().noneMatch(said -> SocketTalk.is(said, "refused")), "something was refused");
  }
}
