package org.qizhong.screen.card;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qizhong.clock.Side;

/** The lines that change and test what is heard. */
final class SoundJson {
  /** The buzzer, now. */
  static final String BUZZ = CardJson.write(Json.object().put("buzz", true));

  private SoundJson() {}

  /** One setting changed. */
  static String set(String key, String value) {
    ObjectNode line = Json.object();
    line.putObject("sound").put(key, value);
    return CardJson.write(line);
  }

  /** Both sides' voice. */
  static String voices(String voice) {
    ObjectNode line = Json.object();
    ObjectNode sound = line.putObject("sound");
    for (Side side : Side.values()) {
      sound.put("voice." + side.id(), voice);
    }
    return CardJson.write(line);
  }

  /** A test word in a side's voice. */
  static String say(String call, Side side) {
    ObjectNode line = Json.object().put("say", call);
    if (side == Side.WHITE) {
      line.put("side", side.id());
    }
    return CardJson.write(line);
  }
}
