package org.qizhong.screen;

import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** The referee's desk over a running match, with hands; what it sends is kept. */
abstract class RefereeRig {
  static final String BYO = "60m + 5x60s";
  static final String READING =
      side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42.2,'said':'40s'");
  static final String RUNNING = face("running", "white", 57, main("1:04:33"), READING);
  static final String REFEREE = "{\"event\":\"role\",\"role\":\"referee\",\"seconds\":30}";
  static final String CHIEF = "{\"event\":\"role\",\"role\":\"chief\",\"seconds\":30}";
  static final String NONE = "{\"event\":\"role\",\"role\":\"none\"}";

  @TempDir Path data;
  CardRig rig;
  int touches;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() {
    rig = new CardRig(data, Language.EN, 800, 480);
    rig.hear(match(BYO), RUNNING);
  }

  final void touch(String... ids) {
    touches += ids.length;
    rig.touch(ids);
  }

  final void hold(String id) throws InterruptedException {
    touches++;
    rig.hold(id);
  }

  /** The desk answers every preview that waits. */
  final void previewed(String needs) {
    List<String> asked = rig.sent.stream().filter(line -> line.startsWith("{\"preview\"")).toList();
    String line = asked.getLast();
    rig.hear(
        ("{\"event\":\"preview\",\"of\":%s,\"happenings\":[],\"needs\":\"%s\","
                + "\"black\":{\"phase\":\"main\",\"time\":3873},"
                + "\"white\":{\"phase\":\"overtime\",\"time\":17.8,\"left\":3}}")
            .formatted(line.substring("{\"preview\":".length(), line.length() - 1), needs));
  }

  /** All that was given: no previews, no sign that a hand is there. */
  final List<String> given() {
    return rig.sent.stream()
        .filter(line -> !line.matches("\\{\"(preview|touch|unlock|lock|log)\".*"))
        .toList();
  }

  final void enter() {
    touch("referee");
    rig.hear(REFEREE);
  }
}
