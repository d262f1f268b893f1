package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.record.Played;

/** Laws 1, 2, 9 of the whole referee: random acts at random and at critical instants. */
class RefereeLawTest {
  private static final int GAMES = 80;
  private static final int ACTS = 100;

  static List<String> methods() {
    return RandomActs.METHODS;
  }

  /** 18 methods × 80 games × 100 acts = 144,000 acts. */
  @ParameterizedTest
  @MethodSource("methods")
  void law9_noActEverThrowsAndARefusedOneChangesNothing(String time) {
    for (int game = 0; game < GAMES; game++) {
      play(time, game);
    }
  }

  private static void play(String time, int seed) {
    RandomActs acts = new RandomActs(new Random(seed));
    String rules = List.of("cn-2002", "cn-1988", "ing", "jp").get(seed % 4);
    MatchState state = Played.by(rules, time).state();
    Tick now = Tick.ZERO;
    for (int number = 0; number < ACTS; number++) {
      now = acts.after(state, now);
      Act act = acts.act(state);
      String what = time + " game " + seed + " act " + number + " " + act;
      Referee.Judgement judged = Referee.judge(state, act, now);
      check(what, state, act, now, judged);
      Face.of(state, now);
      state = judged.state();
    }
  }

  private static void check(
      String what, MatchState state, Act act, Tick now, Referee.Judgement judged) {
    MatchState folded = state;
    Tick last = Tick.ZERO;
    for (Happening happening : Referee.decide(state, act, now)) {
      folded = Referee.evolve(folded, happening);
      assertThat(happening.at()).as(what).isBetween(last, now);
      last = happening.at();
    }
    same(what, Referee.elapse(folded, now).state(), judged.state());
    Referee.Judgement untouched = Referee.elapse(state, now);
    if (judged.refusal().isPresent()) {
      same(what, untouched.state(), judged.state());
    }
    assertThat(judged.happenings().subList(0, untouched.happenings().size()))
        .as(what)
        .isEqualTo(untouched.happenings());
    boundary(what, judged.state());
  }

  private static void same(String what, MatchState one, MatchState other) {
    if (!one.equals(other)) {
      assertThat(one).as(what).isEqualTo(other);
    }
  }

  /** Nothing falls due before the next boundary, and something does at it (law 2). */
  private static void boundary(String what, MatchState state) {
    Optional<Tick> next = Referee.nextBoundary(state);
    if (next.isEmpty()) {
      assertThat(Referee.elapse(state, new Tick(Long.MAX_VALUE / 4)).happenings()).isEmpty();
      return;
    }
    Tick before = new Tick(next.get().nanos() - 1);
    assertThat(Referee.elapse(state, before).happenings()).as(what).isEmpty();
    assertThat(Referee.elapse(state, next.get()).happenings()).as(what).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("methods")
  void law1_lookingInBetweenChangesNothing(String time) {
    MatchState start = Played.started(time).state();
    Random random = new Random(7);
    Tick end = Played.tick("120");
    Referee.Judgement whole = Referee.elapse(start, end);
    for (int turn = 0; turn < 50; turn++) {
      List<Happening> happenings = new ArrayList<>();
      MatchState state = start;
      Tick now = Tick.ZERO;
      while (now.isBefore(end)) {
        now = Tick.earlier(end, new RandomActs(random).after(state, new Tick(now.nanos() + 1)));
        Referee.Judgement part = Referee.elapse(state, now);
        happenings.addAll(part.happenings());
        state = part.state();
      }
      assertThat(happenings).isEqualTo(whole.happenings());
      assertThat(state).isEqualTo(whole.state());
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void memoryDoesNotGrowWithTheNumberOfActs(String time) {
    RandomActs acts = new RandomActs(new Random(3));
    MatchState state = Played.started(time).state();
    Tick now = Tick.ZERO;
    for (int number = 0; number < 3_000; number++) {
      now = new Tick(now.nanos() + 1_000_000);
      Side mover = state.game().toMove();
      state = Referee.judge(state, new Act.Press(mover), now).state();
      state = Referee.judge(state, acts.any(6 + number % 12), now).state();
      state = Referee.judge(state, new Act.WithdrawResult(), now).state();
      state = Referee.judge(state, new Act.Resume(Optional.empty()), now).state();
    }
    state
        .game()
        .undo()
        .ifPresent(undo -> assertThat(undo.turns().last().flatMap(Last::undo)).isEmpty());
    assertThat(state.toString().length()).isLessThan(6_000);
  }

  /** Every number here is one that a match file may hold. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1h",
        "1h + 5x60s",
        "0 + 20/5m",
        "1h + 2x5m@2",
        "60s + 5s/move",
        "60s + 5s delay",
        "60s + 5s bronstein",
        "60s hourglass",
        "up",
        "30s/move + 5x60s"
      })
  void law9_theLargestAdjustmentsNeverThrow(String time) {
    Played match = Played.started(time);
    assertThatCode(
            () -> {
              for (int turn = 1; turn <= 12; turn++) {
                match.act("5 adjust black by 1000000000");
                match.face("5");
                Referee.nextBoundary(match.state());
              }
              match.act("6 press black");
              match.act("1000000000 read");
            })
        .doesNotThrowAnyException();
  }

  @Test
  void law9_timeThatIsCarriedOnAndOnNeverThrows() {
    MatchState state = Played.started("24h + 24h/move").state();
    Tick now = Tick.ZERO;
    for (int press = 0; press < 220_000; press++) {
      now = new Tick(now.nanos() + 1);
      state = Referee.judge(state, new Act.Press(state.game().toMove()), now).state();
    }
    assertThat(state.game().turns().number()).isEqualTo(220_000);
  }
}
