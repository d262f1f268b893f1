package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.score.Fraction;
import org.qizhong.score.Reason;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Unit;
import org.qizhong.score.Winner;
import org.qizhong.screen.Lines;

class LineReaderTest {
  @Test
  void aFaceIsReadWhole() {
    FaceLine face =
        face(
            Lines.face(
                "result",
                "white",
                57,
                Lines.main("1:04:33"),
                Lines.side(
                    "overtime",
                    "8.4",
                    ",'name':'李某','left':1,'penalty':2,'moves':3,'period':60,'length':60,"
                        + "'elapsed':51.623456789,'said':'1'LASTWARNED"),
                "'winner':'white','by':'count','margin':0.75,'unit':'zi','sgf':'W+1.5'"));
    assertThat(face.status()).isEqualTo(Face.Status.RESULT);
    assertThat(face.toMove()).isEqualTo(Side.WHITE);
    assertThat(face.move()).isEqualTo(57);
    FaceLine.SideLine white = face.sides().white();
    assertThat(white.name()).contains("李某");
    assertThat(white.phase()).isEqualTo(Phase.OVERTIME);
    assertThat(white.left()).hasValue(1);
    assertThat(white.penalty()).hasValue(2);
    assertThat(white.moves()).hasValue(3);
    assertThat(white.shown()).isEqualTo("8.4");
    assertThat(white.last()).isTrue();
    assertThat(white.warnings()).isEqualTo(1);
    assertThat(white.said()).contains("1");
    assertThat(white.running())
        .contains(
            new FaceLine.Running(Duration.ofSeconds(60), Duration.ofSeconds(51, 623_456_789)));
    assertThat(face.sides().black().running()).isEmpty();
  }

  @Test
  void aResultHasItsMarginInItsUnit() {
    FaceLine.ResultLine result =
        face(Lines.face(
                "confirmed",
                "black",
                1,
                Lines.main("1"),
                Lines.main("1"),
                "'winner':'black','by':'count','margin':7.5,'unit':'points','sgf':'B+7.5'"))
            .result()
            .orElseThrow();
    assertThat(result.winner()).isEqualTo(Winner.BLACK);
    assertThat(result.by()).isEqualTo(Reason.COUNT);
    assertThat(result.margin().orElseThrow().amount()).isEqualTo(Fraction.of(15, 2));
    assertThat(result.margin().orElseThrow().unit()).isEqualTo(Unit.POINTS);
  }

  @Test
  void aHeaderIsReadWithItsDefaults() throws Refusal {
    News news = LineReader.read("{\"event\":\"match\",\"header\":{\"time\":\"60m + 5x60s\"}}");
    MatchHeader header = ((News.Opened) news).header();
    assertThat(header.time().white()).isEqualTo(Notation.parse("60m + 5x60s"));
    assertThat(header.timeLine(Lines.ENGLISH)).isEqualTo("1 h + 5 × 60 s");
    assertThat(header.terms().rules()).isEqualTo(RuleSet.CN_2002);
    assertThat(header.terms().board()).isEqualTo(19);
    assertThat(header.starts()).isEqualTo(Side.BLACK);
    assertThat(header.event()).isEmpty();
  }

  @Test
  void T8_eachSideHasItsTime() throws Refusal {
    News news =
        LineReader.read(
            "{\"event\":\"match\",\"header\":{\"time\":{\"black\":\"1h\",\"white\":\"30m\"},"
                + "\"handicap\":2}}");
    MatchHeader header = ((News.Opened) news).header();
    assertThat(header.timeLine(Lines.ENGLISH))
        .isEqualTo("Black 1 h absolute · White 30 min absolute");
    assertThat(header.starts()).isEqualTo(Side.WHITE);
  }

  @Test
  void theOtherLinesAreTold() {
    assertThat(Lines.read(Lines.IDLE)).isEqualTo(new News.Idle());
    assertThat(Lines.read("{\"event\":\"refused\",\"reason\":\"no\"}"))
        .isEqualTo(new News.Refused("no"));
    assertThat(Lines.read("{\"event\":\"notice\",\"text\":\"restarted\"}"))
        .isEqualTo(new News.Notice("restarted"));
    assertThat(Lines.read("{\"event\":\"alarm\",\"what\":\"journal\",\"reason\":\"full\"}"))
        .isEqualTo(new News.Alarm("journal", "full"));
    assertThat(Lines.read("{\"event\":\"moved\",\"side\":\"black\",\"move\":1,\"used\":2}"))
        .isEqualTo(new News.Happened("moved", java.util.Optional.of(Side.BLACK)));
    assertThat(Lines.read("{\"event\":\"of-a-newer-desk\",\"more\":[]}"))
        .isEqualTo(new News.Happened("of-a-newer-desk", java.util.Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{}",
        "{\"event\":\"face\"}",
        "{\"event\":\"match\"}",
        "{\"event\":\"match\",\"header\":{\"time\":\"nonsense\"}}",
        "{\"event\":\"match\",\"header\":{\"time\":\"1h\",\"rules\":\"tv\"}}",
        "{\"event\":\"match\",\"header\":{\"time\":\"1h\",\"board\":4}}"
      })
  void whatMakesNoSenseIsRefused(String line) {
    assertThatThrownBy(() -> LineReader.read(line)).isInstanceOf(Refusal.class);
  }

  private static FaceLine face(String line) {
    return ((News.Faced) Lines.read(line)).face();
  }
}
