package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;

/** Who may come to the referee's desk, how it is opened and how it closes. */
class RolesTest {
  private static final String WARN = "{\"warn\":\"white\"}";
  private static final String ADJUST = "{\"adjust\":\"white\",\"by\":60,\"why\":\"x\"}";
  private static final String REFEREE = "role,role:referee,seconds:30";
  private static final String CHIEF = "role,role:chief,seconds:30";
  private static final String NONE = "role,role:none";

  private static DeskBench running(FakePins pins) {
    DeskBench desk = new DeskBench(new MemoryJournal(), pins);
    desk.says("{\"card\":{\"time\":\"1h\"}}").until(1).presses(Side.BLACK).presses(Side.WHITE);
    return desk.until(5).presses(Side.WHITE).until(10);
  }

  private static String unlock(String role, String pin) {
    return "{\"unlock\":\"" + role + "\",\"pin\":\"" + pin + "\"}";
  }

  private static String refused(String reason) {
    return "at:5,refused,reason:" + reason;
  }

  @Test
  void withoutPinsEverythingIsOpen() {
    Client client = new Client(running(FakePins.none()));
    assertThat(client.says(WARN)).containsExactly("at:5,warned,side:white,total:1");
    assertThat(client.says(ADJUST)).containsExactly("at:5,adjusted,side:white,by:60");
    assertThat(client.says("{\"unlock\":\"chief\"}")).containsExactly(CHIEF);
  }

  @Test
  void aNewcomerIsToldWhichPinsAreSet() {
    DeskBench desk = running(FakePins.both());
    assertThat(new Client(desk).heard()).contains("pins,referee:true,chief:true");
  }

  @Test
  void withTheRefereesPinAloneItOpensTheChiefsDeskToo() {
    Client client = new Client(running(FakePins.referees()));
    assertThat(client.says(WARN)).containsExactly(refused("warn: needs the referee"));
    assertThat(client.says(ADJUST)).containsExactly(refused("adjust: needs the chief referee"));
    assertThat(client.says(unlock("chief", "1111"))).containsExactly(CHIEF);
    assertThat(client.says(ADJUST)).containsExactly("at:5,adjusted,side:white,by:60");
    assertThat(client.says(WARN)).containsExactly("at:5,warned,side:white,total:1");
  }

  @Test
  void withBothPinsTheRefereesDoesNotOpenTheChiefsDesk() {
    Client client = new Client(running(FakePins.both()));
    assertThat(client.says(unlock("referee", "1111"))).containsExactly(REFEREE);
    assertThat(client.says(WARN)).containsExactly("at:5,warned,side:white,total:1");
    assertThat(client.says(ADJUST)).containsExactly(refused("adjust: needs the chief referee"));
    assertThat(client.says(unlock("chief", "1111")))
        .containsExactly(refused("unlock: wrong PIN; 2 tries left"));
    assertThat(client.says(unlock("chief", "2222"))).containsExactly(CHIEF);
    assertThat(client.says(ADJUST)).containsExactly("at:5,adjusted,side:white,by:60");
  }

  @Test
  void theChiefsPinOpensTheRefereesDesk() {
    Client client = new Client(running(FakePins.both()));
    assertThat(client.says(unlock("referee", "2222"))).containsExactly(REFEREE);
  }

  @Test
  void withTheChiefsPinAloneTheRefereesDeskIsOpen() {
    Client client = new Client(running(FakePins.none().with(Role.CHIEF, "2222")));
    assertThat(client.says(WARN)).containsExactly("at:5,warned,side:white,total:1");
    assertThat(client.says("{\"unlock\":\"referee\"}")).containsExactly(REFEREE);
    assertThat(client.says(ADJUST)).containsExactly(refused("adjust: needs the chief referee"));
    assertThat(client.says("{\"unlock\":\"chief\"}"))
        .containsExactly(refused("unlock: needs a PIN"));
  }

