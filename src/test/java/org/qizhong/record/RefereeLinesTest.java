package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Authority;
import org.qizhong.match.Pauses;
import org.qizhong.match.Role;

/** The lines of the referee's desk, both ways. */
class RefereeLinesTest {
  private static ConsoleLine parse(String line) throws Refusal {
    return ConsoleLine.parse(line.replace('\'', '"'));
  }

  @Test
  void aRulingSaysForEachActWhatItDoesNotSayItself() throws Refusal {
    Judged.Ruling ruling =
        (Judged.Ruling)
            parse(
                "{'ruling':[{'warn':'black'},{'note':true},{'pause':true,'why':'own'}],"
                    + "'why':'all','article':'R21'}");
    assertThat(ruling.acts())
        .containsExactly(
            new Entry(Tick.ZERO, new Act.Warn(Side.BLACK), Optional.of("all"), Optional.of("R21")),
            new Entry(
                Tick.ZERO,
                new Act.Note(Optional.empty(), "all"),
                Optional.empty(),
                Optional.of("R21")),
            new Entry(Tick.ZERO, new Act.Pause(), Optional.of("own"), Optional.of("R21")));
    assertThat(ruling.needed(Authority.of(Pauses.DEFAULT))).isEqualTo(Role.REFEREE);
  }

  @Test
  void whatAFaultyClockShowsAndHowFarItIsWrong() throws Refusal {
    assertThat(
            parse(
                "{'replace-clock':{'black':{'phase':'main','time':60},"
                    + "'white':{'phase':'overtime','time':29.5,'left':3}},'fast':-120.5,'why':'x'}"))
        .isEqualTo(
            new Judged.ReplaceClock(
                new BySide<>(
                    Reading.of(Phase.MAIN, Duration.ofMinutes(1)),
                    Reading.of(Phase.OVERTIME, Duration.ofMillis(29_500)).withLeft(3)),
                new BigDecimal("-120.5"),
                Optional.of("x"),
                Optional.empty()));
    assertThat(parse("{'split':3600.5}"))
        .isEqualTo(
            new Judged.Split(Duration.ofMillis(3_600_500), Optional.empty(), Optional.empty()));
  }

  @Test
  void aPreviewKeepsTheLineItIsOf() throws Refusal {
    ConsoleLine.Preview preview =
        (ConsoleLine.Preview) parse("{'preview':{'late':'black','by':5.0}}");
    assertThat(preview.line()).isEqualTo("{\"late\":\"black\",\"by\":5.0}");
    assertThat(preview.of().name()).isEqualTo("late");
  }

  @Test
  void theOthers() throws Refusal {
    assertThat(parse("{'collect':'result'}"))
        .isEqualTo(new ConsoleLine.Collect(Optional.of(Collected.RESULT)));
    assertThat(parse("{'collect':false}")).isEqualTo(new ConsoleLine.Collect(Optional.empty()));
    assertThat(parse("{'log':7,'calls':true}")).isEqualTo(new ConsoleLine.Log(7, true));
    assertThat(parse("{'unlock':'chief','pin':'1234'}"))
        .isEqualTo(new Door.Unlock(Role.CHIEF, Optional.of("1234")));
    assertThat(parse("{'pin':'referee','set':''}"))
        .isEqualTo(new Door.SetPin(Role.REFEREE, Optional.empty()));
    assertThat(parse("{'lock':true}")).isEqualTo(new Door.Lock());
    assertThat(parse("{'touch':true}")).isEqualTo(new Door.Touch());
  }

