package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Side;

/** R13, R18: log and record say who has stopped the clocks. */
class WhoPausedTest {
  private final MemoryJournal journal = new MemoryJournal();

  private String logged(FakePins pins, String unlock, String header, String pause) {
    DeskBench desk = new DeskBench(journal, pins);
    desk.says("{\"card\":" + header + "}").until(1).presses(Side.BLACK).presses(Side.WHITE);
    desk.until(5).presses(Side.WHITE).until(10);
    Client client = new Client(desk);
    if (!unlock.isEmpty()) {
      client.says(unlock);
    }
    client.says(pause);
    List<String> log = client.says("{\"log\":2}");
    DeskBench.eventually(() -> journal.acts().size() == 2);
    return log.getFirst().replaceFirst(",act:.*", "").replaceFirst(".*,by:", "");
  }

  private String recorded() {
    return journal.lines().getLast();
  }

  @ParameterizedTest
  @CsvSource({"{\"pause\":true}", "{\"ruling\":[{\"pause\":true}]}"})
  void onAnOpenDeskItIsTheReferees(String pause) {
    assertThat(logged(FakePins.none(), "", "{\"time\":\"1h\"}", pause)).isEqualTo("referee");
    assertThat(recorded()).isEqualTo("{\"at\":5,\"pause\":true,\"role\":\"referee\"}");
  }

  @Test
  void withTheChiefsPinAloneItIsTheOpenRefereesDesks() {
    FakePins pins = FakePins.none().with(org.qizhong.match.Role.CHIEF, "2222");
    assertThat(logged(pins, "", "{\"time\":\"1h\"}", "{\"pause\":true}")).isEqualTo("referee");
  }

  @Test
  void whoHasComeInByAPinIsNamed() {
    String chief = "{\"unlock\":\"chief\",\"pin\":\"2222\"}";
    assertThat(logged(FakePins.both(), chief, "{\"time\":\"1h\"}", "{\"pause\":true}"))
        .isEqualTo("chief");
    assertThat(recorded()).endsWith("\"role\":\"chief\"}");
  }

  @Test
  void whereTheDeskIsShutItWasAPlayerWhoDidNotSayWhich() {
    assertThat(logged(FakePins.both(), "", "{\"time\":\"1h\"}", "{\"pause\":true}"))
        .isEqualTo("player");
    assertThat(recorded()).isEqualTo("{\"at\":5,\"pause\":true}");
  }

  @Test
  void aPlayerWhoIsNamedHasAsked() {
    assertThat(logged(FakePins.none(), "", "{\"time\":\"1h\"}", "{\"pause\":\"white\"}"))
        .isEqualTo("white");
    assertThat(recorded()).isEqualTo("{\"at\":5,\"pause\":\"white\"}");
  }

  @Test
  void R18_whereOnlyTheRefereeStopsTheClocksItIsTheReferees() {
    String header = "{\"time\":\"1h\",\"pauses\":\"referee\"}";
    assertThat(logged(FakePins.none(), "", header, "{\"pause\":true}")).isEqualTo("referee");
  }
}
