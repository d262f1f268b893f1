package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.screen.Lines;

class ScreenModelTest {
  private static final String RUNNING = face("running", "black", 3, main("1:00"), main("1:00"));
  private static final String PAUSED = face("paused", "black", 3, main("1:00"), main("1:00"));

  private final List<String> sent = new ArrayList<>();
  private long now = 1_000;
  private boolean reachable = true;
  private ScreenModel model;

  @BeforeEach
  void open() {
    model =
        new ScreenModel(
            () -> now,
            line -> {
              if (reachable) {
                sent.add(line);
              }
              return reachable;
            });
    model.take(new News.Up());
  }

  private void hear(String... lines) {
    for (String line : lines) {
      model.take(Lines.read(line));
    }
  }

  private void pass(long millis) {
    now += Duration.ofMillis(millis).toNanos();
  }

  private void stroke(String key) {
    model.keyboard().down(key);
    model.keyboard().up(key);
  }

  @Test
  void thePageFollowsTheDesk() {
    assertThat(model.page()).isEqualTo(Page.EMPTY);
    hear(Lines.IDLE);
    assertThat(model.page()).isEqualTo(Page.FORM);
    hear(match("1h"), RUNNING);
    assertThat(model.page()).isEqualTo(Page.MATCH);
    hear(Lines.IDLE);
    assertThat(model.page()).isEqualTo(Page.FORM);
    assertThat(model.picture()).isEmpty();
  }

  @Test
  void theFormCanBeOpenedOverAConfirmedMatchAndLeftAgain() {
    hear(match("1h"), RUNNING);
    model.perform(new MatchButton.Deed.OpenForm());
    assertThat(model.page()).isEqualTo(Page.FORM);
    hear(RUNNING);
    assertThat(model.page()).isEqualTo(Page.FORM);
    model.back();
    assertThat(model.page()).isEqualTo(Page.MATCH);
    model.perform(new MatchButton.Deed.OpenForm());
    hear(match("2h"));
    assertThat(model.page()).isEqualTo(Page.MATCH);
    assertThat(model.picture()).as("the old face is not the new match's").isEmpty();
  }

  @Test
  void theSameMatchToldAgainKeepsItsFace() {
    hear(match("1h"), RUNNING, match("1h"));
    assertThat(model.picture()).isPresent();
  }

  @Test
  void aSilentDeskIsLostSoSoonThatTheTimeIsGoneWithinASecond() {
    hear(match("1h"), RUNNING);
    pass(800);
    assertThat(model.lost()).isFalse();
    assertThat(blackDigits()).isEqualTo("1:00");
    pass(1);
    assertThat(model.lost()).isTrue();
    assertThat(blackDigits()).isEqualTo("no clock");
    hear(RUNNING);
    assertThat(model.lost()).isFalse();
    assertThat(blackDigits()).isEqualTo("1:00");
    model.take(new News.Down());
    assertThat(model.lost()).isTrue();
    assertThat(blackDigits()).isEqualTo("no clock");
  }

  @Test
  void aTimeFromBeforeTheConnectionIsNotShownAgain() {
    hear(match("1h"), RUNNING);
    model.take(new News.Down());
    model.take(new News.Up());
    hear(match("1h"));
    assertThat(blackDigits()).isEqualTo("no clock");
    hear(RUNNING);
    assertThat(blackDigits()).isEqualTo("1:00");
  }

  @Test
  void aDeskThatSaysAnythingButTheTimeHasNoClockEither() {
    hear(match("1h"), RUNNING);
    for (int i = 0; i < 9; i++) {
      pass(100);
      hear("{\"event\":\"notice\",\"text\":\"busy\"}");
    }
    assertThat(model.lost()).isFalse();
    assertThat(blackDigits()).isEqualTo("no clock");
  }

  @Test
  void aClosedRecordStaysToBeReadWithoutADesk() {
    hear(match("1h"), RUNNING.replace("running", "closed"));
    pass(5_000);
    assertThat(blackDigits()).isEqualTo("1:00");
  }

  private String blackDigits() {
    return model.picture().orElseThrow().sides().black().digits().text();
  }

  @Test
  void P2_aHeldKeyPressesOnceUntilItComesUp() {
    hear(match("1h"), RUNNING);
    model.keyboard().down("A");
    model.keyboard().down("A");
    model.keyboard().down("Z");
    assertThat(sent).containsExactly(Acts.press(Side.BLACK), Acts.press(Side.BLACK));
    model.keyboard().up("A");
    model.keyboard().down("A");
    assertThat(sent).hasSize(3);
  }

  @Test
  void aKeyHeldWhenTheWindowLostTheKeyboardCountsAgain() {
    hear(match("1h"), RUNNING);
    model.keyboard().down("L");
    model.keyboard().forget();
    model.keyboard().down("L");
    assertThat(sent).hasSize(2);
  }

  @Test
  void theEnterThatSentTheFormDoesNotStartTheMatch() {
    hear(Lines.IDLE);
    model.keyboard().down("ENTER");
    hear(match("1h"), face("ready", "black", 0, main("1:00"), main("1:00")));
    model.keyboard().down("ENTER");
    assertThat(sent).isEmpty();
    model.keyboard().up("ENTER");
    model.keyboard().down("ENTER");
    assertThat(sent).containsExactly(Acts.start(Side.BLACK));
  }

