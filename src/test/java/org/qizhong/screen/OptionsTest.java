package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import java.nio.file.Files;
import java.util.Map;
import javafx.scene.Cursor;
import org.junit.jupiter.api.Test;

/** A screen that fills the display, with settings named on the command line. */
class OptionsTest extends WindowRig {
  @Override
  ScreenOptions options() {
    return new ScreenOptions(true, 800, 480, Map.of("language", "zh-Hans", "seats", "across"));
  }

  @Test
  void aKioskHasNoPointerAndSpeaksAsItWasTold() throws Exception {
    show(match("1h"), face("paused", "black", 3, main("59:10"), main("58:20")));
    assertThat(stage.getScene().getCursor()).isEqualTo(Cursor.NONE);
    waitForText("已暂停");
    assertThat(Files.exists(folder.resolve(SettingsFile.NAME)))
        .as("what is named once is not kept")
        .isFalse();
  }
}
