package org.qizhong.vm;

import com.fasterxml.jackson.databind.JsonNode;
import org.qizhong.clock.Side;

/**
 * A button that chatters without end, 2.5 s and until it is told, is a button fault; the clock
 * keeps its state meanwhile, and the button works again once it is calm.
 */
record FaultyButton(SimTable table) implements Pass {
  private static final long AT_LEAST = 2_500_000_000L;

  @Override
  public String name() {
    return "button fault";
  }

  @Override
  public String run() throws Exception {
    SocketTalk talk = table.talk();
    table.begin("'23h'");
    int mark = talk.mark();
    long since = System.nanoTime();
    int edges = 0;
    while (System.nanoTime() - since < AT_LEAST || !isTold(mark)) {
      Failed.unless(System.nanoTime() - since < Waiting.PATIENCE, "%d edges and no alarm", edges);
      table.finger().level(Side.WHITE, edges % 2 == 0);
      table.finger().pause(8_000, 12_000);
      edges++;
    }
    JsonNode face = talk.awaitFace("Black's clock running", it -> it.path("move").asInt() == 0);
    Failed.unless(
        face.path("status").asText().equals("running")
            && face.path("to-move").asText().equals("black"),
        "the clock has not kept its state: %s",
        face);
    table.finger().level(Side.WHITE, false);
    talk.await(
        mark, "the fault's end", said -> isPart(said) && said.path("reason").asText().isEmpty());
    table.finger().press(Side.BLACK);
    talk.await(mark, "moved", "black");
    table.finger().pause(50_000, 60_000);
    table.finger().press(Side.WHITE);
    talk.await(mark, "moved", "white");
    table.finish();
    return "told after %d edges; Black's clock ran on; once calm the button pressed"
        .formatted(edges);
  }

  private boolean isTold(int mark) {
    return table.talk().since(mark).stream()
        .anyMatch(said -> isPart(said) && !said.path("reason").asText().isEmpty());
  }

  private static boolean isPart(JsonNode said) {
    return SocketTalk.is(said, "alarm") && said.path("what").asText().equals("button.white");
  }
}