  @Test
  void spaceStopsAtOnceAndGoesOnHalfASecondLater() {
    hear(match("1h"), RUNNING);
    stroke("SPACE");
    hear(PAUSED);
    pass(499);
    stroke("SPACE");
    assertThat(sent).containsExactly(Acts.PAUSE);
    pass(1);
    stroke("SPACE");
    assertThat(sent).containsExactly(Acts.PAUSE, Acts.RESUME);
    hear(RUNNING);
    stroke("SPACE");
    assertThat(sent).as("stopping never waits").hasSize(3).endsWith(Acts.PAUSE);
  }

  @Test
  void spaceDoesNothingWhereOnlyTheRefereeGoesOn() {
    for (String status : List.of("ready", "sealed", "passed", "agreed", "flagged", "result")) {
      hear(match("1h"), face(status, "black", 3, main("1:00"), main("1:00")));
      stroke("SPACE");
    }
    assertThat(sent).isEmpty();
  }

  @Test
  void nothingIsTakenWithin300MillisecondsOfAPress() {
    hear(match("1h"), RUNNING);
    model.press(Side.BLACK);
    pass(299);
    model.perform(new MatchButton.Deed.Send(Acts.PAUSE));
    assertThat(sent).containsExactly(Acts.press(Side.BLACK));
    pass(1);
    model.perform(new MatchButton.Deed.Send(Acts.PAUSE));
    assertThat(sent).hasSize(2);
  }

  @Test
  void aPressOnTheTableGuardsTheButtonsToo() {
    hear(match("1h"), RUNNING, "{\"event\":\"moved\",\"side\":\"black\",\"move\":4,\"used\":1}");
    assertThat(model.mayTake()).isFalse();
    pass(300);
    assertThat(model.mayTake()).isTrue();
  }

  @Test
  void pressesAreNeverHeldBack() {
    hear(match("1h"), RUNNING);
    for (int i = 0; i < 10; i++) {
      model.press(Side.BLACK);
      pass(90);
    }
    assertThat(sent).hasSize(10);
  }

  @Test
  void remarksStayTenSeconds() {
    hear(match("1h"), RUNNING, "{\"event\":\"refused\",\"reason\":\"no\"}");
    pass(9_999);
    assertThat(model.banner()).contains(new Banner("Not taken: no", true));
    pass(1);
    assertThat(model.banner()).isEmpty();
  }

  @Test
  void whatCannotBeSentIsSaid() {
    hear(match("1h"), RUNNING);
    reachable = false;
    model.press(Side.BLACK);
    assertThat(model.banner().map(Banner::text)).contains("Not sent: there is no desk to take it");
  }

  @Test
  void E5_theCountIsLeftForTheResultOnceOneStands() {
    hear(match("1h"), face("passed", "black", 3, main("1:00"), main("1:00")));
    model.perform(new MatchButton.Deed.OpenCount());
    assertThat(model.page()).isEqualTo(Page.COUNT);
    for (String key :
        List.of("DIGIT6", "DIGIT0", "TAB", "NUMPAD1", "DIGIT2", "DIGIT5", "DOWN", "DIGIT1")) {
      stroke(key);
    }
    stroke("ENTER");
    assertThat(sent).containsExactly("{\"count\":{\"side\":\"black\",\"area\":185,\"shared\":1}}");
    hear(
        face(
            "result",
            "black",
            3,
            main("1:00"),
            main("1:00"),
            "'winner':'black','by':'count','margin':1.25,'unit':'zi','sgf':'B+2.5'"));
    assertThat(model.page()).isEqualTo(Page.RESULT);
    model.back();
    assertThat(model.page()).isEqualTo(Page.MATCH);
    model.perform(new MatchButton.Deed.OpenResult());
    assertThat(model.page()).isEqualTo(Page.RESULT);
  }

  @Test
  void theInboxKeepsTheNewestFaceAndEverythingElse() {
    Inbox inbox = new Inbox();
    News notice = new News.Notice("one");
    assertThat(inbox.add(Lines.read(RUNNING))).isTrue();
    assertThat(inbox.add(Lines.read(PAUSED))).isFalse();
    inbox.add(notice);
    inbox.add(Lines.read(RUNNING));
    inbox.add(Lines.read(PAUSED));
    assertThat(inbox.drain()).containsExactly(Lines.read(PAUSED), notice, Lines.read(PAUSED));
    assertThat(inbox.add(notice)).isTrue();
  }

  @Test
  void aHoldCompletesOnceAfterHalfASecond() {
    Hold hold = new Hold();
    hold.begin(0);
    assertThat(hold.progress(250_000_000L)).isEqualTo(0.5);
    assertThat(hold.completes(499_999_999L)).isFalse();
    assertThat(hold.completes(500_000_000L)).isTrue();
    assertThat(hold.completes(600_000_000L)).isFalse();
    hold.begin(0);
    hold.end();
    assertThat(hold.completes(600_000_000L)).isFalse();
    assertThat(Optional.of(hold.progress(600_000_000L))).contains(0.0);
  }
}
