package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;
import org.qizhong.match.RandomActs;
import org.qizhong.match.Referee;
import org.qizhong.match.Role;
import org.qizhong.match.Setup;

/** What is written is what is read: acts, headers, whole records. */
class RoundTripTest {

  private static Entry back(String line) throws Refusal {
    return ActReader.event(Lines.object(line));
  }

  private static void roundTrip(Entry entry) throws Refusal {
    String line = ActWriter.line(entry);
    assertThat(line).doesNotContain("\n");
    assertThat(back(line)).as(line).isEqualTo(entry);
    assertThat(ActWriter.line(back(line))).isEqualTo(line);
  }

  @Test
  void everyActReadsBackAsItWasWritten() throws Refusal {
    RandomActs acts = new RandomActs(new Random(1));
    Set<Class<?>> met = new LinkedHashSet<>();
    for (int turn = 0; turn < 20_000; turn++) {
      Act act = acts.any(turn % 30);
      met.add(act.getClass());
      roundTrip(Entry.of(new Tick(turn * 123_456_789L), act));
    }
    List<Class<?>> all = new ArrayList<>(List.of(Act.class.getPermittedSubclasses()));
    all.remove(Act.TurnEnding.class);
    all.addAll(List.of(Act.TurnEnding.class.getPermittedSubclasses()));
    assertThat(met).containsAll(all);
  }

  @Test
  void reasonAndArticleAreKept() throws Refusal {
    Entry entry =
        new Entry(
            new Tick(1),
            new Act.Pause(),
            Optional.of("午餐 \"lunch\"\n\\ \u0001 \ud83c\udf71"),
            Optional.of("art. 32.3"));
    roundTrip(entry);
  }

  @Test
  void theRoleIsKept() throws Refusal {
    roundTrip(
        Entry.of(new Tick(1), new Act.Adjust(Side.BLACK, Duration.ofSeconds(-5))).by(Role.CHIEF));
    roundTrip(
        Entry.because("late", new Tick(1), new Act.Late(Side.WHITE, Duration.ofSeconds(5)))
            .by(Role.REFEREE));
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 1, 999_999_999, 1_000_000_000, 59_999_999_999L, 1_000_000_000_000_000_000L})
  void instantsAreExactToTheNanosecondAndPlain(long nanos) throws Refusal {
    Entry entry = Entry.of(new Tick(nanos), new Act.Read());
    roundTrip(entry);
    assertThat(ActWriter.line(entry)).doesNotContain("E", "e-");
  }

  @Test
  void anActOfTheSocketHasNoTimeOfItsOwn() throws Refusal {
    Tick now = new Tick(77);
    assertThat(ActReader.live(Lines.object("{\"pause\":true}"), now))
        .isEqualTo(Entry.of(now, new Act.Pause()));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> ActReader.live(Lines.object("{\"at\":1,\"pause\":true}"), now))
        .withMessageContaining("at");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"number\":1e99999999999}",
        "{\"number\":1e999999999}",
        "",
        "5",
        "{",
        "{\"pause\":true}{\"pause\":true}",
        "[]",
        "{\"press\":\"bl\\u0000ack\"}"
      })
  void law9_aLineThatDoesNotFitIsRefusedAndNeverThrowsThroughTheDesk(String line) {
    assertThatExceptionOfType(Refusal.class).isThrownBy(() -> ConsoleLine.parse(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"time\":\"1h\"}",
        "{\"time\":{\"black\":\"2h incl 5x60s\",\"white\":\"60m + 20/5m, 30/5m carry\"}}",
        "{\"time\":\"up\",\"rules\":\"ing\",\"board\":13,\"handicap\":2,\"komi\":-3.5}",
        "{\"time\":\"1h\",\"rules\":\"cn-1988\",\"komi\":0}",
        "{\"time\":\"1h\",\"late-limit\":3600.5,\"event\":\"名人战 \\\"final\\\"\"}",
        "{\"time\":\"1h\",\"late-limit\":0,\"players\":{\"white\":{\"name\":\"聂\"}}}",
        "{\"time\":\"1h\",\"players\":{\"black\":{\"name\":\"\"},\"white\":{\"name\":\"a\"}}}",
        "{\"time\":\"1h\",\"players\":{\"black\":{}}}",
        "{\"time\":\"0 + 5s/move max 0.000000001s\",\"rules\":\"wmsg\"}"
      })
  void aHeaderReadsBackAsItWasWritten(String header) throws Refusal {
    Setup setup = HeaderReader.read(header);
    String line = HeaderWriter.line(setup);
    assertThat(line).doesNotContain("\n");
    assertThat(HeaderReader.read(line)).isEqualTo(setup);
    assertThat(HeaderWriter.line(HeaderReader.read(line))).isEqualTo(line);
  }

  @Test
  void whatIsNotSaidInAHeaderHasItsDefault() throws Refusal {
    Setup setup = HeaderReader.read("{\"time\":\"1h\"}");
    assertThat(setup.terms().rules().id()).isEqualTo("cn-2002");
    assertThat(setup.terms().board()).isEqualTo(19);
    assertThat(setup.terms().handicap()).isZero();
    assertThat(setup.lateLimit()).isEqualTo(Duration.ofMinutes(15));
  }

  static List<String> methods() {
    return RandomActs.METHODS;
  }

  /** "Records export to the same format and replay to the same happenings." */
  @ParameterizedTest
  @MethodSource("methods")
  void aRecordReplaysToTheSameHappenings(String time) throws Exception {
    for (int game = 0; game < 20; game++) {
      RandomActs acts = new RandomActs(new Random(game));
      String resumes = game % 2 == 0 ? "referee" : "both";
      MatchState state = Played.with(time, "\"resumes\":\"" + resumes + "\"").state();
      List<String> file = new ArrayList<>(List.of(HeaderWriter.line(state.game().setup())));
      List<String> printed = new ArrayList<>();
      Tick now = Tick.ZERO;
      Tick last = now;
      for (int number = 0; number < 60; number++) {
        now = acts.after(state, now);
        Act act = acts.act(state);
        Referee.Judgement judged = Referee.judge(state, act, now);
        if (judged.refusal().isPresent()) {
          continue;
        }
        file.add(ActWriter.line(Entry.of(now, act)));
        judged.happenings().forEach(it -> printed.add(Script.words(HappeningWriter.line(it))));
        state = judged.state();
        last = now;
      }
      Referee.close(state, last)
          .happenings()
          .forEach(it -> printed.add(Script.words(HappeningWriter.line(it))));
      assertThat(Files.replay(String.join("\n", file))).as("game %d", game).isEqualTo(printed);
    }
  }
}
