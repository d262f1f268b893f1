package org.qizhong.screen.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.words.RefusalsTest.assertKnown;
import static org.qizhong.screen.words.RefusalsTest.refusal;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.SoundSettings;

/** What the desk says by itself, and of its sound, is recognised, in every language. */
class DeskSayingsTest {
  private static final Path SOURCES = Path.of("src/main/java/org/qizhong");

  @ParameterizedTest
  @CsvSource({"voice, ''", "main, loud", "volume, 101", "ticks, maybe", "bass, 5"})
  void aSoundSettingThatCannotBe(String key, String value) {
    assertKnown(refusal(key, () -> SoundSettings.DEFAULT.with(key, value)));
  }

  @Test
  void C9_whatTheHallHasLocked() throws Refusal {
    SoundSettings hall = SoundSettings.DEFAULT.with("hall", "true");
    assertKnown(refusal("volume", () -> hall.with("volume", "5")));
  }

  /** What the desk says by itself; each literal stands in its source, or this list is stale. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "desk/Clerk|no match is open; send its header first",
        "desk/Clerk|no match is open",
        "desk/Clerk|a match is unfinished; confirm its result or close it first",
        "desk/LiveMatch|came before the match's first act",
        "desk/Recovery|restarted: press again if you had pressed",
        "desk/Recovery|restarted: buttons that were to confirm do so no longer; ask them again",
        "desk/Recovery|restarted: both clocks stand where they were last seen; the referee resumes",
        "desk/Recovery|the last ruling was cut off and does not stand: give it again",
        "console/LineReader|a line is not UTF-8 text",
        "sound/Pump|no sound device",
        "sound/Pump|the sound device stands still",
        "sound/Pump|the sound device takes nothing any more",
        "sound/Line|the sound device does not open",
        "sound/Line|the sound device is stuck"
      })
  void whatTheDeskSays(String source, String words) throws Exception {
    assertThat(Files.readString(SOURCES.resolve(source + ".java"))).contains("\"" + words + "\"");
    assertKnown(words);
    assertKnown(words + "; tried again each second");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "buttons",
        "button.black",
        "button.white",
        "buttons.kept",
        "desk",
        "journal",
        "sound",
        "voice"
      })
  void thePartsThatItsAlarmsName(String part) {
    for (Language language : Language.values()) {
      assertThat(Texts.of(language).has("refused.part." + part)).as(language + part).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arrived 6012 ms late, over 5 s",
        "a start card lies on the table; both players confirm it, or take it away",
        "no start card lies on the table",
        "restarted: press again if you had pressed; the last ruling was cut off and does not stand:"
            + " give it again",
        "the desk stood still for 20.0 s: what was touched on the screen meanwhile came late",
        "pause: only the referee stops the clocks in this match",
        "calls: \"last\" must be a list of at most 20 numbers",
        "calls: \"calls\" must go down: 30 comes after 20",
        "calls: \"calls\" is missing",
        "\"confirmed\" is for the players' own buttons to say; lay a card",
        "\"pauses\" must be players or referee, not \"nobody\"",
        "say: a clock runs, and it would be taken for a call",
        "nothing can be heard; check the speaker and its connection",
        "this desk makes no sound",
        "/voices/zhou: no such folder",
        "/voices/zhou: voice.properties is missing",
        "the disk takes longer than 200 ms",
        "a line is longer than 65536 bytes",
        "pause: needs the referee",
        "ruling: needs the chief referee",
        "adjust: needs a reason (R17)",
        "note: the reason is blank",
        "adjust: by 0 changes nothing",
        "forfeit-turn: both have agreed to the end; only a dispute leads back (E4)",
        "abandon: both have agreed to the end; only a dispute leads back (E4)",
        "resume: after an agreement name the side that called the stones dead (E4)",
        "confirm: the second warning was withdrawn; withdraw the result too",
        "count: black has 2 warnings, which lose; withdraw one first",
        "withdraw: no \"set\" of black's stands",
        "withdraw: no \"number\" stands",
        "withdraw: no \"resume\" stands, or a turn or another ruling has come since",
        "withdraw: no \"take-back\" of white's stands, or a turn or another ruling has come since",
        "withdraw: the last rulings on both times are not one setting of both; withdraw each",
        "withdraw: a later ruling on black's time stands; withdraw that first",
        "withdraw: without it white's time would be up",
        "withdraw: with the colours back black has 2 warnings, which lose; withdraw one first",
        "withdraw: a pause is ended by resuming; the time it stood is not timed (R13)",
        "\"ruling\" holds a player's act, \"press\"",
        "collect: the clocks do not stand (R13)",
        "collect: no result stands",
        "accept: no result stands",
        "agree-readings: only while both clocks stand (R13)",
        "replace-clock: \"fast\" is a whole hour an hour or more",
        "replace-clock: 60m + 20s/move gives time back, so a reading does not tell what was used;"
            + " set the times (R14)",
        "replace-clock: put right, black has used 2h, which leaves nothing; set the times (R14)",
        "split: 60m + 20s/move gives time back, so a reading does not tell what was used;"
            + " set the times (R14)",
        "split: 30m each leave nothing of white's main time (R15)",
        "the PIN must be 4 to 12 digits",
        "pin: this desk keeps no PINs",
        "unlock: needs a PIN",
        "unlock: wrong PIN; 2 tries left",
        "unlock: wrong PIN; 1 try left",
        "unlock: three wrong tries; wait 30 s",
        "unlock: wait 12 s",
        "buttons: a clock runs; pause it before their sides are exchanged",
        "buttons: there are no real ones whose sides could be exchanged",
        "button fault: it chatters without end; until it is calm it counts for none",
        "no GPIO chip is there; it is looked for each second",
        "the chip's lines: the device has gone",
        "line 24 cannot be driven: GPIO_V2_LINE_SET_VALUES_IOCTL: the device has gone",
        "the device has gone",
        "edges were lost between 14:03:12.512 and 14:03:12.901 by the wall clock: a press may be"
            + " missing",
        "between 14:03:12.512 and 14:03:12.901 by the wall clock",
        "down for over 10 s: let it go; or look for a short, or at button.active",
        "button.black: line 17 of /dev/gpiochip0 is in use by \"gpiomon\"; end that first, or wire"
            + " another pin",
        "no permission for /dev/gpiochip0: add the user to the group gpio (sudo usermod -aG gpio"
            + " qizhong), then log in anew; or set gpio = off in gpio.properties",
        "gpio.properties cannot be written: disk full"
      })
  void whatTheDeskSaysOfCardsSoundAndLateness(String words) {
    assertKnown(words);
  }
}
