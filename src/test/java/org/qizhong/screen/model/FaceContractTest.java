package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.match.Face;
import org.qizhong.match.MatchState;
import org.qizhong.match.Occasion;
import org.qizhong.match.Player;
import org.qizhong.match.Setup;
import org.qizhong.record.FaceWriter;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.screen.Lines;

/** What the desk's writer writes, the screen reads and draws. */
class FaceContractTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "90m",
        "2h40m + 5x60s",
        "0 + 3x30s",
        "2h incl 5x60s",
        "30s/move",
        "30s/move + 10x60s",
        "60m + 20/5m, 30/5m carry",
        "0 + 15/10m",
        "3h + 2x20m@2",
        "0 + 3x35m@2",
        "60m + 20s/move",
        "60m + 5s delay",
        "60m + 5s bronstein",
        "10m hourglass",
        "up"
      })
  void everyMethodsFaceIsReadAndDrawn(String time) throws Refusal {
    Terms terms = Terms.of(RuleSet.CN_2002, 19, 0, Optional.empty());
    Setup setup =
        Setup.of(BySide.both(Notation.parse(time)), terms)
            .withOccasion(
                new Occasion(
                    Optional.empty(),
                    Optional.empty(),
                    BySide.both(new Player(Optional.of("李某"), Optional.empty()))));
    Face face = Face.of(MatchState.open(setup), Tick.ZERO);
    FaceLine read = ((News.Faced) Lines.read(FaceWriter.line(face))).face();
    assertThat(read.status()).isEqualTo(Face.Status.READY);
    MatchHeader header = ((News.Opened) Lines.read(Lines.match(time))).header();
    SidePicture black =
        new MatchPainter(Lines.ENGLISH, header, read)
            .paint(SoundLine.UNKNOWN, false)
            .sides()
            .black();
    assertThat(black.digits().big()).isEqualTo(face.sides().black().shown());
    assertThat(black.who()).isEqualTo("Black · 李某");
    assertThat(black.phase()).isNotBlank();
  }
}
