package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** spec/time-notation.md: a control is refused, naming the place and the reason. */
class NotationRefusalTest {

  private static String refusal(String notation) {
    Refusal refused = catchThrowableOfType(Refusal.class, () -> Notation.parse(notation));
    assertThat(refused).as("\"" + notation + "\" must be refused").isNotNull();
    assertThat(refused.getMessage()).isNotBlank().doesNotContain("\n");
    return refused.getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // a duration is zero where time must pass
        "0s|1",
        "0h0m0s|1",
        "1h + 5x0s|8",
        "1h + 20/0m|9",
        "0s/move|1",
        "30s/move + 2x0s|14",
        "1h + 2x0m@2|8",
        "1h + 0s/move|6",
        "1h + 5s/move max 0s|18",
        "1h + 0s delay|6",
        "1h + 0s bronstein|6",
        "0s hourglass|1",
        "1h incl 5x0s|11",
        // a count is outside 1…99
        "1h + 0x60s|6",
        "1h + 100x60s|6",
        "30s/move + 0x60s|12",
        "30s/move + 100x60s|12",
        "2h incl 0x60s|9",
        "2h incl 100x1s|9",
        "1h + 99999999999x60s|6",
        // moves outside 1…999
        "1h + 0/5m|6",
        "1h + 1000/5m|6",
        "1h + 20/5m, 0/5m|13",
        "1h + 99999999999/5m|6",
        // points outside 1…99
        "1h + 2x5m@0|11",
        "1h + 2x5m@100|11",
        // over 24 h
        "25h|1",
        "24h0.000000001s|1",
        "1441m|1",
        "86401s|1",
        "99999999999h|1",
        "1h + 5x25h|8",
        "1h + 20/25h|9",
        "1h + 5s/move max 25h|18",
        // an incl reserve is not smaller than its limit
        "5m incl 5x60s|1",
        "4m incl 5x60s|1",
        // main is 0 with bronstein, or alone
        "0 + 5s bronstein|7",
        "0|1",
        // does not parse
        "60|3",
        "5|2",
        "1h + soon|6",
        "30s1m|5",
        "5m5m|4",
        "1h30|5",
        "1.s|1",
        "1.0000000001s|1",
        "1h + 5|7",
        "1h + 5x|8",
        "1h + 5s|8",
        "1h 5x60s|4",
        "1h + 20/5m,|12",
        "1h + 5x60s x|12",
        "up up|4",
        "1h up|4"
      })
  void thePlaceIsNamed(String notation, int character) {
    assertThat(refusal(notation)).contains("\"" + notation + "\"", "character " + character + ":");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "+",
        "h",
        "s",
        "-5s",
        "1h -",
        "1h +",
        "one hour",
        "1H",
        "90M",
        "1h+5X60s",
        "1h + 5 x60s",
        "1h + 5x 60s",
        "1h + 20 /5m",
        "1h + 20/ 5m",
        "1 h",
        "1h 30m",
        "30s /move",
        "30s/ move",
        "1h + 2x5m @2",
        "1h + 2x5m@ 2",
        "1h + 5sdelay",
        "1h + 5s  delay",
        "1h + 5sbronstein",
        "10mhourglass",
        "2hincl 5x60s",
        "2h incl5x60s",
        "1h + 20/5mcarry",
        "1h + 5s/movemax 1h",
        "1h + 5s/move max1h",
        "1h\t+ 5x60s",
        "1h + 5x60s carry",
        "1h + 20/5m carry, 30/5m",
        "1h + 20/5m 30/5m",
        "1h + 1.5x60s",
        "1h + 2x5m@1.5",
        "1h + 20.5/5m",
        "1e2s",
        "1,5s",
        ".5s",
        "5.s",
        "1h + 5x60s + 2x30s",
        "up + 5x60s",
        "0 hourglass",
        "0/move",
        "0 incl 5x60s",
        "00 + 5x60s",
        "0 + 0",
        "0 + up",
        "1h + 5x60",
        "1s1h",
        "1m1h",
        "1s1m",
        "1h1h",
        "1s1s",
        "1h + 5m5m delay",
        "1h + 5x60s@",
        "１h",
        "1h\n",
        "10m hourglass + 5x60s",
        "30s/move + 20/5m",
        "30s/move + 5s/move",
        "30s/move + 2x5m@2"
      })
  void whatDoesNotParseIsRefused(String notation) {
    assertThat(refusal(notation)).contains("character ");
  }
}
