package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.side;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.screen.Lines;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/** What stands on the screen in each language, in the words of its rules. */
class LanguagesTest {
  private static final String BYO = "2h40m + 5x60s";

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, 60秒, 10分, 2小时, 2小时40分",
    "ZH_HANT, 60秒, 10分, 2小時, 2小時40分",
    "EN, 60 s, 10 min, 2 h, 2 h 40 min",
    "JA, 60秒, 10分, 2時間, 2時間40分",
    "KO, 60초, 10분, 2시간, 2시간 40분"
  })
  void durationsAreSaidAsPeopleSayThem(
      Language language, String minute, String ten, String hours, String both) {
    Texts texts = Texts.of(language);
    assertThat(Words.time(texts, Duration.ofSeconds(60))).isEqualTo(minute);
    assertThat(Words.time(texts, Duration.ofMinutes(10))).isEqualTo(ten);
    assertThat(Words.time(texts, Duration.ofHours(2))).isEqualTo(hours);
    assertThat(Words.time(texts, Duration.ofMinutes(160))).isEqualTo(both);
  }

  @ParameterizedTest
  @CsvSource({
    "90, 90 s",
    "119.5, 119.5 s",
    "150, 2 min 30 s",
    "3600, 1 h",
    "3601, 1 h 0 min 1 s",
    "5400, 1 h 30 min"
  })
  void oddDurationsKeepTheirSeconds(String seconds, String words) {
    Duration time =
        Duration.ofNanos(new java.math.BigDecimal(seconds).movePointRight(9).longValue());
    assertThat(Words.time(Lines.ENGLISH, time)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({"ZH_HANS, 1时04", "ZH_HANT, 1時04", "EN, 1h04", "JA, 1時間04", "KO, 1시간04"})
  void aWaitingSideOverAnHourNamesTheHour(Language language, String digits) {
    MatchPicture picture = paint(language, BYO, "running", main("1:23:45"), main("1:04:33"));
    assertThat(picture.sides().white().digits().text()).isEqualTo(digits);
  }

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, 2小时40分 + 5×60秒, 第57手, 黑方 · Zhou Rui-yang, 基本时限, 之后5×60秒",
    "ZH_HANT, 2小時40分 + 5×60秒, 第57手, 黑方 · Zhou Rui-yang, 基本時限, 之後5×60秒",
    "EN, 2 h 40 min + 5 × 60 s, move 57, Black · Zhou Rui-yang, main time, then 5 × 60 s",
    "JA, 2時間40分 + 60秒5回, 57手目, 黒 · Zhou Rui-yang, 持ち時間, その後 60秒5回",
    "KO, 2시간 40분 + 60초 5회, 57수, 흑 · Zhou Rui-yang, 제한시간, 이후 60초 5회"
  })
  void T2_theMainTime(
      Language language, String time, String move, String who, String phase, String detail) {
    MatchPicture picture = paint(language, BYO, "running", main("1:23:45"), main("1:04:33"));
    assertThat(picture.top().time()).isEqualTo(time);
    assertThat(picture.top().move()).isEqualTo(move);
    SidePicture black = picture.sides().black();
    assertThat(black.who()).isEqualTo(who);
    assertThat(black.phase()).isEqualTo(phase);
    assertThat(black.detail()).isEqualTo(detail);
  }

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, 读秒, 还剩3分, 读到40, 警告1次",
    "ZH_HANT, 讀秒, 還剩3分, 讀到40, 警告1次",
    "EN, byo-yomi, 3 × 60 s left, read 40, 1 warning",
    "JA, 秒読み, 残り3分, 秒読み 40, 警告1回",
    "KO, 초읽기, 3분 남음, 초읽기 40, 경고 1회"
  })
  void T2_reservedMinutes(
      Language language, String phase, String detail, String read, String warning) {
    String line = side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42,'said':'40s'WARNED");
    SidePicture black = paint(language, BYO, "running", line, main("4:10")).sides().black();
    assertThat(black.phase()).isEqualTo(phase);
    assertThat(black.detail()).isEqualTo(detail);
    assertThat(black.bar().orElseThrow().beside()).isEqualTo(read);
    assertThat(black.badges()).containsExactly(warning);
  }

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, '30秒，还剩3次', 最后一分钟",
    "ZH_HANT, '30秒，還剩3次', 最後一分鐘",
    "EN, 3 × 30 s left, last minute",
    "JA, 30秒、残り3回, 最後の1分",
    "KO, 30초 3회 남음, 마지막 1분"
  })
  void T3_otherPeriodsAreTimes_C2_theLastMinuteHasItsName(
      Language language, String detail, String last) {
    String three = side("overtime", "0:18", ",'left':3,'length':30,'elapsed':12");
    assertThat(paint(language, "1h + 5x30s", "running", three, main("1")).sides().black().detail())
        .isEqualTo(detail);
    String one = side("overtime", "8.4", ",'left':1,'length':60,'elapsed':51.6LAST");
    assertThat(paint(language, BYO, "running", one, main("1")).sides().black().phase())
        .isEqualTo(last);
  }

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, 保留时间, 延时第2次，共3次, 罚4点",
    "ZH_HANT, 保留時間, 延時第2次，共3次, 罰4點",
    "EN, consideration, overtime 2 of 3, −4 points",
    "JA, 考慮時間, 延長2回目（全3回）, 罰4点",
    "KO, 고려시간, 연장 2/3, 벌점 4"
  })
  void T4_considerations_T6_penaltyPoints(
      Language language, String consideration, String overtime, String penalty) {
    String taken =
        side("overtime", "0:42", ",'left':9,'length':60,'elapsed':18,'consideration':true");
    assertThat(
            paint(language, "30s/move + 10x60s", "running", taken, main("1"))
                .sides()
                .black()
                .phase())
        .isEqualTo(consideration);
    String second = side("overtime", "19:12", ",'left':1,'penalty':4,'period':1200");
    SidePicture ing = paint(language, "3h + 3x20m@2", "running", second, main("1")).sides().black();
    assertThat(ing.phase()).isEqualTo(overtime);
    assertThat(ing.badges()).containsExactly(penalty);
  }

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, 黑胜¾子, 白中盘胜, 白胜（对方超时）, 白胜半目, 白胜7目半, 黑胜5点, 和棋",
    "ZH_HANT, 黑勝¾子, 白中盤勝, 白勝（對方超時）, 白勝半目, 白勝7目半, 黑勝5點, 和棋",
    "EN, Black wins by ¾ zi, White wins by resignation, White wins on time, White wins by ½ point,"
        + " White wins by 7½ points, Black wins by 5 points, Draw",
    "JA, 黒¾子勝ち, 白中押し勝ち, 白時間切れ勝ち, 白半目勝ち, 白7目半勝ち, 黒5点勝ち, 持碁",
    "KO, 흑 ¾자 승, 백 불계승, 백 시간승, 백 반집 승, 백 7집 반 승, 흑 5점 승, 무승부"
  })
  void S12_theResultIsNamedInTheEditionsUnit(
      Language language,
      String zi,
      String resignation,
      String time,
      String half,
      String points,
      String ing,
      String draw) {
    assertThat(result(language, "cn-2002", "'black','by':'count','margin':0.75,'unit':'zi'"))
        .isEqualTo(zi);
    assertThat(result(language, "cn-2002", "'white','by':'resignation'")).isEqualTo(resignation);
    assertThat(result(language, "cn-2002", "'white','by':'time'")).isEqualTo(time);
    assertThat(result(language, "jp", "'white','by':'count','margin':0.5,'unit':'points'"))
        .isEqualTo(half);
    assertThat(result(language, "kr", "'white','by':'count','margin':7.5,'unit':'points'"))
        .isEqualTo(points);
    assertThat(result(language, "ing", "'black','by':'count','margin':5,'unit':'points'"))
        .isEqualTo(ing);
    assertThat(result(language, "cn-2002", "'draw','by':'count','margin':0,'unit':'zi'"))
        .isEqualTo(draw);
  }

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, 已暂停, 双方停钟 · 轮到黑方, 裁判：继续对局, 数子…",
    "ZH_HANT, 已暫停, 雙方停鐘 · 輪到黑方, 裁判：繼續對局, 數子…",
    "EN, PAUSED, both clocks are stopped · Black to move, Referee: resume, Count…",
    "JA, 一時停止, 両方の時計を停止中 · 黒の手番, 審判：再開, 計算…",
    "KO, 일시정지, 양쪽 시계 정지 · 흑 차례, 심판: 재개, 계가…"
  })
  void aPauseSaysWhoseTurnItIs(
      Language language, String title, String detail, String resume, String count) {
    MatchPicture picture = paint(language, BYO, "paused", main("1:23:45"), main("1:04:33"));
    assertThat(picture.band()).contains(new MatchPicture.Band(title, detail, false));
    assertThat(picture.foot().buttons()).extracting(MatchButton::label).startsWith(count, resume);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  @DisplayName("T1–T7 every method is said on one line and in sentences, in every language")
  void everyMethodIsSaid(Language language) throws Refusal {
    Texts texts = Texts.of(language);
    for (String notation :
        new String[] {
          "90m",
          "0 + 3x30s",
          "1h + 1x30s",
          "2h incl 5x60s",
          "30s/move",
          "30s/move + 10x60s",
          "60m + 20/5m, 30/5m carry",
          "0 + 15/10m",
          "3h + 2x20m@2",
          "1h + 1x10m@1",
          "0 + 20s/move max 5m",
          "60m + 20s/move",
          "60m + 5s delay",
          "0 + 5s delay",
          "60m + 5s bronstein",
          "10m hourglass",
          "up"
        }) {
      assertWhole(TimeLine.of(texts, Notation.parse(notation)));
      assertWhole(TimeWords.of(texts, Notation.parse(notation)));
    }
  }

  @Test
  void switchingTheLanguageSaysEverythingAnew() {
    ScreenModel model = new ScreenModel(() -> 1, line -> false);
    model.take(new News.Up());
    model.take(Lines.read(Lines.match(BYO)));
    model.take(Lines.read(Lines.face("ready", "black", 0, main("1"), main("1"))));
    model.press(Side.BLACK);
    assertThat(model.banner().orElseThrow().text()).startsWith("Not sent");
    model.preferences().change("language", "zh-Hans");
    assertThat(model.banner().orElseThrow().text()).startsWith("未送出");
    assertThat(model.picture().orElseThrow().band().orElseThrow().title()).isEqualTo("准备就绪");
    assertThat(model.texts().language()).isEqualTo(Language.ZH_HANS);
  }

  private static void assertWhole(String text) {
    assertThat(text).isNotBlank().doesNotContain("{", "}", "null");
  }

  private static String result(Language language, String rules, String result) {
    News.Opened opened = (News.Opened) Lines.read(Lines.match(BYO, rules, 0));
    String face =
        Lines.face("result", "black", 9, main("1"), main("1"), "'winner':" + result + ",'sgf':'x'");
    return new MatchPainter(Texts.of(language), opened.header(), face(face))
        .paint(SoundLine.UNKNOWN, false)
        .band()
        .orElseThrow()
        .title();
  }

  private static MatchPicture paint(
      Language language, String time, String status, String black, String white) {
    News.Opened opened = (News.Opened) Lines.read(Lines.match(time));
    FaceLine face = face(Lines.face(status, "black", 57, black, white));
    return new MatchPainter(Texts.of(language), opened.header(), face)
        .paint(SoundLine.UNKNOWN, false);
  }

  private static FaceLine face(String line) {
    return ((News.Faced) Lines.read(line)).face();
  }
}
