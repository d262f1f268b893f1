package org.qizhong.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The referee's desk by the socket: a PIN that takes its time to be looked at stops nothing. */
class RefereeSocketTest {
  @TempDir private Path data;

  @Test
  void whileAPinIsLookedAtPressesAreTakenFromTheVeryClientThatSentIt() throws Exception {
    SlowPins pins = new SlowPins();
    try (Hall hall = new Hall(data, pins);
        Visitor screen = hall.visitor();
        Visitor other = hall.visitor()) {
      screen.hears("\"pins\",\"referee\":true,\"chief\":true");
      other.hears("\"idle\"");
      screen.says("{\"card\":{\"time\":\"60m\"}}").hears("\"confirmed\":[]");
      screen.says("{\"press\":\"black\"}").says("{\"press\":\"white\"}").hears("\"match\"");
      Thread.sleep(1_050);
      screen.says("{\"press\":\"white\"}").hears("\"started\"");
      screen.says("{\"unlock\":\"referee\",\"pin\":\"1111\"}");
      screen.says("{\"press\":\"black\"}").hears("\"moved\",\"side\":\"black\"");
      assertThat(screen.lines()).noneMatch(line -> line.contains("\"role\""));
      screen.says("{\"warn\":\"white\"}").hears("warn: needs the referee");
      pins.may.countDown();
      screen.hears("\"role\":\"referee\",\"seconds\":30");
      screen.says("{\"warn\":\"white\"}").hears("\"warned\",\"side\":\"white\",\"total\":1");
      other.hears("\"warned\"");
      assertThat(other.lines()).noneMatch(line -> line.contains("\"role\""));
      screen.says("{\"preview\":{\"warn\":\"white\"}}").hears("\"needs\":\"referee\"");
      screen.says("{\"log\":1}").hears("\"log-end\"");
      List<String> log =
          screen.lines().stream().filter(line -> line.contains("\"event\":\"log\"")).toList();
      assertThat(log).hasSize(3).last().asString().contains("\"by\":\"referee\"");
      assertThat(other.lines()).noneMatch(line -> line.contains("preview") || line.contains("log"));
    }
  }
}
