package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;

/**
 * S by touch in every edition: what is typed, the arithmetic and the margin that stand there while
 * it is typed, and the result that the table makes of it. The sums are worked out by hand.
 */
class CountByTouchTest {
  private static final String WARN_BLACK = "{'warn':'black','why':'early press'}";
  private static final String WARN_WHITE = "{'warn':'white','why':'early press'}";

  @TempDir Path data;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  /**
   * A count and what it comes to.
   *
   * @param header the match's, beside its time
   * @param before what has been given before the end
   * @param touches on the page
   * @param sums the arithmetic, label and amount in turn
   */
  record Counted(
      String name,
      String header,
      List<String> before,
      String touches,
      String answer,
      String sgf,
      List<String> sums) {
    @Override
    public String toString() {
      return name;
    }

    Counted after(String... acts) {
      return new Counted(name, header, List.of(acts), touches, answer, sgf, sums);
    }
  }

  private static Counted count(
      String name, String header, String touches, String answer, String sgf, String... sums) {
    return new Counted(name, header, List.of(), touches, answer, sgf, List.of(sums));
  }

  private static String rules(String id) {
    return "'rules':'" + id + "'";
  }

  static Stream<Counted> chinese2002() {
    String cn = rules("cn-2002");
    String base = "Half of the board";
    return Stream.of(
        count(
            "S1, S2: 60 + 125 - 180½ - 3¾ = ¾",
            cn,
            "way-tens 6 0 count-stones 1 2 5",
            "Black wins by ¾ zi",
            "B+1.5",
            "Black: 60 + 125",
            "185",
            base,
            "− 180½",
            "Komi",
            "− 3¾"),
        count(
            "S2: 184 + ½ - 180½ - 3¾ = ¼",
            cn,
            "way-total 1 8 4 count-shared 1",
            "Black wins by ¼ zi",
            "B+0.5",
            "Black's area",
            "184",
            "Half of the shared points",
            "+ ½",
            base,
            "− 180½",
            "Komi",
            "− 3¾"),
        count(
            "S2: White 177 - 180½ + 3¾ = ¼",
            cn,
            "way-total count-white 1 7 7",
            "White wins by ¼ zi",
            "W+0.5",
            "White's area",
            "177",
            base,
            "− 180½",
            "Komi",
            "+ 3¾"),
        count(
                "S6: 185 - 180½ - 3¾ - 1 = -¼",
                cn,
                "way-total 1 8 5",
                "White wins by ¼ zi",
                "W+0.5",
                "Black's warnings",
                "− 1")
            .after(WARN_BLACK),
        count(
                "S6, whichever side was counted: White 176 - 180½ + 3¾ + 1 = ¼",
                cn,
                "way-total count-white 1 7 6",
                "White wins by ¼ zi",
                "W+0.5",
                "Black's warnings",
                "+ 1")
            .after(WARN_BLACK),
        count(
            "S4: n = 6, White 178 + 3 - 180½ = ½",
            cn + ",'handicap':6",
            "way-total count-white 1 7 8",
            "White wins by ½ zi",
            "W+1",
            "Given back for the handicap",
            "+ 3"),
        count(
            "S4: n = 9, 185 - 180½ - 4½ = 0",
            cn + ",'handicap':9",
            "way-total 1 8 5",
            "Draw",
            "0",
            "Given back for the handicap",
            "− 4½"),
        count(
            "S4: n = 1, no komi and nothing back: 181 - 180½ = ½",
            cn + ",'handicap':1",
            "way-total 1 8 1",
            "Black wins by ½ zi",
            "B+1",
            base,
            "− 180½"),
        count(
            "S5: 13×13 without komi, 83 - 84½ = -1½",
            cn + ",'board':13,'komi':0",
            "way-total 8 3",
            "White wins by 1½ zi",
            "W+3",
            base,
            "− 84½"),
        count(
            "S1: 9×9, 45 - 40½ - 3¾ = ¾",
            cn + ",'board':9",
            "way-total 4 5",
            "Black wins by ¾ zi",
            "B+1.5",
            base,
            "− 40½"),
        count(
            "S11: both and one shared point make 361",
            cn,
            "way-total 1 8 5 count-shared 1 count-other 1 7 5",
            "Black wins by 1¼ zi",
            "B+2.5",
            "Half of the shared points",
            "+ ½"));
  }

