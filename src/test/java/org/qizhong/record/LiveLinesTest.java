package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.StartCard;

/** The lines that exist only between a running desk and its clients. */
class LiveLinesTest {

  private static StartCard card(String line) throws Refusal {
    return ((ConsoleLine.LayCard) ConsoleLine.parse(line)).card();
  }

  @Test
  void aCardIsAHeaderAndWhoCameLate() throws Refusal {
    StartCard card =
        card("{\"card\":{\"time\":\"60m\",\"handicap\":2},\"late\":{\"black\":300,\"white\":0}}");
    assertThat(card.setup()).isEqualTo(HeaderReader.read("{\"time\":\"60m\",\"handicap\":2}"));
    assertThat(card.late()).isEqualTo(new BySide<>(Duration.ofMinutes(5), Duration.ZERO));
    assertThat(card.confirmed()).isEmpty();
    assertThat(card("{\"card\":{\"time\":\"60m\"}}").late()).isEqualTo(BySide.both(Duration.ZERO));
    assertThat(ConsoleLine.parse("{\"card\":false}")).isEqualTo(new ConsoleLine.TakeCard());
  }

  @Test
  void soundIsChangedAndTestedByLines() throws Refusal {
    assertThat(ConsoleLine.parse("{\"sound\":{\"volume\":\"60\",\"voice\":\"zh\"}}"))
        .isEqualTo(new ConsoleLine.ChangeSound(Map.of("volume", "60", "voice", "zh")));
    assertThat(ConsoleLine.parse("{\"say\":\"left 4\"}"))
        .isEqualTo(new ConsoleLine.Say("left 4", Side.BLACK));
    assertThat(ConsoleLine.parse("{\"say\":\"10\",\"side\":\"white\"}"))
        .isEqualTo(new ConsoleLine.Say("10", Side.WHITE));
    assertThat(ConsoleLine.parse("{\"buzz\":true}")).isEqualTo(new ConsoleLine.Buzz());
    assertThat(ConsoleLine.parse("{\"buttons\":{\"swapped\":true}}"))
        .isEqualTo(new ConsoleLine.SwapButtons(true));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {"card":true}                                   | "card" must be false
          {"card":"1h"}                                   | "card" must be an object
          {"card":{}}                                     | card: "time" is missing
          {"card":{"time":"1h","komo":1}}                 | card: unknown field "komo"
          {"card":{"time":"1h","board":4}}                | card: "board" is 4, not within 5…25
          {"card":{"time":"1h","calls":{"count":11}}}     | card: calls: "count" is 11, not within 0…10
          {"card":{"time":"1h"},"late":300}               | "late" must be an object
          {"card":{"time":"1h"},"late":{"black":-1}}      | late: "black" must not be negative
          {"card":{"time":"1h"},"late":{"green":1}}       | late: unknown field "green"
          {"card":{"time":"1h"},"board":19}               | unknown field "board"
          {"card":{"time":"1h","confirmed":true}}         | card: "confirmed" is for the players' own buttons to say; lay a card
          {"time":"1h","confirmed":true}                  | "confirmed" is for the players' own buttons to say; lay a card
          {"sound":true}                                  | "sound" must be an object
          {"sound":{"volume":60}}                         | sound: "volume" must be text
          {"say":10}                                      | "say" must be text
          {"say":"10","side":"both"}                      | "side" must be "black" or "white", not "both"
          {"buzz":1}                                      | "buzz" must be true
          {"buttons":true}                                | "buttons" must be an object
          {"buttons":{}}                                  | buttons: "swapped" is missing
          {"buttons":{"swapped":"yes"}}                   | buttons: "swapped" must be true or false
          {"buttons":{"swapped":true,"black":5}}          | buttons: unknown field "black"
          {"buzz":true,"side":"black"}                    | unknown field "side"
          """)
  void whatDoesNotFitIsRefusedWithItsPlace(String line, String reason) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> ConsoleLine.parse(line))
        .withMessage(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {"card":{"time":"60m"}}                                               | "late":{},"deducted":{},"forfeit":[]
          {"card":{"time":"60m"},"late":{"black":300}}                          | "late":{"black":300},"deducted":{"black":600},"forfeit":[]
          {"card":{"time":"60m","rules":"cn-1988"},"late":{"black":300}}        | "late":{"black":300},"deducted":{"black":300},"forfeit":[]
          {"card":{"time":"60m"},"late":{"black":900,"white":900.5}}            | "late":{"black":900,"white":900.5},"deducted":{"black":1800},"forfeit":["white"]
          {"card":{"time":"60m","late-limit":60},"late":{"black":61,"white":70}}| "late":{"black":61,"white":70},"deducted":{},"forfeit":["black","white"]
          {"card":{"time":"10m"},"late":{"white":600}}                          | "late":{"white":600},"deducted":{"white":1200},"forfeit":[]
          """)
  void R1_aCardSaysWhatLatenessWillCostBeforeItIsTaken(String line, String lateness)
      throws Refusal {
    assertThat(CardWriter.line(card(line), "K7Q-3FD")).contains("}," + lateness + ",\"hash\"");
  }

  @Test
  void aCardLineSaysWhatIsAgreedAndWhoHasConfirmed() throws Refusal {
    StartCard card = card("{\"card\":{\"time\":\"60m\",\"table\":\"第3台\"}}");
    String header =
        "{\"event\":\"card\",\"header\":{\"time\":\"60m\",\"rules\":\"cn-2002\",\"board\":19,"
            + "\"handicap\":0,\"late-limit\":900,\"table\":\"第3台\"},"
            + "\"late\":{},\"deducted\":{},\"forfeit\":[],\"hash\":\"K7Q-3FD\",\"confirmed\":";
    assertThat(CardWriter.line(card, "K7Q-3FD")).isEqualTo(header + "[]}");
    assertThat(CardWriter.line(card.confirmedBy(Side.WHITE), "K7Q-3FD"))
        .isEqualTo(header + "[\"white\"]}");
    assertThat(card.confirmedBy(Side.WHITE).confirmedBy(Side.BLACK).confirmed())
        .isEqualTo(Set.of(Side.BLACK, Side.WHITE));
    assertThat(CardWriter.GONE).isEqualTo("{\"event\":\"card\"}");
  }

  @Test
  void theDeskSaysWhatItIsAndWhatIsHeard() {
    assertThat(Notices.desk(Optional.empty(), "0.1.0"))
        .isEqualTo("{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"0.1.0\"}");
    assertThat(Notices.desk(Optional.of(true), "0.1.0"))
        .isEqualTo(
            "{\"event\":\"desk\",\"buttons\":\"gpio\",\"swapped\":true,\"version\":\"0.1.0\"}");
    assertThat(Notices.sound(Map.of("volume", "60"), List.of("en", "zh")))
        .isEqualTo(
            "{\"event\":\"sound\",\"settings\":{\"volume\":\"60\"},\"voices\":[\"en\",\"zh\"]}");
  }
}