  @Test
  void aRoleIsOneClientsAlone() {
    DeskBench desk = running(FakePins.referees());
    Client one = new Client(desk);
    Client other = new Client(desk);
    one.says(unlock("referee", "1111"));
    assertThat(other.says(WARN)).containsExactly(refused("warn: needs the referee"));
    assertThat(one.says("{\"lock\":true}")).containsExactly(NONE);
    assertThat(one.says(WARN)).containsExactly(refused("warn: needs the referee"));
  }

  @Test
  void itClosesByItselfThirtySecondsAfterTheLastLine() {
    DeskBench desk = running(FakePins.referees());
    Client client = new Client(desk);
    client.says(unlock("referee", "1111"));
    desk.until(35);
    client.says("{\"touch\":true}");
    desk.until(64.9);
    assertThat(client.heard()).isEmpty();
    desk.until(65.2);
    assertThat(client.heard()).containsExactly(NONE);
    assertThat(client.says(WARN)).containsExactly("at:60.2,refused,reason:warn: needs the referee");
  }

  @Test
  void playersWhoPressOnTheSameScreenDoNotKeepItOpen() {
    DeskBench desk = running(FakePins.referees());
    Client screen = new Client(desk);
    screen.says(unlock("referee", "1111"));
    desk.until(25);
    screen.says("{\"press\":\"black\"}");
    desk.until(39);
    screen.says("{\"press\":\"white\"}");
    desk.until(40.2);
    assertThat(screen.heard()).contains(NONE);
  }

  @Test
  void aPinThatWasRightIsNotOnceAnotherIsNeeded() {
    FakePins pins = FakePins.referees();
    List<Runnable> aside = new ArrayList<>();
    DeskBench desk = new DeskBench(new MemoryJournal(), pins, aside::add);
    Client client = new Client(desk);
    client.says(unlock("chief", "1111"));
    pins.with(Role.CHIEF, "2222");
    desk.until(2);
    // The second's look has come before the PIN was looked at.
    aside.reversed().forEach(Runnable::run);
    desk.desk.step();
    assertThat(client.heard())
        .contains("at:0,refused,reason:unlock: the PINs have been changed; try again")
        .doesNotContain(CHIEF);
  }