  static Stream<Counted> chineseElse() {
    String old = rules("cn-1988");
    String ancient = rules("cn-ancient");
    return Stream.of(
        count(
            "S3: 184 - 180½ - 2¾ = ¾",
            old,
            "way-total 1 8 4",
            "Black wins by ¾ zi",
            "B+1.5",
            "Half of the board",
            "− 180½",
            "Komi",
            "− 2¾"),
        count(
                "R10, S3: in cn-1988 a warning costs nothing",
                old,
                "way-total 1 8 4",
                "Black wins by ¾ zi",
                "B+1.5",
                "Komi",
                "− 2¾")
            .after(WARN_BLACK),
        count(
            "S4, cn-1988: n = 6, White 178 + 3 - 180½ = ½",
            old + ",'handicap':6",
            "way-total count-white 1 7 8",
            "White wins by ½ zi",
            "W+1",
            "Given back for the handicap",
            "+ 3"),
        count(
            "S1, cn-1988: two shared points, 183 + 1 - 180½ - 2¾ = ¾",
            old,
            "way-total 1 8 3 count-shared 2",
            "Black wins by ¾ zi",
            "B+1.5",
            "Half of the shared points",
            "+ 1"),
        count(
            "S10: two groups more, 190 - 180½ - 2 = 7½",
            ancient,
            "way-total 1 9 0 count-black-groups 5 count-white-groups 3",
            "Black wins by 7½ zi",
            "B+15",
            "Black's area",
            "190",
            "Half of the board",
            "− 180½",
            "Black's extra groups",
            "− 2"),
        count(
            "S10, the other side counted: White 171 - 180½ + 2 = -7½",
            ancient,
            "way-total count-white 1 7 1 count-black-groups 5 count-white-groups 3",
            "Black wins by 7½ zi",
            "B+15",
            "Black's extra groups",
            "+ 2"),
        count(
            "S10: as many groups cost nothing, White 181 - 180½ = ½",
            ancient,
            "way-total count-white 1 8 1 count-black-groups 4 count-white-groups 4",
            "White wins by ½ zi",
            "W+1",
            "Half of the board",
            "− 180½"),
        count(
            "S4, S10: n = 6, 190 - 180½ - 3 - 2 = 4½",
            ancient + ",'handicap':6",
            "way-total 1 9 0 count-black-groups 5 count-white-groups 3",
            "Black wins by 4½ zi",
            "B+9",
            "Given back for the handicap",
            "− 3",
            "Black's extra groups",
            "− 2"),
        count(
                "R10, S10: a warning is recorded and costs nothing",
                ancient,
                "way-total 1 9 0 count-black-groups 1 count-white-groups 3",
                "Black wins by 11½ zi",
                "B+23",
                "White's extra groups",
                "+ 2")
            .after(WARN_BLACK));
  }

  static Stream<Counted> points() {
    String ing = rules("ing");
    String wmsg = rules("wmsg");
    return Stream.of(
        count(
            "S8: 3 empty + 2 of White's stones over = 5",
            ing,
            "way-fill 3 count-white-over 2",
            "Black wins by 5 points",
            "B+5",
            "Black: left empty",
            "3",
            "White: stones over",
            "+ 2"),
        count(
            "S7: 186 - 175 - 8 = 3",
            ing,
            "way-total 1 8 6",
            "Black wins by 3 points",
            "B+3",
            "Black's area",
            "186",
            "White's area",
            "− 175",
            "Komi",
            "− 8"),
        count(
            "S7: 184 - 176 - 8 = 0 is Black's",
            ing,
            "way-total 1 8 4 count-shared 1",
            "Black wins",
            "B+0",
            "White's area",
            "− 176"),
        count(
            "S4, ing: n = 4, no komi and nothing back: 181 - 180 = 1",
            ing + ",'handicap':4",
            "way-total 1 8 1",
            "Black wins by 1 point",
            "B+1",
            "White's area",
            "− 180"),
        count(
                "R10, ing: a warning costs nothing",
                ing,
                "way-total 1 8 6",
                "Black wins by 3 points",
                "B+3",
                "Komi",
                "− 8")
            .after(WARN_WHITE, WARN_WHITE),
        count(
            "S13: Black passed first, 185 - 176 - 6½ = 2½",
            wmsg,
            "way-total 1 8 5",
            "Black wins by 2½ points",
            "B+2.5",
            "White's area",
            "− 176",
            "Komi",
            "− 6½"),
        count(
                "S13: White passed first, 185 - 176 - 6½ - 1 = 1½",
                wmsg,
                "way-total 1 8 5",
                "Black wins by 1½ points",
                "B+1.5",
                "White passed first",
                "− 1")
            .after("{'press':'black'}"),
        count(
                "S13, White counted: White 176 - 185 + 6½ + 1 = -1½",
                wmsg,
                "way-total count-white 1 7 6",
                "Black wins by 1½ points",
                "B+1.5",
                "White passed first",
                "+ 1")
            .after("{'press':'black'}"));
  }

