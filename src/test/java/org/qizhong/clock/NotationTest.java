package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Words.control;
import static org.qizhong.clock.Words.s;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** spec/time-notation.md: what a control means, and that printing it gives it back. */
class NotationTest {
  private static final Duration HOUR = Duration.ofHours(1);

  @Test
  void T1_absolute() {
    assertThat(control("90m")).isEqualTo(new Absolute(Duration.ofMinutes(90)));
  }

  @Test
  void T2_theReserveInsideTheLimitOrBesideIt() {
    assertThat(control("2h incl 5x60s"))
        .isEqualTo(new ByoYomi(Duration.ofMinutes(115), 5, s("60"), true));
    assertThat(control("3h + 5x60s"))
        .isEqualTo(new ByoYomi(Duration.ofHours(3), 5, s("60"), false));
    assertThat(control("0 + 1x30s")).isEqualTo(new ByoYomi(Duration.ZERO, 1, s("30"), false));
  }

  @Test
  void T4_perMoveWithOrWithoutConsiderations() {
    assertThat(control("30s/move + 10x60s")).isEqualTo(new Considerations(s("30"), 10, s("60")));
    assertThat(control("30s/move")).isEqualTo(new Considerations(s("30"), 0, Duration.ZERO));
  }

  @Test
  void T5_stagesResetOrCarry() {
    assertThat(control("60m + 20/5m, 30/5m, 40/5m"))
        .isEqualTo(
            new Canadian(
                HOUR,
                List.of(
                    new Canadian.Stage(20, s("300")),
                    new Canadian.Stage(30, s("300")),
                    new Canadian.Stage(40, s("300"))),
                false));
    assertThat(control("60m + 15/10m carry"))
        .isEqualTo(new Canadian(HOUR, List.of(new Canadian.Stage(15, s("600"))), true));
  }

  @Test
  void T6_periodsForPoints() {
    assertThat(control("210m + 3x35m@2"))
        .isEqualTo(new IngOvertime(Duration.ofMinutes(210), 3, Duration.ofMinutes(35), 2));
  }

  @Test
  void T7_theOthers() {
    assertThat(control("60m + 20s/move")).isEqualTo(new Fischer(HOUR, s("20"), Optional.empty()));
    assertThat(control("60m + 20s/move max 1h"))
        .isEqualTo(new Fischer(HOUR, s("20"), Optional.of(HOUR)));
    assertThat(control("60m + 5s delay")).isEqualTo(new Delay(HOUR, s("5")));
    assertThat(control("60m + 5s bronstein")).isEqualTo(new Bronstein(HOUR, s("5")));
    assertThat(control("10m hourglass")).isEqualTo(new Hourglass(s("600")));
    assertThat(control("up")).isEqualTo(new CountUp());
  }

  @Test
  void durationsHaveUpToThreeUnitsAndNineDecimals() {
    for (String[] pair :
        new String[][] {
          {"1h30m", "5400"},
          {"90m", "5400"},
          {"45s", "45"},
          {"2h40m", "9600"},
          {"0.5s", "0.5"},
          {"1h1m1s", "3661"},
          {"1h1s", "3601"},
          {"0.000000001s", "0.000000001"},
          {"1.5h", "5400"},
          {"0.25m", "15"},
          {"0.000000001h", "0.0000036"},
          {"24h", "86400"},
          {"1440m", "86400"},
          {"86400s", "86400"},
          {"23h59m60s", "86400"}
        }) {
      assertThat(control(pair[0])).as(pair[0]).isEqualTo(new Absolute(s(pair[1])));
    }
  }

  @Test
  void blanksAroundPlusAndCommaAndAtTheEndsAreFree() {
    TimeControl stages = control("60m + 20/5m, 30/5m carry");
    for (String same :
        new String[] {
          "60m+20/5m,30/5m carry",
          "  60m   +   20/5m  ,  30/5m carry  ",
          "60m +20/5m ,30/5m carry",
          "60m+ 20/5m, 30/5m carry "
        }) {
      assertThat(control(same)).as(same).isEqualTo(stages);
    }
    assertThat(control("0+5x60s")).isEqualTo(control("0 + 5x60s"));
    assertThat(control(" 0  +  5x60s ")).isEqualTo(control("0 + 5x60s"));
    assertThat(control("30s/move+10x60s")).isEqualTo(control("30s/move + 10x60s"));
    assertThat(control(" up ")).isEqualTo(new CountUp());
  }

  @Test
  void theLimitsThemselvesAreAllowed() {
    control("24h + 99x24h");
    control("24h + 99x24h@99");
    control("24h + 999/24h");
    control("24h/move + 99x24h");
    control("24h + 24h/move max 24h");
    control("0.000000001s + 1x0.000000001s@1");
    control("1m incl 1x59.999999999s");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "90m",
        "45s",
        "1h30m",
        "2h incl 5x60s",
        "10m incl 5x60s",
        "3h + 5x60s",
        "0 + 1x30s",
        "30s/move + 10x60s",
        "30s/move",
        "60m + 20/5m, 30/5m, 40/5m",
        "60m + 15/10m carry",
        "210m + 3x35m@2",
        "72m + 3x12m@2",
        "60m + 20s/move",
        "60m + 20s/move max 2h",
        "0 + 5s delay",
        "60m + 5s bronstein",
        "10m hourglass",
        "up",
        "0.5s",
        "0 + 5x7.5s",
        "24h incl 99x14m32s"
      })
  void printingAndParsingGivesTheSame(String notation) {
    roundTrip(control(notation));
  }

  private static void roundTrip(TimeControl given) {
    TimeControl back = control(given.notation());
    if (!back.equals(given)) {
      assertThat(back).as(given.notation()).isEqualTo(given);
    }
  }

  @Test
  void printingAndParsingGivesTheSameOverAWholeGrid() {
    List<Duration> times = new ArrayList<>();
    for (String time :
        new String[] {
          "0.000000001",
          "0.5",
          "1",
          "7.5",
          "59.999999999",
          "60",
          "61",
          "99",
          "99.9",
          "100",
          "119",
          "120",
          "3599",
          "3600",
          "3601",
          "3660",
          "3661.25",
          "86399.999999999",
          "86400"
        }) {
      times.add(s(time));
    }
    for (Duration one : times) {
      roundTrip(new Absolute(one));
      roundTrip(new Hourglass(one));
      roundTrip(new Considerations(one, 0, Duration.ZERO));
      for (Duration two : times) {
        grid(one, two);
        grid(Duration.ZERO, two);
      }
    }
  }

  private static void grid(Duration main, Duration time) {
    for (int count : new int[] {1, 2, 10, 99}) {
      roundTrip(new ByoYomi(main, count, time, false));
      roundTrip(new IngOvertime(main, count, time, count));
      Duration limit = main.plus(time.multipliedBy(count));
      if (main.isPositive()) {
        roundTrip(new Considerations(main, count, time));
        if (limit.compareTo(Duration.ofHours(24)) <= 0) {
          roundTrip(new ByoYomi(main, count, time, true));
        }
      }
      for (boolean carry : new boolean[] {true, false}) {
        Canadian.Stage stage = new Canadian.Stage(count * 10 + 9, time);
        roundTrip(new Canadian(main, List.of(stage), carry));
        roundTrip(new Canadian(main, List.of(stage, new Canadian.Stage(1, s("1"))), carry));
      }
    }
    roundTrip(new Fischer(main, time, Optional.empty()));
    roundTrip(new Fischer(main, time, Optional.of(time)));
    roundTrip(new Delay(main, time));
    if (main.isPositive()) {
      roundTrip(new Bronstein(main, time));
    }
  }
}
