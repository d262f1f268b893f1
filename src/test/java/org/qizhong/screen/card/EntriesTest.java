package org.qizhong.screen.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/** What is typed: lines, numbers, times of day, distances, lateness. */
class EntriesTest {
  @Test
  void aLineIsTypedAtItsCaret() {
    TextEntry entry = TextEntry.of("").insert("周").insert("x").left().insert("谞");
    assertThat(entry).isEqualTo(new TextEntry("周谞x", 2));
    assertThat(entry.erase()).isEqualTo(new TextEntry("周x", 1));
    assertThat(entry.right().right().caret()).isEqualTo(3);
    assertThat(TextEntry.of("").erase()).isEqualTo(TextEntry.of(""));
  }

  @Test
  void aCharacterOutsideTheBasicPlaneIsOne() {
    TextEntry entry = TextEntry.of("a𠮷");
    assertThat(entry.erase().text()).isEqualTo("a");
    assertThat(entry.left().caret()).isEqualTo(1);
    assertThat(entry.left().right().caret()).isEqualTo(3);
  }

  @Test
  void aLineHasAnEnd() {
    TextEntry entry = TextEntry.of("x".repeat(60));
    assertThat(entry.insert("y")).isEqualTo(entry);
  }

  @Test
  void theFirstDigitReplacesANumberAndMoreAreAddedToIt() {
    Numbers numbers = new Numbers(List.of(new Numbers.Field("n", 1, 99, 5, 60)));
    numbers.key("7");
    numbers.key("2");
    assertThat(numbers.value("n")).isEqualTo(72);
    numbers.key("3");
    assertThat(numbers.value("n")).as("too large").isEqualTo(72);
    numbers.key("BACK_SPACE");
    assertThat(numbers.value("n")).isEqualTo(7);
    numbers.step("n", -1);
    numbers.step("n", -1);
    assertThat(numbers.value("n")).as("not below the least").isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(TimeMethod.class)
  void everyMethodMakesAControlFromWhatItOffersFirst(TimeMethod method) throws Exception {
    assertThat(Notation.parse(method.of(method.numbers()).notation())).isNotNull();
  }

  @Test
  void T6_ingIsBuiltFromItsNumbers() throws Exception {
    Numbers numbers = TimeMethod.ING.numbers();
    numbers.set("main", 72);
    numbers.set("periods", 3);
    numbers.set("minutes", 12);
    assertThat(TimeMethod.ING.of(numbers).notation()).isEqualTo("72m + 3x12m@2");
    numbers.set("main", 0);
    assertThat(TimeMethod.ING.of(numbers).notation()).isEqualTo("0 + 3x12m@2");
  }

  @Test
  void whatCannotBeBuiltIsRefused() {
    Numbers numbers = TimeMethod.BYO_YOMI.numbers();
    numbers.set("seconds", 0);
    assertThatExceptionOfType(Refusal.class).isThrownBy(() -> TimeMethod.BYO_YOMI.of(numbers));
  }

  @ParameterizedTest
  @CsvSource({"60m + 5x,8", "x,0", "'',0", "60m + 5x60,10", "60m+,4", "2h incl 500x60s,8"})
  void aRefusedNotationNamesThePlace(String text, int place) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> Notation.parse(text))
        .satisfies(e -> assertThat(NotationPlace.place(e.getMessage())).isEqualTo(place))
        .satisfies(
            e ->
                assertThat(NotationPlace.withoutPlace(e.getMessage()))
                    .isNotBlank()
                    .doesNotContain("character"));
  }

  @ParameterizedTest
  @CsvSource({
    "900, 905, 5",
    "900, 900, 0",
    "900, 855, 0",
    "1330, 1500, 90",
    "2355, 5, 10",
    "5, 2355, 0",
    "0, 2359, 0"
  })
  void R1_latenessIsArrivalMinusSchedule(int scheduled, int arrival, int minutes) {
    assertThat(Arrival.late(scheduled, arrival)).contains(Duration.ofMinutes(minutes));
  }

  @ParameterizedTest
  @ValueSource(ints = {960, 2400, 1299, -1})
  void whatIsNoTimeOfDayIsNotTaken(int typed) {
    assertThat(Arrival.late(900, typed)).isEmpty();
  }

  @Test
  void timesOfDayGoRoundMidnight() {
    assertThat(Arrival.later(2359, 1)).isZero();
    assertThat(Arrival.later(0, -1)).isEqualTo(2359);
    assertThat(Arrival.shown(905)).isEqualTo("09:05");
  }

  @Test
  void R1_latenessCostsDoubleButOnceInThe1988Edition() {
    CardDraft card = CardDraft.EMPTY.withLate(Late.NONE.with(Side.BLACK, Duration.ofMinutes(5)));
    assertThat(late(card)).isEqualTo("Black: 5 min late: 10 min deducted\nWhite: in time");
    assertThat(late(card.withRules(RuleSet.CN_1988)))
        .isEqualTo("Black: 5 min late: 5 min deducted\nWhite: in time");
  }

  private static String late(CardDraft card) {
    return new LateWords(Texts.of(Language.EN)).of(card);
  }

  @Test
  void R1_theLimitItselfIsNotOverIt() {
    Late late =
        new Late(
            Late.QUARTER,
            new BySide<>(Duration.ofMinutes(15), Duration.ofMinutes(15).plusSeconds(1)));
    assertThat(late(CardDraft.EMPTY.withLate(late)))
        .isEqualTo("Black: 15 min late: 30 min deducted\nWhite: over the limit: loses");
    assertThat(late(CardDraft.EMPTY.withLate(late.withLimit(Late.HOUR))))
        .endsWith("White: 901 s late: 1802 s deducted");
  }

  @Test
  void R1_aDeductionUsesMainTimeAndPeriodsUpToTheLast() throws Exception {
    BySide<TimeControl> times =
        new BySide<>(Notation.parse("5s + 1x20s"), Notation.parse("4m + 1x20s"));
    CardDraft card =
        CardDraft.EMPTY
            .withTimes(times)
            .withLate(new Late(Late.QUARTER, BySide.both(Duration.ofMinutes(2))));
    assertThat(late(card))
        .isEqualTo(
            "Black: 2 min late: 4 min deducted, nothing is left: loses\n"
                + "White: 2 min late: 4 min deducted");
  }

  @Test
  void C3_distancesAreWholeSecondsFromLargeToSmall() throws Exception {
    assertThat(CallPlan.distances(" 30 20  5 ")).containsExactly(30, 20, 5);
    assertThat(CallPlan.distances("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "3601", "20 30", "20 20", "99999", "30 x"})
  void C3_otherDistancesAreNot(String text) {
    assertThatExceptionOfType(Misfit.class).isThrownBy(() -> CallPlan.distances(text));
  }

  @Test
  void C3_thereAreAtMostTwenty() {
    StringBuilder text = new StringBuilder();
    for (int second = 30; second > 9; second--) {
      text.append(second).append(' ');
    }
    assertThatExceptionOfType(Misfit.class).isThrownBy(() -> CallPlan.distances(text.toString()));
  }
}