  static Stream<Counted> territory() {
    String typed = "6 0 count-black-prisoners 5 count-white-territory 5 0 count-white-prisoners 3";
    String[] sums = {
      "Black's territory",
      "60",
      "Black's prisoners",
      "+ 5",
      "White's territory",
      "− 50",
      "White's prisoners",
      "− 3",
      "Komi",
      "− 6½"
    };
    return Stream.of(
        count(
            "S9, jp: 65 - 53 - 6½ = 5½",
            rules("jp"),
            typed,
            "Black wins by 5½ points",
            "B+5.5",
            sums),
        count(
                "R10, jp: a warning costs nothing",
                rules("jp"),
                typed,
                "Black wins by 5½ points",
                "B+5.5",
                sums)
            .after(WARN_BLACK),
        count(
            "S4, jp: n = 4, no komi and nothing back: 65 - 53 = 12",
            rules("jp") + ",'handicap':4",
            typed,
            "Black wins by 12 points",
            "B+12",
            "White's prisoners",
            "− 3"),
        count(
            "S9, kr: 65 - 53 - 6½ = 5½",
            rules("kr"),
            typed,
            "Black wins by 5½ points",
            "B+5.5",
            sums),
        count(
                "R10, kr: a warning costs 2 points: 65 - 53 - 6½ - 2 = 3½",
                rules("kr"),
                typed,
                "Black wins by 3½ points",
                "B+3.5",
                "Black's warnings",
                "− 2")
            .after(WARN_BLACK),
        count(
                "R10, kr: two of White's do not lose, 65 - 53 - 6½ + 4 = 9½",
                rules("kr"),
                typed,
                "Black wins by 9½ points",
                "B+9.5",
                "White's warnings",
                "+ 4")
            .after(WARN_WHITE, WARN_WHITE),
        count(
            "S9, kr: White's win, 45 - 53 - 6½ = -14½",
            rules("kr"),
            "4 5 count-white-territory 5 0 count-white-prisoners 3",
            "White wins by 14½ points",
            "W+14.5",
            "Black's territory",
            "45"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"chinese2002", "chineseElse", "points", "territory"})
  @DisplayName("S1–S13: typed, worked out, entered")
  void S_byTouch(Counted one) throws Exception {
    JudgedTable table = new JudgedTable(data, "'time':'1h + 5x60s'," + one.header());
    table.given(one.before().toArray(String[]::new));
    check(table, one);
  }

  private static void check(JudgedTable table, Counted one) throws Exception {
    twoPasses(table);
    table.touch("button-0").touch(one.touches());
    String written = table.written();
    assertThat(written).contains(one.answer());
    for (int i = 0; i < one.sums().size(); i += 2) {
      assertThat(written).contains("\n" + one.sums().get(i) + "\n" + one.sums().get(i + 1) + "\n");
    }
    boolean costs = one.sums().stream().anyMatch(label -> label.endsWith("'s warnings"));
    assertThat(written.contains("'s warnings\n")).as("a line for warnings").isEqualTo(costs);
    table.touch("count-enter");
    assertThat(table.refusals).isEmpty();
    assertThat(table.written()).contains(one.answer(), one.sgf());
  }

  private static void twoPasses(JudgedTable table) throws Exception {
    table.hold("button-1", "button-0", "button-1", "button-0");
    assertThat(table.written()).contains("two passes");
  }

  @ParameterizedTest(name = "{0}: {4}")
  @CsvSource({
    "cn-2002, way-total 1 8 5, 1¾ zi, 'Black''s overtime points|− 1|White''s overtime points|+ 2',"
        + " 185 - 180½ - 3¾ - 1 + 2",
    "cn-1988, way-total 1 8 5, 2¾ zi, 'Black''s overtime points|− 1|White''s overtime points|+ 2',"
        + " 185 - 180½ - 2¾ - 1 + 2",
    "cn-ancient, way-total 1 8 5 count-black-groups 2 count-white-groups 2, 5½ zi,"
        + " 'Black''s overtime points|− 1|White''s overtime points|+ 2', 185 - 180½ - 1 + 2",
    "ing, way-total 1 8 6, 5 points, 'Black''s overtime points|− 2|White''s overtime points|+ 4',"
        + " 186 - 175 - 8 - 2 + 4",
    "ing, way-fill 3 count-white-over 2, 5 points, 'White: stones over|+ 2',"
        + " 3 + 2: the points stand on the board (S8)",
    "wmsg, way-total 1 8 5, 3½ points, 'Black''s overtime points|− 2|White''s overtime points|+ 4',"
        + " 185 - 176 - 6½ - 2 + 4 - 1: White passed first",
    "jp, 6 0 count-white-territory 5 0, 5½ points,"
        + " 'Black''s overtime points|− 2|White''s overtime points|+ 4', 60 - 50 - 6½ - 2 + 4",
    "kr, 6 0 count-white-territory 5 0, 5½ points,"
        + " 'Black''s overtime points|− 2|White''s overtime points|+ 4', 60 - 50 - 6½ - 2 + 4"
  })
  @DisplayName("T6, S7: overtime points count in every edition; in cn two are one zi")
  void T6_S7_overtimePoints(String rules, String touches, String margin, String sums, String sum)
      throws Exception {
    JudgedTable table = new JudgedTable(data, "'time':'10m + 3x20m@2'," + rules(rules));
    table.thinking(Duration.ofMinutes(11)).given("{'press':'black'}");
    table.thinking(Duration.ofMinutes(31)).given("{'press':'white'}", "{'press':'black'}");
    twoPasses(table);
    assertThat(table.touch("button-0").written()).contains("Black: −2 points · White: −4 points");
    String written = table.touch(touches).written();
    assertThat(written).contains("Black wins by " + margin);
    String[] lines = sums.split("\\|");
    for (int i = 0; i < lines.length; i += 2) {
      assertThat(written).contains("\n" + lines[i] + "\n" + lines[i + 1] + "\n");
    }
    assertThat(table.touch("count-enter").written()).contains("Black wins by " + margin);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "cn-2002, way-total 1 8 5 count-shared 1 count-other 1 7 0, 'Black''s 185, White''s 170 and 1"
        + " shared points make 356, 5 less than the board''s 361'",
    "cn-1988, way-total 1 8 5 count-other 1 7 7, 'Black''s 185, White''s 177 and 0 shared points"
        + " make 362, 1 more than the board''s 361'",
    "cn-1988, way-total 3 6 0 count-shared 2,"
        + " 'Black''s area of 360 and 2 shared points are more than the board''s 361'",
    "cn-2002, way-tens 6 5 count-stones 1 2 0, 65 is not a whole number of tens",
    "cn-ancient, way-total 1 9 0 count-other 1 7 0 count-black-groups 5 count-white-groups 3,"
        + " 'Black''s 190, White''s 170 and 0 shared points make 360, 1 less than the board''s"
        + " 361'",
    "cn-ancient, way-total 1 9 0 count-black-groups 5,"
        + " 'Still missing: White''s living groups'",
    "cn-ancient, way-total 1 9 0 count-black-groups 3 6 2 count-white-groups 3,"
        + " 'Black''s 362 groups are more than the board''s 361 points'",
    "ing, way-total 1 8 6 count-other 1 7 4, 'Black''s 186, White''s 174 and 0 shared points make"
        + " 360, 1 less than the board''s 361'",
    "ing, way-fill 3 count-white-over 1 8 1, 'White''s 181 stones over are more than its 180"
        + " stones'",
    "ing, way-fill 2 0 0 count-white-empty 2 0 0,"
        + " 200 and 200 empty points are more than the board's 361",
    "wmsg, way-total 1 8 5 count-shared 3 count-other 1 7 5, 'Black''s 185, White''s 175 and 3"
        + " shared points make 363, 2 more than the board''s 361'",
    "jp, 2 0 0 count-white-territory 1 6 2,"
        + " territories of 200 and 162 are more than the board's 361 points",
    "kr, 6 0 count-black-prisoners 5, 'Still missing: White''s territory'",
    "kr, 2 0 0 count-white-territory 1 6 2,"
        + " territories of 200 and 162 are more than the board's 361 points"
  })
  @DisplayName("S11: what cannot be is refused with the reason, and cannot be entered")
  void S11_whatCannotBeIsRefused(String rules, String touches, String reason) throws Exception {
    JudgedTable table = new JudgedTable(data, "'time':'1h + 5x60s'," + rules(rules));
    twoPasses(table);
    table.acts.clear();
    table.touch("button-0").touch(touches);
    assertThat(table.written()).containsIgnoringCase(reason);
    table.touch("count-enter");
    assertThat(table.acts).isEmpty();
    assertThat(table.written()).containsIgnoringCase(reason);
  }
}