  @Test
  void anUnlockAskedBeforeALockIsVoid() {
    List<Runnable> aside = new ArrayList<>();
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.referees(), aside::add);
    Client client = new Client(desk);
    client.says(unlock("referee", "1111"));
    assertThat(client.says("{\"lock\":true}")).containsExactly(NONE);
    aside.forEach(Runnable::run);
    desk.desk.step();
    assertThat(client.heard()).containsExactly(NONE);
    // One asked after it opens.
    aside.clear();
    client.says(unlock("referee", "1111"));
    aside.forEach(Runnable::run);
    desk.desk.step();
    assertThat(client.heard()).containsExactly(REFEREE);
  }

  @Test
  void anUnlockAskedBeforeTheClientLeftIsVoidThoughItComesAgain() {
    List<Runnable> aside = new ArrayList<>();
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.referees(), aside::add);
    Client client = new Client(desk);
    client.says(unlock("referee", "1111"));
    client.leaves();
    desk.desk.attach(client);
    desk.desk.step();
    aside.forEach(Runnable::run);
    desk.desk.step();
    assertThat(client.heard()).doesNotContain(REFEREE);
  }

  @Test
  void afterThreeWrongTriesOfAnyoneNobodysIsLookedAtForThirtySeconds() {
    FakePins pins = FakePins.both();
    DeskBench desk = running(pins);
    Client one = new Client(desk);
    Client other = new Client(desk);
    assertThat(one.says(unlock("referee", "9999")))
        .containsExactly(refused("unlock: wrong PIN; 2 tries left"));
    assertThat(other.says(unlock("chief", "9999")))
        .containsExactly(refused("unlock: wrong PIN; 1 try left"));
    assertThat(one.says(unlock("referee", "12")))
        .containsExactly(refused("unlock: three wrong tries; wait 30 s"));
    int looked = pins.looked;
    desk.until(39.5);
    assertThat(other.says(unlock("chief", "2222")))
        .containsExactly("at:34.5,refused,reason:unlock: wait 1 s");
    assertThat(pins.looked).isEqualTo(looked);
    desk.until(40);
    assertThat(other.says(unlock("chief", "2222"))).containsExactly(CHIEF);
    assertThat(one.says(unlock("referee", "9999"))).last().asString().contains("2 tries left");
  }

  @Test
  void nobodyGuessesAtTheChiefsPinBetweenRightOnesOfTheOwn() {
    DeskBench desk = running(FakePins.both());
    Client one = new Client(desk);
    Client other = new Client(desk);
    one.says(unlock("chief", "0000"));
    assertThat(one.says(unlock("referee", "1111"))).containsExactly(REFEREE);
    other.says(unlock("referee", "0001"));
    assertThat(one.says(unlock("referee", "1111"))).containsExactly(REFEREE);
    assertThat(other.says(unlock("chief", "0002")))
        .containsExactly(refused("unlock: three wrong tries; wait 30 s"));
    assertThat(one.says(unlock("chief", "2222"))).containsExactly(refused("unlock: wait 30 s"));
  }

  @Test
  void triesOfManyClientsAtOnceAreLookedAtOneAfterTheOther() {
    FakePins pins = FakePins.both();
    List<Runnable> aside = new ArrayList<>();
    DeskBench desk = new DeskBench(new MemoryJournal(), pins, aside::add);
    List<Client> clients = new ArrayList<>();
    for (int number = 0; number < 12; number++) {
      clients.add(new Client(desk));
      clients.getLast().says(unlock("referee", "000" + number % 10));
    }
    clients.add(new Client(desk));
    clients.getLast().says(unlock("referee", "1111"));
    aside.forEach(Runnable::run);
    desk.desk.step();
    // Three guesses, each looked at with both PINs.
    assertThat(pins.looked).isEqualTo(6);
    assertThat(clients.subList(3, 13))
        .allSatisfy(it -> assertThat(it.heard()).last().asString().contains("unlock: wait 30 s"));
  }

  /** Law 3. */
  private static String stoodStill(String seconds) {
    return "notice,text:the desk stood still for "
        + seconds
        + " s: what was touched on the screen meanwhile came late";
  }

  @Test
  void aRoleThatRanOutWhileTheDeskSleptIsNotTouchedAwake() {
    DeskBench desk = running(FakePins.referees());
    Client client = new Client(desk);
    client.says(unlock("referee", "1111"));
    desk.asleepUntil(40.1);
    assertThat(client.says(WARN))
        .containsExactly(
            NONE, stoodStill("30.1"), "at:35.1,refused,reason:warn: needs the referee");
    client.says(unlock("referee", "1111"));
    desk.asleepUntil(71);
    assertThat(client.says("{\"touch\":true}")).containsExactly(NONE, stoodStill("30.9"));
  }

  @Test
  void aFileThatNoPinCanOpenIsNoWrongTry() {
    FakePins pins = FakePins.referees();
    Client client = new Client(running(pins));
    pins.trouble = Optional.of("pins.properties is damaged");
    for (int time = 0; time < 4; time++) {
      assertThat(client.says(unlock("referee", "1111")))
          .containsExactly(refused("unlock: pins.properties is damaged"));
    }
    pins.trouble = Optional.empty();
    assertThat(client.says(unlock("referee", "1111"))).containsExactly(REFEREE);
  }

  @Test
  void aRoleGoesWithItsConnection() {
    DeskBench desk = running(FakePins.referees());
    Client client = new Client(desk);
    client.says(unlock("referee", "1111"));
    client.leaves();
    assertThat(new Client(desk).says(WARN)).containsExactly(refused("warn: needs the referee"));
  }

  @Test
  void whoSetsAPinNeedsTheRoleThatItWillGuard() {
    FakePins pins = FakePins.none();
    DeskBench desk = running(pins);
    Client one = new Client(desk);
    Client other = new Client(desk);
    assertThat(one.says("{\"pin\":\"referee\",\"set\":\"1234\"}"))
        .containsExactly("pins,referee:true,chief:false");
    assertThat(other.says("{\"pin\":\"chief\",\"set\":\"5678\"}"))
        .containsExactly(refused("pin: needs the chief referee"));
    other.says(unlock("referee", "1234"));
    assertThat(other.says("{\"pin\":\"referee\",\"set\":\"\"}"))
        .containsExactly("pins,referee:false,chief:false");
    assertThat(pins.set()).isEmpty();
  }

  @Test
  void whoCameInByAPinThatIsChangedGoesOut() {
    FakePins pins = FakePins.both();
    DeskBench desk = running(pins);
    Client referee = new Client(desk);
    Client chief = new Client(desk);
    referee.says(unlock("referee", "1111"));
    chief.says(unlock("chief", "2222"));
    chief.says("{\"pin\":\"referee\",\"set\":\"3333\"}");
    assertThat(referee.heard()).contains(NONE);
    assertThat(chief.says(ADJUST)).containsExactly("at:5,adjusted,side:white,by:60");
  }

  @Test
  void aPinSetElsewhereIsTakenWithinASecond() {
    FakePins pins = FakePins.none();
    DeskBench desk = running(pins);
    Client client = new Client(desk);
    assertThat(client.says("{\"touch\":true}")).isEmpty();
    pins.with(Role.REFEREE, "1111");
    desk.until(11.2);
    assertThat(client.heard()).containsExactly("pins,referee:true,chief:false");
    assertThat(client.says(WARN)).last().asString().contains("needs the referee");
  }

  @Test
  void whatARoleDidIsOnRecordWithIt() {
    MemoryJournal journal = new MemoryJournal();
    DeskBench desk = new DeskBench(journal, FakePins.both()).starts("1h");
    Client client = new Client(desk);
    client.says(unlock("chief", "2222"));
    client.says("{\"time\":\"1h\"}");
    client.says("{\"start\":\"black\"}");
    client.says("{\"press\":\"black\"}");
    client.says(WARN);
    DeskBench.eventually(() -> journal.lines().size() == 3);
    assertThat(journal.lines())
        .containsExactly(
            "{\"at\":0,\"start\":\"black\",\"role\":\"chief\"}",
            "{\"at\":0,\"press\":\"black\"}",
            "{\"at\":0,\"warn\":\"white\",\"role\":\"chief\"}");
    assertThat(client.says("{\"log\":3}").getFirst())
        .isEqualTo("log,n:3,at:0,of:at:0,warned,side:white,total:1,by:chief,act:warn:white");
  }

  @Test
  void anActCannotSayItselfByWhomItIs() {
    Client client = new Client(running(FakePins.none()));
    assertThat(client.says("{\"warn\":\"white\",\"role\":\"chief\"}").getFirst())
        .contains("is set by the desk");
  }

  @Test
  void playersNeedNoRole() {
    Client client = new Client(running(FakePins.both()));
    assertThat(client.says("{\"press\":\"black\"}"))
        .containsExactly("at:5,moved,side:black,move:1,used:5");
    assertThat(client.says("{\"pause\":\"black\"}")).containsExactly("at:5,paused");
    assertThat(client.says("{\"resume\":true}"))
        .containsExactly(refused("resume: needs the referee"));
    assertThat(client.says("{\"end\":\"resign\",\"side\":\"white\"}"))
        .containsExactly("at:5,result,winner:black,by:resignation,sgf:B+R");
    assertThat(client.says("{\"accept\":\"white\"}")).containsExactly("at:5,accepted,side:white");
    assertThat(client.says("{\"confirm\":true}"))
        .containsExactly(refused("confirm: needs the referee"));
  }

  @Test
  void whoCannotEvenReadTheRoleIsToldTheField() {
    Client client = new Client(running(FakePins.both()));
    assertThat(client.says("{\"unlock\":\"king\",\"pin\":\"1\"}")).hasSize(1);
    assertThat(client.raw().getFirst())
        .contains("\\\"unlock\\\" must be \\\"referee\\\" or \\\"chief\\\"");
    assertThat(client.says("{\"unlock\":\"2222\"}")).noneMatch(line -> line.contains("2222"));
    assertThat(client.says("{\"pin\":\"chief\",\"set\":\"123\"}"))
        .containsExactly(refused("\\set\\ must be 4 to 12 digits"));
  }
}
