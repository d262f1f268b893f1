package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.Bank;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.Crossing;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.TimeControl;

class PhrasesTest {
  @Test
  void C8_byoYomiIsAnnouncedWithWhatItIs() throws Refusal {
    assertThat(begins("1h + 5x60s")).containsExactly("overtime-byoyomi", "minutes-left-5");
    assertThat(begins("1h + 3x30s"))
        .containsExactly("overtime-byoyomi", "periods-left-3", "elapsed-30");
    assertThat(begins("1h + 3x90s"))
        .containsExactly("overtime-byoyomi", "periods-left-3", "minutes-1", "elapsed-30");
  }

  @Test
  void C8_canadianOvertimeIsAnnouncedWithMovesAndTime() throws Refusal {
    assertThat(begins("1h + 20/5m")).containsExactly("overtime-canadian", "moves-20", "minutes-5");
  }

  @Test
  void C8_aStageSaysMovesAndTimeNeverMoreThanThereIs() {
    assertThat(Phrases.stage(30, Duration.ofMinutes(5)))
        .containsExactly("stage", "moves-30", "minutes-5");
    assertThat(Phrases.stage(30, Duration.ofMillis(433_900)))
        .containsExactly("stage", "moves-30", "minutes-7", "elapsed-10");
    assertThat(Phrases.stage(10, Duration.ofMillis(302_000)))
        .containsExactly("stage", "moves-10", "minutes-5");
    assertThat(Phrases.stage(10, Duration.ofSeconds(45)))
        .containsExactly("stage", "moves-10", "elapsed-45");
  }

  @Test
  void everyRoundLengthOfTimeHasItsClips() {
    for (int seconds = 5; seconds <= 600; seconds += 5) {
      assertThat(ClipName.all()).containsAll(Phrases.time(Duration.ofSeconds(seconds)));
    }
  }

  @Test
  void C2_timeIsUpOnTheLastNumber() {
    assertThat(Phrases.timeUp(OptionalInt.of(10), false)).containsExactly("count-10", "time-up");
    assertThat(Phrases.timeUp(OptionalInt.of(7), false)).containsExactly("count-7", "time-up");
    assertThat(Phrases.timeUp(OptionalInt.empty(), false)).containsExactly("time-up");
  }

  @Test
  void C2_inCn1988TheLastNumberEndsWithLoss() {
    assertThat(Phrases.timeUp(OptionalInt.of(10), true)).containsExactly("time-up-1988");
    assertThat(Phrases.timeUp(OptionalInt.of(7), true)).containsExactly("count-7", "time-up-loss");
    assertThat(Phrases.timeUp(OptionalInt.empty(), true)).containsExactly("time-up-loss");
  }

  @Test
  void C6_aPlayerHearsWhatIsLeft() {
    ByoYomi minutes = new ByoYomi(Duration.ZERO, 5, Duration.ofSeconds(60), false);
    Reading three = Reading.of(Phase.OVERTIME, Duration.ofSeconds(20)).withLeft(3);
    assertThat(Phrases.left(minutes, three)).containsExactly("minutes-left-3");
    Considerations rapid = new Considerations(Duration.ofSeconds(30), 10, Duration.ofSeconds(60));
    assertThat(Phrases.left(rapid, three)).containsExactly("considerations-left-3");
    Absolute absolute = new Absolute(Duration.ofHours(1));
    assertThat(Phrases.left(absolute, Reading.of(Phase.MAIN, Duration.ofHours(1)))).isEmpty();
  }

  @Test
  void C8_pointsTakenAreSaidWithTheLengthOfThePeriodTheyBuy() {
    assertThat(Phrases.penalty(2, Duration.ofMinutes(35)))
        .containsExactly("penalty-2", "minutes-35");
  }

  @Test
  void C8_withoutMainTimeTheStartSaysWhatIsPlayed() throws Refusal {
    assertThat(starts("0 + 3x60s")).containsExactly("overtime-byoyomi", "minutes-left-3");
    assertThat(starts("0 + 5x30s"))
        .containsExactly("overtime-byoyomi", "periods-left-5", "elapsed-30");
    assertThat(starts("30s/move + 10x60s"))
        .containsExactly("overtime-byoyomi", "elapsed-30", "considerations-left-10");
    assertThat(starts("40s/move")).containsExactly("overtime-byoyomi", "elapsed-40");
    assertThat(starts("0 + 20/5m")).containsExactly("overtime-canadian", "moves-20", "minutes-5");
  }

  @Test
  void C6_inT5ThePlayerHearsTheMovesAndTheTimeOfTheStageHeIsIn() throws Refusal {
    Reading mid = Reading.of(Phase.OVERTIME, Duration.ofMillis(268_400)).withMoves(17);
    assertThat(Phrases.left(Notation.parse("12s + 20/5m, 30/5m"), mid))
        .containsExactly("moves-left-17", "minutes-4", "elapsed-25");
  }

  @Test
  void C8_aNumberOfMovesOrMinutesWithoutAClipIsSaidToBeLeft() {
    assertThat(Phrases.stage(17, Duration.ofSeconds(11 * 60 + 30)))
        .containsExactly("stage", "moves-left-17", "minutes-left-11");
  }

  /** What is said at the start of a match without main time. */
  private static List<String> starts(String notation) throws Refusal {
    TimeControl method = Notation.parse(notation);
    return Phrases.start(method, method.reading(method.open()));
  }

  /** What is said when main time ends. */
  private static List<String> begins(String notation) throws Refusal {
    TimeControl method = Notation.parse(notation);
    List<Crossing> crossings = new ArrayList<>();
    Bank bank = method.open();
    method.cross(bank, Duration.ZERO, crossings);
    Crossing.OvertimeBegan began = (Crossing.OvertimeBegan) crossings.getFirst();
    return Phrases.overtime(method, began.opening());
  }
}
