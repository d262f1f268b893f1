package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code qizhong score}: every number of S2–S13, as rules.md has it. */
class ScoreCommandTest {
  private static Command.Done score(String arguments) {
    return Command.here(("score " + arguments).split(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          S2  | --side black --area 185                                     | Black wins by ¾ zi (B+1.5)
          S2  | --side black --area 184                                     | White wins by ¼ zi (W+0.5)
          S2  | --side black --area 184 --shared 1                          | Black wins by ¼ zi (B+0.5)
          S2  | --side white --area 177                                     | White wins by ¼ zi (W+0.5)
          S3  | --rules cn-1988 --side black --area 184                     | Black wins by ¾ zi (B+1.5)
          S4  | --side white --area 178 --handicap 6                        | White wins by ½ zi (W+1)
          S4  | --side black --area 185 --handicap 9                        | a draw
          S4  | --side black --area 181 --handicap 1                        | Black wins by ½ zi (B+1)
          S5  | --board 13 --komi 0 --side black --area 83                  | White wins by 1½ zi (W+3)
          S6  | --side black --area 185 --warn black                        | White wins by ¼ zi (W+0.5)
          S6  | --side white --area 177 --warn white                        | Black wins by ¾ zi (B+1.5)
          R10 | --side white --area 177 --warn white --warn white           | Black wins: White's second warning loses (B+F)
          R10 | --rules cn-1988 --side white --area 300 --warn white --warn white | Black wins: White's second warning loses (B+F)
          R10 | --rules cn-ancient --warn black --warn black --warn white   | White wins: Black's second warning loses (W+F)
          R10 | --rules kr --territory black=60,white=49 --warn black --warn black | Black wins by ½ points (B+0.5)
          R10 | --rules jp --territory black=60,white=53 --warn black --warn black | Black wins by ½ points (B+0.5)
          R10 | --rules ing --black 186 --white 175 --warn black --warn black | Black wins by 3 points (B+3)
          S7  | --rules ing --black 186 --white 175 --overtime black=2,white=4 | Black wins by 5 points (B+5)
          S8  | --rules ing --fill-empty black=3 --fill-over white=2        | Black wins by 5 points (B+5)
          S9  | --rules jp --territory black=60,white=55 --prisoners black=5 | Black wins by 3½ points (B+3.5)
          S9  | --rules kr --territory black=60,white=52                    | Black wins by 1½ points (B+1.5)
          S10 | --rules cn-ancient --side black --area 190 --groups black=3,white=2 | Black wins by 8½ zi (B+17)
          S11 | --black 185 --white 175 --shared 1                          | Black wins by 1¼ zi (B+2.5)
          S13 | --rules wmsg --side black --area 184 --first-pass white     | White wins by ½ points (W+0.5)
          S13 | --rules wmsg --side black --area 184 --first-pass black     | Black wins by ½ points (B+0.5)
          """)
  void S2_S3_S4_S5_S6_S7_S8_S9_S10_S11_S13_everyNumberOfTheRules(
      String id, String arguments, String last) {
    Command.Done done = score(arguments);
    assertThat(done.err()).as(id).isEmpty();
    assertThat(done.exit()).isZero();
    assertThat(done.out().lines()).last().isEqualTo(last);
  }

  @Test
  void S13_whoIsTakenToHavePassedFirstIsSaid() {
    assertThat(score("--rules wmsg --side black --area 184").out().lines())
        .startsWith("Black is taken to have passed first; if it was White, say --first-pass white")
        .endsWith("Black wins by ½ points (B+0.5)");
    assertThat(score("--rules wmsg --side black --area 184 --json").out().lines()).hasSize(1);
  }

  @Test
  void theArithmeticStandsUnderOneAnother() {
    assertThat(score("--side black --area 185 --shared 1 --warn black").out())
        .isEqualTo(
            """
            Black's area             +185
            half the shared points     +½
            half the board          −180½
            komi                      −3¾
            Black's warnings           −1
            -----------------------------
            Black wins by ¼ zi (B+0.5)
            """);
  }

  @Test
  void S12_asAMatchFilesLine() {
    assertThat(score("--side black --area 185 --json").out())
        .isEqualTo(
            "{\"at\":0,\"event\":\"result\",\"winner\":\"black\",\"by\":\"count\","
                + "\"margin\":0.75,\"unit\":\"zi\",\"sgf\":\"B+1.5\"}\n");
  }

  @Test
  void R10_aSecondWarningAsAMatchFilesLine() {
    assertThat(score("--side black --area 185 --warn black --warn black --json").out())
        .isEqualTo(
            "{\"at\":0,\"event\":\"result\",\"winner\":\"white\",\"by\":\"warnings\","
                + "\"sgf\":\"W+F\"}\n");
  }

  @Test
  void S2_S4_komiAsTheEditionHasItAndAHandicapOnASmallerBoard() {
    assertThat(score("--komi 3.75 --side black --area 185").out())
        .endsWith("Black wins by ¾ zi (B+1.5)\n");
    // 90 - 84.5 - 2 given back.
    assertThat(score("--board 13 --handicap 4 --side black --area 90").out())
        .endsWith("Black wins by 3½ zi (B+7)\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          --side black                                  | --area is missing
          --area 185                                    | --side is missing
          --rules tv --side black --area 1              | --rules "tv" is not one of
          --side red --area 1                           | --side "red" is neither black nor white
          --side black --area 1 --komi 1/3              | --komi "1/3" is no decimal number, such as 3.75
          --side black --area 362                       | more than the board's 361
          --side black --area -1                        | is negative
          --side black --area 361 --shared 1            | more than the board's 361
          --side black --area 1.5                       | --area
          --black 185 --white 175                       | 1 less than the board's 361
          --black 185                                   | --white is missing
          --side black --area 1 --black 1 --white 2     | two ways of counting at once
          --rules jp --side black --area 1              | jp is not counted by area
          --side black --area 1 --groups black=1        | cn-2002 does not count groups
          --rules cn-ancient --side black --area 1      | needs both sides' numbers
          --rules jp --territory black=1 --shared 1     | --shared belongs to an area
          --rules jp --prisoners black=1                | --territory is missing
          --rules jp --territory black=60               | names one side; both are needed
          --rules ing --fill-empty black=3 --fill-over white=2 --overtime black=2 | --overtime is in a fill-in's stones already
          --rules ing --fill-empty black=3 --fill-over white=2 --komi 8 | --komi is in a fill-in's stones already
          --rules cn-ancient --side black --area 190 --groups black=0,white=3 | at least one living group
          --rules jp --territory black=x                | "x" is no whole number
          --rules jp --territory black=1,black=2        | names a side twice
          --rules jp --territory 60                     | is not like black=3,white=2
          --board 4 --side black --area 1               | a board of 4
          --handicap 26 --side black --area 1           | a handicap of 26
          --komi 400 --side black --area 1              | a komi of 400
          --komi 1e999999999 --side black --area 1      | --komi is out of range
          --side black --area 1 --warn nobody           | --warn "nobody"
          --side black --area 1 --overtime black=-2     | is negative
          --side black --area 1 --overtime white=99999999999 | is no whole number
          --warn black --warn black --warn white --warn white | both have a second warning
          --warn black                                  | nothing was counted
          --warn black --warn black --side black --area 362 | more than the board's 361
          --side black --area NaN                       | NaN
          --side black --area 99999999999               | --area
          --side black --area 1 --komi NaN              | --komi "NaN" is no decimal number
          --side black --area 1 --komi 3.7500001        | more than six decimals
          --side black --area 1 --board 1e1             | --board
          --side black --area 1 --handicap -1           | a handicap of -1
          --board 13 --side black --area 170            | more than the board's 169
          --side black --area 1 --shared 99999          | more than the board's 361
          --side black --area 1 --fast                  | --fast
          """)
  void whatCannotBeIsRefusedInOneLine(String arguments, String reason) {
    Command.Done done = score(arguments);
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.errLines()).hasSize(1);
    assertThat(done.err()).startsWith("qizhong: ").contains(reason);
  }
}