  @Test
  void noPinIsInALinesOwnWords() throws Refusal {
    assertThat(parse("{'unlock':'chief','pin':'4711'}").toString()).doesNotContain("4711");
    assertThat(parse("{'pin':'chief','set':'4711'}").toString()).doesNotContain("4711");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {'ruling':[]}                                        | "ruling" has no act
          {'ruling':{'warn':'black'}}                          | "ruling" must be a list
          {'ruling':['warn']}                                  | "ruling" must be a list of acts
          {'ruling':[{'warn':'black','role':'chief'}]}         | "role" is set by the desk
          {'ruling':[{'at':5,'warn':'black'}]}                 | "at" is set by the desk
          {'ruling':[{'warn':'black'}],'why':5}                | "why" must be text
          {'ruling':[{'warn':'black'}],'by':'x'}               | unknown field "by"
          {'ruling':[{'warn':'black'},{'press':'black'}]}      | "ruling" holds a player's act, "press"
          {'ruling':[{'pass':'black'}]}                        | "ruling" holds a player's act, "pass"
          {'ruling':[{'propose':'black'}]}                     | "ruling" holds a player's act, "propose"
          {'ruling':[{'agree':'black'}]}                       | "ruling" holds a player's act, "agree"
          {'ruling':[{'accept':'black'}]}                      | "ruling" holds a player's act, "accept"
          {'ruling':[{'agree-readings':'black'}]}              | "ruling" holds a player's act, "agree-readings"
          {'preview':{'ruling':[{'press':'black'}]}}           | "ruling" holds a player's act, "press"
          {'standing':5}                                       | "standing" must be true
          {'withdraw':'adjust'}                                | "side" is missing
          {'withdraw':'number','side':'black'}                 | unknown field "side"
          {'withdraw':'note'}                                  | must be result, warning or a ruling's act
          {'replace-clock':{'black':{'phase':'main','time':1}},'fast':1} | replace-clock: "white" is missing
          {'replace-clock':{'black':{'phase':'main','time':1},'white':{'phase':'flagged','time':1}},'fast':1} | "phase" must be "main" or "overtime"
          {'replace-clock':{'black':{'phase':'main','time':1},'white':{'phase':'main','time':0}},'fast':1} | "time" must be more than zero
          {'replace-clock':{'black':{'phase':'main','time':1},'white':{'phase':'main','time':1}}} | "fast" is missing
          {'split':0}                                          | "split" must be more than zero
          {'split':'1h'}                                       | "split" must be a number
          {'preview':{'close':true}}                           | "preview" must be an act, a ruling
          {'preview':{'preview':{'swap':true}}}                | "preview" must be an act, a ruling
          {'preview':true}                                     | expected a JSON object
          {'collect':true}                                     | "collect" must be false
          {'collect':'all'}                                    | "collect" must be readings or result
          {'collect':5}                                        | "collect" must be text
          {'log':0}                                            | "log" is 0
          {'log':1,'calls':1}                                  | "calls" must be true or false
          {'unlock':'none'}                                    | "unlock" must be "referee" or "chief"
          {'unlock':'referee','pin':1234}                      | "pin" must be text
          {'pin':'referee'}                                    | "set" is missing
          {'pin':'referee','set':'12a4'}                       | "set" must be 4 to 12 digits
          {'pin':'referee','set':'1234567890123'}              | "set" must be 4 to 12 digits
          {'pin':'referee','set':'١٢٣٤'}                       | "set" must be 4 to 12 digits
          {'lock':false}                                       | "lock" must be true
          {'touch':1}                                          | "touch" must be true
          """)
  void whatDoesNotFitIsRefusedWithItsPlace(String line, String reason) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> parse(line))
        .withMessageContaining(reason);
  }

  @Test
  void whatTheDeskAnswers() {
    Duration idle = Duration.ofSeconds(30);
    assertThat(RefereeLines.role(Role.CHIEF, idle))
        .isEqualTo("{\"event\":\"role\",\"role\":\"chief\",\"seconds\":30}");
    assertThat(RefereeLines.role(Role.NONE, idle))
        .isEqualTo("{\"event\":\"role\",\"role\":\"none\"}");
    assertThat(RefereeLines.pins(EnumSet.of(Role.CHIEF)))
        .isEqualTo("{\"event\":\"pins\",\"referee\":false,\"chief\":true}");
    assertThat(RefereeLines.collect(Optional.of(Collected.READINGS), Set.of(Side.BLACK)))
        .isEqualTo("{\"event\":\"collect\",\"what\":\"readings\",\"confirmed\":[\"black\"]}");
    assertThat(RefereeLines.collect(Optional.empty(), Set.of()))
        .isEqualTo("{\"event\":\"collect\",\"what\":\"none\"}");
    assertThat(RefereeLines.logEnd(12, false)).isEqualTo("{\"event\":\"log-end\",\"n\":12}");
    assertThat(RefereeLines.refusedPreview("{\"swap\":true}", Role.REFEREE, "no"))
        .isEqualTo(
            "{\"event\":\"preview\",\"of\":{\"swap\":true},\"needs\":\"referee\","
                + "\"refused\":\"no\"}");
  }

  @Test
  void everyActsNameIsItsFieldInMatchFiles() {
    assertThat(
            List.of(
                ActWriter.name(new Act.WithdrawResult()),
                ActWriter.name(new Act.Pause(Optional.of(Side.BLACK))),
                ActWriter.name(new Act.Late(Side.BLACK, Duration.ofSeconds(1))),
                ActWriter.name(new Act.AgreeReadings(Side.WHITE))))
        .containsExactly("withdraw", "pause", "late", "agree-readings");
  }
}
