package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;
import org.qizhong.screen.model.Brightness;
import org.qizhong.screen.model.Preferences;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.ScreenSettings;
import org.qizhong.screen.model.Seats;
import org.qizhong.screen.model.Theme;
import org.qizhong.screen.words.Language;
import org.slf4j.LoggerFactory;

class SettingsFileTest {
  @TempDir private Path data;

  private SettingsFile file() {
    return new SettingsFile(data);
  }

  @Test
  void withoutAFileAllIsAsTheProgramHasIt() {
    assertThat(file().load()).isEqualTo(ScreenSettings.DEFAULT);
  }

  @Test
  void whatIsKeptIsThereAgainAndTheRestStays() throws IOException {
    file().keep("language", "zh-Hant");
    file().keep("seats", "ends");
    file().keep("theme", "light");
    file().keep("waiting", "dim");
    assertThat(file().load())
        .isEqualTo(new ScreenSettings(Language.ZH_HANT, Theme.LIGHT, Seats.ENDS, Brightness.DIM));
    assertThat(Files.readString(data.resolve("screen.properties")))
        .isEqualTo(
            "language = zh-Hant\ntheme = light\nseats = ends\nwaiting = dim\ncount = tens\n");
    try (var files = Files.list(data)) {
      assertThat(files).as("nothing half written is left").hasSize(1);
    }
  }

  @Test
  void whatCannotBeKeptIsToldAndSaidOnThePage() throws IOException {
    assertThat(file().keep("seats", "ends")).isTrue();
    Files.createDirectory(data.resolve(SettingsFile.NAME + ".new"));
    assertThat(file().keep("seats", "back")).isFalse();
    ScreenModel model = new ScreenModel(() -> 0, line -> true);
    Preferences preferences = model.preferences();
    assertThat(preferences.picture(model.bench().door()).remark()).isEmpty();
    preferences.kept(false);
    assertThat(preferences.picture(model.bench().door()).remark())
        .isEqualTo("Not kept: gone at the next start");
    preferences.kept(true);
    assertThat(preferences.picture(model.bench().door()).remark()).isEmpty();
  }

  @Test
  void whatDoesNotFitIsTheDefaultAndOneLineInTheLog() throws IOException {
    Files.writeString(
        data.resolve(SettingsFile.NAME), "theme = pink\nseats = across\nfont = big\n");
    Logger logger = (Logger) LoggerFactory.getLogger(SettingsFile.class);
    ListAppender<ILoggingEvent> lines = new ListAppender<>();
    lines.start();
    logger.addAppender(lines);
    ScreenSettings loaded = file().load();
    logger.detachAppender(lines);
    assertThat(loaded.theme()).isEqualTo(Theme.DARK);
    assertThat(loaded.seats()).as("what fits is taken").isEqualTo(Seats.ACROSS);
    assertThat(lines.list).hasSize(1);
    assertThat(lines.list.getFirst().getFormattedMessage())
        .contains("font: no such setting", "theme: \"pink\" is none of dark, light");
  }

  @Test
  void aFileThatIsNoneIsTheDefault() throws IOException {
    Files.write(data.resolve(SettingsFile.NAME), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThat(file().load()).isEqualTo(ScreenSettings.DEFAULT);
  }

  @Test
  void whatIsNamedOnTheCommandLineComesFirstAndIsRefusedInWords() throws Refusal {
    assertThat(ScreenSettings.DEFAULT.with(Map.of("seats", "back", "language", "ko")))
        .isEqualTo(new ScreenSettings(Language.KO, Theme.DARK, Seats.BACK, Brightness.NORMAL));
    assertThatThrownBy(() -> ScreenSettings.DEFAULT.with("language", "fr"))
        .isInstanceOf(Refusal.class)
        .hasMessage("language: \"fr\" is none of zh-Hans, zh-Hant, en, ja, ko");
  }
}
