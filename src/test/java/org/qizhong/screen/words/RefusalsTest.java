package org.qizhong.screen.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Played;

/** What the real parsers and the real referee say is recognised, in every language. */
class RefusalsTest {

  /** Words that no language but English has. */
  private static final Pattern ENGLISH =
      Pattern.compile("\\b(is|are|the|not|must|than|has|have|does|expected|only|first|no)\\b");

  /** What parsers throw. */
  interface Trial {
    void run() throws Refusal;
  }

  static String refusal(String what, Trial trial) {
    try {
      trial.run();
    } catch (Refusal refusal) {
      return refusal.getMessage();
    }
    throw new AssertionError("not refused: " + what);
  }

  /** Recognised, and said in every language without English words left in it. */
  static void assertKnown(String english) {
    for (Language language : Language.values()) {
      String said = Refusals.known(Texts.of(language), english).orElse(null);
      assertThat(said).as("%s in %s", english, language).isNotBlank().doesNotContain("{", "}");
      if (language != Language.EN) {
        String own = said.replaceAll("“.*?”|「.*?」|\".*?\"", "");
        assertThat(own).as(english).doesNotContainPattern(ENGLISH);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0s",
        "25h",
        "99999999999h",
        "60",
        "1h +",
        "1h + soon",
        "30s1m",
        "5m5m",
        "1.s",
        "1h 5x60s",
        "1h + 0x60s",
        "1h + 100x60s",
        "1h + 20",
        "1h + 1000/5m",
        "1h + 20/",
        "1h + 20/5m,",
        "0",
        "1h + 2x5m@",
        "1h + 2x5m@0",
        "30s/move + x60s",
        "30s/move + 10",
        "5m incl 5x60s",
        "2h incl 60s",
        "0 + 5s bronstein",
        "1h + 5s",
        "up up",
        "",
        " ",
        "+",
        "一小时",
        "1h + 5x60s x",
        "1h + 5\"x"
      })
  void aNotationThatCannotBe(String notation) {
    assertKnown(refusal(notation, () -> Notation.parse(notation)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'time':5",
        "'time':{'black':'1h'}",
        "'time':{'black':'10m hourglass','white':'1h'}",
        "'time':{'black':'1h','white':'x'}",
        "'time':{'black':'1h','white':'1h','red':'1h'}",
        "'time':'1h','rules':'tv'",
        "'time':'1h','rules':5",
        "'time':'1h','board':4",
        "'time':'1h','board':19.5",
        "'time':'1h','handicap':26",
        "'time':'1h','handicap':'two'",
        "'time':'1h','komi':'much'",
        "'time':'1h','komi':400",
        "'time':'1h','komi':0.1234567",
        "'time':'1h','komi':0.00000000001",
        "'time':'1h','komi':1e99",
        "'time':'1h','late-limit':-1",
        "'time':'1h','event':5",
        "'time':'1h','players':5",
        "'time':'1h','players':{'red':{}}",
        "'time':'1h','players':{'black':{'name':5}}",
        "'time':'1h','events':[]",
        "'time':'1h','color':'blue'"
      })
  void aHeaderThatCannotBe(String fields) {
    String line = "{" + fields.replace('\'', '"') + "}";
    assertKnown(refusal(line, () -> ConsoleLine.parse(line)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "5",
        "{'jump':'black'}",
        "{'press':'black','pass':'black'}",
        "{'press':'red'}",
        "{'press':1}",
        "{'press':'black','by':1}",
        "{'pause':'x'}",
        "{'close':false}",
        "{'at':1,'press':'black'}",
        "{'late':'black'}",
        "{'late':'black','by':0}",
        "{'reread':'black','from':-1}",
        "{'take-back':'black','charge':'yes'}",
        "{'number':1e999999999999}",
        "{'number':10000}",
        "{'end':'won'}",
        "{'end':'resign'}",
        "{'withdraw':'move'}",
        "{'count':185}",
        "{'count':{'side':'black'}}",
        "{'count':{'side':'black','area':-1}}",
        "{'count':{'black':{'area':1,'x':1},'white':{'area':1}}}",
        "{'set':'black','reading':{'phase':'flagged','time':5}}"
      })
  void aLineThatIsNoAct(String line) {
    String json = line.replace('\'', '"');
    assertKnown(refusal(json, () -> ConsoleLine.parse(json)));
  }

  static Stream<List<String>> outOfPlace() {
    String all =
        """
        start black|agree white|agree black|resume black|late white by 5|withdraw result|confirm
        forfeit-turn white|forfeit-turn black|take-back black|take-back white|rule-pass black
        rule-pass white|swap|number 3|end resign white|abandon white|reread white from 0
        adjust white by -7200|adjust white by 1000000000|set white main 60|set white overtime 60
        withdraw warning white|leave white|count {"side":"black","area":185}|warn white|pause
        """;
    List<String> acts = Arrays.stream(all.split("[|\n]")).map(String::strip).toList();
    return Stream.of("ready", "running", "passed", "given", "flagged", "decided", "confirmed")
        .flatMap(state -> acts.stream().map(act -> List.of(state, act)));
  }

  private static Played in(String state) {
    Played running = Played.started("0 + 9x60s").after("5 press black");
    return switch (state) {
      case "ready" -> Played.with("0 + 9x60s");
      case "running" -> running;
      case "passed" -> running.after("6 pass white", "7 pass black");
      case "given" -> Played.started("1h").after("5 press black", "6 abandon white");
      case "flagged" -> Played.started("0 + 1x6s").after("7 read");
      case "decided" -> running.after("6 end draw");
      case "confirmed" -> running.after("6 end draw", "7 confirm");
      default -> throw new AssertionError(state);
    };
  }

  @ParameterizedTest
  @MethodSource("outOfPlace")
  void anActOutOfPlace(List<String> trial) {
    refusals(in(trial.get(0)), "8 " + trial.get(1)).forEach(RefusalsTest::assertKnown);
  }

  private static List<String> refusals(Played match, String act) {
    List<String> found = new ArrayList<>();
    for (String line : match.act(act)) {
      int at = line.indexOf(" refused reason ");
      if (at >= 0) {
        found.add(line.substring(at + " refused reason ".length()));
      }
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "cn-2002|{'side':'black','area':361,'shared':1}",
        "cn-2002|{'black':{'area':180},'white':{'area':182}}",
        "cn-2002|{'black':{'area':180},'white':{'area':180}}",
        "cn-2002|{'black':{'territory':180},'white':{'territory':180}}",
        "cn-2002|{'side':'black','area':180,'groups':{'black':1,'white':1}}",
        "cn-2002|{'side':'black','area':180,'first-pass':'white'}",
        "cn-ancient|{'side':'black','area':180}",
        "cn-ancient|{'side':'black','area':180,'groups':{'black':1,'white':400}}",
        "cn-ancient|{'side':'black','area':355,'groups':{'black':1,'white':7}}",
        "jp|{'side':'black','area':180}",
        "jp|{'black':{'territory':180,'prisoners':1001},'white':{'territory':1}}",
        "jp|{'black':{'territory':180},'white':{'territory':182}}",
        "jp|{'fill':{}}",
        "ing|{'fill':{'black':{'over':181}}}",
        "ing|{'fill':{'black':{'empty':361},'white':{'empty':1}}}",
        "wmsg|{'side':'black','area':180,'first-pass':'black'}"
      })
  void aCountThatCannotBe(String rules, String count) {
    Played match = Played.by(rules, "1h").after("0 start black", "1 pass black", "2 pass white");
    String act = "3 count " + count.replace('\'', '"');
    if (rules.equals("wmsg")) {
      act = act.replace("\"first-pass\":\"black\"", "\"first-pass\":\"white\"");
    }
    List<String> refusals = refusals(match, act);
    assertThat(refusals).as(act).hasSize(1);
    assertKnown(refusals.getFirst());
  }

  @Test
  void R11_R12_R16_rulingsThatAreNotThere() {
    assertKnown(
        refusals(
                Played.by("cn-1988", "0 + 1x6s").after("0 start black", "7 read"),
                "8 rule-pass black")
            .getFirst());
    assertKnown(refusals(Played.started("1m").after("61 read"), "62 rule-pass black").getFirst());
    assertKnown(refusals(Played.started("1h").after("1 leave black"), "2 leave black").getFirst());
    assertKnown(refusals(Played.started("1h").after("1 number 11"), "2 swap").getFirst());
    assertKnown(refusals(Played.started("0 + 5x60s"), "2 reread black from 30").getFirst());
    for (String set :
        List.of(
            "set black overtime 60",
            "set black main 60 left 3",
            "set black main 60 moves 3",
            "set black main 60 penalty 3")) {
      refusals(Played.started("1h"), "2 " + set).forEach(RefusalsTest::assertKnown);
    }
    refusals(Played.started("30s/move"), "2 set black overtime 20 left 3")
        .forEach(RefusalsTest::assertKnown);
    refusals(Played.started("0 + 5x60s"), "2 set black overtime 20 left 300")
        .forEach(RefusalsTest::assertKnown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "time \"1h + 0x60s\", character 6: count 0 is not within 1…99"
            + " | 用时“1h + 0x60s”第6个字符：次数0不在1…99之内",
        "black's flag stands | 黑方已超时",
        "rule-pass: time up always loses in cn-1988 (R11) | 依中国1988规则，超时一律判负（R11）",
        "Black's 180, White's 182 and 0 shared points make 362, 1 more than the board's 361"
            + " | 黑180、白182、公气0共362，比棋盘的361多1",
        "players: black: \"name\" must be text | players：黑：“name”应为文字"
      })
  void numbersAndPlacesAreCarriedOver(String english, String chinese) {
    assertThat(Refusals.reason(Texts.of(Language.ZH_HANS), english)).isEqualTo(chinese);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whatIsNotKnownIsShownAsItCame(Language language) {
    Texts texts = Texts.of(language);
    String strange = "a newer desk: says this";
    assertThat(Refusals.known(texts, strange)).isEmpty();
    assertThat(Refusals.refused(texts, strange))
        .endsWith(strange)
        .isEqualTo(texts.get("refused.lead", strange));
    assertThat(Refusals.notice(texts, strange)).endsWith(strange);
    assertThat(Refusals.alarm(texts, "sensor", strange)).startsWith("sensor").endsWith(strange);
  }

  @Test
  void inEnglishTheDesksWordsStay() {
    Texts english = Texts.of(Language.EN);
    assertThat(Refusals.reason(english, "a board of 4 is not one of 5 to 25"))
        .isEqualTo("a board of 4 is not one of 5 to 25");
    assertThat(Refusals.alarm(english, "journal", "the disk takes longer than 200 ms"))
        .isEqualTo("journal: the disk takes longer than 200 ms");
  }
}
