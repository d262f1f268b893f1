package org.qizhong.screen.referee;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.record.ActWriter;
import org.qizhong.record.Entry;

/** The lines that a referee's desk sends. */
final class RulingLine {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private RulingLine() {}

  /** All of {@code acts} or none, for one reason. */
  static ObjectNode ruling(List<Act> acts, String why, String article) {
    return ruled(acts.stream().map(RulingLine::act).toList(), why, article);
  }

  /** A ruling is withdrawn by {@code act}. */
  static ObjectNode withdrawal(ObjectNode act, String why, String article) {
    return ruled(List.of(act), why, article);
  }

  private static ObjectNode ruled(List<ObjectNode> acts, String why, String article) {
    ObjectNode line = MAPPER.createObjectNode();
    ArrayNode all = line.putArray("ruling");
    acts.forEach(all::add);
    return line.put("why", why).put("article", article);
  }

  /** R4, cn-1988: both clocks stand while captures are lifted. */
  static ObjectNode hold(String why) {
    return ruling(List.of(new Act.Pause(Optional.empty())), why, "R4");
  }

  /** Something put on record, of one side or of none. */
  static ObjectNode note(Optional<Side> side, String why, String article) {
    ObjectNode line = MAPPER.createObjectNode();
    side.ifPresentOrElse(one -> line.put("note", one.id()), () -> line.put("note", true));
    return line.put("why", why).put("article", article);
  }

  /** One act as the record has it, without its time. */
  private static ObjectNode act(Act act) {
    try {
      ObjectNode line = (ObjectNode) MAPPER.readTree(ActWriter.line(Entry.of(new Tick(0), act)));
      line.remove("at");
      return line;
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * R14: another clock with what the faulty one shows.
   *
   * @param shown by the names of the fields of a reading
   * @param fast by how many seconds an hour it ran fast
   */
  static ObjectNode replaceClock(BySide<SidesReading> shown, int fast, String why) {
    ObjectNode line = MAPPER.createObjectNode();
    ObjectNode readings = line.putObject("replace-clock");
    for (Side side : Side.values()) {
      ObjectNode reading = readings.putObject(side.id()).put("phase", shown.of(side).phase().id());
      shown.of(side).fields().forEach(reading::put);
    }
    return line.put("fast", fast).put("why", why).put("article", "R14");
  }

  /** R15: what both have used is split evenly. */
  static ObjectNode split(Duration used, String why) {
    return MAPPER
        .createObjectNode()
        .put("split", BigDecimal.valueOf(used.toSeconds()))
        .put("why", why)
        .put("article", "R15");
  }

  /** What {@code line} would come to. */
  static ObjectNode preview(JsonNode line) {
    ObjectNode asked = MAPPER.createObjectNode();
    asked.set("preview", line);
    return asked;
  }

  /** Each player's own button confirms both readings from now on, or presses again. */
  static ObjectNode collectReadings(boolean now) {
    ObjectNode line = MAPPER.createObjectNode();
    return now ? line.put("collect", "readings") : line.put("collect", false);
  }

  static String write(JsonNode line) {
    try {
      return MAPPER.writeValueAsString(line);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
