package org.qizhong.vm;

import com.fasterxml.jackson.databind.JsonNode;
import org.qizhong.clock.Side;

/** Law 10: the chip vanishes in mid-match. It is told, the clock goes on, and touch still works. */
record ChipGone(SimTable table) implements Pass {
  @Override
  public String name() {
    return "the chip vanishes";
  }

  @Override
  public String run() throws Exception {
    SocketTalk talk = table.talk();
    table.begin("'23h'");
    int mark = talk.mark();
    table.chip().unplug();
    JsonNode alarm = talk.await(mark, "the alarm", ChipGone::isAlarm);
    talk.await(
        mark,
        "the screen's faces are the buttons",
        said -> SocketTalk.is(said, "desk") && said.path("buttons").asText().equals("screen"));
    long then = SocketTalk.at(talk.awaitFace("a running clock", ChipGone::runs));
    talk.awaitFace("a clock that goes on", face -> runs(face) && SocketTalk.at(face) > then);
    talk.say("{'press':'black'}");
    talk.await(mark, "moved", "black");

    int back = talk.mark();
    table.chip().plugIn();
    table.finger().lift();
    talk.await(back, "the buttons again", SimTable::hasRealButtons);
    talk.await(
        back, "the alarm's end", said -> isPart(said) && said.path("reason").asText().isEmpty());
    table.oneProcessor();
    Touch touch = table.finger().press(Side.WHITE);
    JsonNode moved = talk.await(back, "moved", "white");
    long stamp = table.record().zero().orElseThrow() + SocketTalk.at(moved);
    Failed.unless(touch.contains(stamp), "White's move is stamped %s", touch.place(stamp));
    table.finish();
    return "told as \"%s\"; the clock went on, a touch moved, and with the chip back a button"
        .formatted(alarm.path("reason").asText());
  }

  private static boolean runs(JsonNode face) {
    return face.path("status").asText().equals("running");
  }

  private static boolean isPart(JsonNode said) {
    return SocketTalk.is(said, "alarm") && said.path("what").asText().equals("buttons");
  }

  private static boolean isAlarm(JsonNode said) {
    return isPart(said) && !said.path("reason").asText().isEmpty();
  }
}
