package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.record.ConsoleLine;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** A start card with hands, and what a desk says of it. */
abstract class CardHands {
  static final String GPIO = "{\"event\":\"desk\",\"buttons\":\"gpio\",\"version\":\"0.1.0\"}";
  static final String SCREEN = "{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"0.1.0\"}";

  static final String SOUND =
      "{\"event\":\"sound\",\"settings\":{\"voice.black\":\"en\",\"voice.white\":\"en\","
          + "\"main\":\"voice\",\"overtime\":\"voice\",\"volume\":\"80\",\"ticks\":\"false\","
          + "\"chimes\":\"false\",\"hall\":\"false\"},\"voices\":[\"en\",\"zh\"]}";

  @TempDir Path data;
  CardRig rig;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() {
    rig = rig();
  }

  final CardRig rig() {
    return new CardRig(data, Language.EN, 800, 480);
  }

  /** What was sent, without the card around it; the desk would take it. */
  final String header() throws Exception {
    String line = rig.sent.removeLast();
    assertThat(ConsoleLine.parse(line)).isInstanceOf(ConsoleLine.LayCard.class);
    return line.replaceFirst("^\\{\"card\":", "").replaceFirst("}$", "");
  }

  static String card(String header, String more) {
    return "{\"event\":\"card\",\"header\":"
        + header
        + ",\"late\":{},\"deducted\":{},\"forfeit\":[],\"hash\":\"K7Q-3FD\",\"confirmed\":["
        + more
        + "]}";
  }

  final void lies(String confirmed) {
    rig.hear(card("{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\"}", confirmed));
  }
}
