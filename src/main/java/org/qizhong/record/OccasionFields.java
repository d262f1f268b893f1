package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Occasion;
import org.qizhong.match.Player;

/** The header's fields for people: {@code event}, {@code table}, {@code players}. */
final class OccasionFields {
  private OccasionFields() {}

  static Occasion read(Fields header) throws Refusal {
    return new Occasion(
        header.optionalText("event"), header.optionalText("table"), players(header));
  }

  private static BySide<Player> players(Fields header) throws Refusal {
    if (!header.has("players")) {
      return BySide.both(Player.UNNAMED);
    }
    Fields players = header.object("players");
    BySide<Player> both = new BySide<>(player(players, Side.BLACK), player(players, Side.WHITE));
    players.done();
    return both;
  }

  private static Player player(Fields players, Side side) throws Refusal {
    if (!players.has(side.id())) {
      return Player.UNNAMED;
    }
    Fields fields = players.object(side.id());
    Player player = new Player(fields.optionalText("name"), fields.optionalText("rank"));
    fields.done();
    return player;
  }

  static void write(JsonGenerator out, Occasion occasion) throws IOException {
    text(out, "event", occasion.event());
    text(out, "table", occasion.table());
    if (occasion.players().equals(BySide.both(Player.UNNAMED))) {
      return;
    }
    out.writeObjectFieldStart("players");
    for (Side side : Side.values()) {
      out.writeObjectFieldStart(side.id());
      text(out, "name", occasion.players().of(side).name());
      text(out, "rank", occasion.players().of(side).rank());
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  private static void text(JsonGenerator out, String name, Optional<String> text)
      throws IOException {
    if (text.isPresent()) {
      out.writeStringField(name, text.get());
    }
  }
}
