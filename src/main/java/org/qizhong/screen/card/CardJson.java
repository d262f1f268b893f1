package org.qizhong.screen.card;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.List;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Side;

/** Writes a card as the lines the desk takes. */
public final class CardJson {
  /** Takes the card away. */
  public static final String AWAY = write(Json.object().put("card", false));

  private CardJson() {}

  /** The line that lays {@code draft} on the table. */
  public static String lay(CardDraft draft) {
    ObjectNode line = Json.object();
    line.set("card", header(draft));
    for (Side side : Side.values()) {
      if (!draft.late().by().of(side).isZero()) {
        line.withObjectProperty("late")
            .put(side.id(), Durations.decimal(draft.late().by().of(side)));
      }
    }
    return write(line);
  }

  /** The match's header: what differs from its default, in the match file's order. */
  public static ObjectNode header(CardDraft draft) {
    ObjectNode header = Json.object();
    time(header, draft);
    terms(header, draft);
    if (!draft.late().limit().equals(Late.QUARTER)) {
      header.put("late-limit", Durations.decimal(draft.late().limit()));
    }
    if (!draft.calls().equals(CallPlan.DEFAULT)) {
      ObjectNode calls = header.putObject("calls");
      calls.set("calls", numbers(draft.calls().calls()));
      calls.set("last", numbers(draft.calls().last()));
      calls.put("count", draft.calls().count());
    }
    if (!draft.pausing().byPlayers()) {
      header.put("pauses", "referee");
    }
    if (draft.pausing().bothResume()) {
      header.put("resumes", "both");
    }
    named(header, "event", draft.venue().event());
    named(header, "table", draft.venue().table());
    players(header, draft);
    return header;
  }

  private static void time(ObjectNode header, CardDraft draft) {
    String black = draft.times().black().notation();
    if (draft.hasOneTime()) {
      header.put("time", black);
      return;
    }
    header
        .putObject("time")
        .put(Side.BLACK.id(), black)
        .put(Side.WHITE.id(), draft.times().white().notation());
  }

  private static void terms(ObjectNode header, CardDraft draft) {
    header.put("rules", draft.terms().rules().id());
    if (draft.terms().board() != CardDraft.EMPTY.terms().board()) {
      header.put("board", draft.terms().board());
    }
    if (draft.terms().handicap() > 0) {
      header.put("handicap", draft.terms().handicap());
    }
    draft.terms().komi().ifPresent(komi -> header.put("komi", komi.toDecimal()));
  }

  private static void players(ObjectNode header, CardDraft draft) {
    for (Side side : Side.values()) {
      Player player = draft.players().of(side);
      if (!player.isNone()) {
        ObjectNode written = header.withObjectProperty("players").putObject(side.id());
        written.put("name", player.name());
        named(written, "rank", player.rank());
      }
    }
  }

  private static void named(ObjectNode object, String field, String text) {
    if (!text.isEmpty()) {
      object.put(field, text);
    }
  }

  private static ArrayNode numbers(List<Integer> numbers) {
    ArrayNode array = Json.MAPPER.createArrayNode();
    numbers.forEach(array::add);
    return array;
  }

  static String write(JsonNode node) {
    try {
      return Json.MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
