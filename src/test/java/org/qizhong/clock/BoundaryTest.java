package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Law 2: reaching zero is running out. Every boundary of every method, one nanosecond before it, at
 * it, one nanosecond after it; each line by hand from section T.
 */
class BoundaryTest {
  private static final String TABLE =
      """
      T1 absolute
      10s | 9.999999999 | main 0.000000001
      10s | 10 | flagged 0; out@10
      10s | 10.000000001 | flagged 0; out@10
      T2 main time ends: the first period starts at that instant
      10s + 2x60s | 9.999999999 | main 0.000000001 left 2
      10s + 2x60s | 10 | overtime 60 left 2; overtime@10
      10s + 2x60s | 10.000000001 | overtime 59.999999999 left 2; overtime@10
      T2 a full minute is used and the count starts again
      10s + 2x60s | 69.999999999 | overtime 0.000000001 left 2; overtime@10
      10s + 2x60s | 70 | overtime 60 left 1; overtime@10 used@70(1)
      10s + 2x60s | 70.000000001 | overtime 59.999999999 left 1; overtime@10 used@70(1)
      T2 the last one used up = loss
      10s + 2x60s | 129.999999999 | overtime 0.000000001 left 1; overtime@10 used@70(1)
      10s + 2x60s | 130 | flagged 0 left 0; overtime@10 used@70(1) used@130(0) out@130
      10s + 2x60s | 130.000000001 | flagged 0 left 0; overtime@10 used@70(1) used@130(0) out@130
      T2 the reserve inside the limit
      2m incl 1x60s | 59.999999999 | main 0.000000001 left 1
      2m incl 1x60s | 60 | overtime 60 left 1; overtime@60
      2m incl 1x60s | 120 | flagged 0 left 0; overtime@60 used@120(0) out@120
      T3 without main time
      0 + 1x7.5s | 7.499999999 | overtime 0.000000001 left 1
      0 + 1x7.5s | 7.5 | flagged 0 left 0; used@7.5(0) out@7.5
      T4 one consideration is taken at the end of the base time
      30s/move + 2x60s | 29.999999999 | overtime 0.000000001 left 2
      30s/move + 2x60s | 30 | overtime 60 left 1; used@30(1)
      30s/move + 2x60s | 30.000000001 | overtime 59.999999999 left 1; used@30(1)
      T4 several may go on one move
      30s/move + 2x60s | 89.999999999 | overtime 0.000000001 left 1; used@30(1)
      30s/move + 2x60s | 90 | overtime 60 left 0; used@30(1) used@90(0)
      30s/move + 2x60s | 90.000000001 | overtime 59.999999999 left 0; used@30(1) used@90(0)
      T4 none left and the time out = loss
      30s/move + 2x60s | 149.999999999 | overtime 0.000000001 left 0; used@30(1) used@90(0)
      30s/move + 2x60s | 150 | flagged 0 left 0; used@30(1) used@90(0) out@150
      30s/move | 29.999999999 | overtime 0.000000001 left 0
      30s/move | 30 | flagged 0 left 0; out@30
      T5 after main time
      10s + 3/60s | 9.999999999 | main 0.000000001
      10s + 3/60s | 10 | overtime 60 moves 3; overtime@10
      10s + 3/60s | 10.000000001 | overtime 59.999999999 moves 3; overtime@10
      10s + 3/60s | 69.999999999 | overtime 0.000000001 moves 3; overtime@10
      10s + 3/60s | 70 | flagged 0 moves 3; overtime@10 out@70
      10s + 3/60s carry | 70.000000001 | flagged 0 moves 3; overtime@10 out@70
      T6 each period is bought at the instant the previous time ends
      10s + 2x35s@2 | 9.999999999 | main 0.000000001 left 2 penalty 0
      10s + 2x35s@2 | 10 | overtime 35 left 1 penalty 2; overtime@10 bought@10(2,2)
      10s + 2x35s@2 | 10.000000001 | overtime 34.999999999 left 1 penalty 2; \
      overtime@10 bought@10(2,2)
      10s + 2x35s@2 | 44.999999999 | overtime 0.000000001 left 1 penalty 2; \
      overtime@10 bought@10(2,2)
      10s + 2x35s@2 | 45 | overtime 35 left 0 penalty 4; overtime@10 bought@10(2,2) bought@45(2,4)
      10s + 2x35s@2 | 79.999999999 | overtime 0.000000001 left 0 penalty 4; \
      overtime@10 bought@10(2,2) bought@45(2,4)
      10s + 2x35s@2 | 80 | flagged 0 left 0 penalty 4; \
      overtime@10 bought@10(2,2) bought@45(2,4) out@80
      T6 without main time the first has been bought
      0 + 2x35s@3 | 0 | overtime 35 left 1 penalty 3
      0 + 2x35s@3 | 34.999999999 | overtime 0.000000001 left 1 penalty 3
      0 + 2x35s@3 | 35 | overtime 35 left 0 penalty 6; bought@35(3,6)
      0 + 2x35s@3 | 70 | flagged 0 left 0 penalty 6; bought@35(3,6) out@70
      T7 Fischer: the increment is there for the first move, the cap never takes time away
      10s + 5s/move | 0 | main 15
      10s + 5s/move | 14.999999999 | main 0.000000001
      10s + 5s/move | 15 | flagged 0; out@15
      10s + 5s/move max 12s | 11.999999999 | main 0.000000001
      10s + 5s/move max 12s | 12 | flagged 0; out@12
      10s + 5s/move max 8s | 9.999999999 | main 0.000000001
      10s + 5s/move max 8s | 10 | flagged 0; out@10
      0 + 5s/move | 5 | flagged 0; out@5
      0 + 5s/move max 3s | 2.999999999 | main 0.000000001
      0 + 5s/move max 3s | 3 | flagged 0; out@3
      T7 delay: the first seconds of a move are free
      10s + 5s delay | 4.999999999 | main 10
      10s + 5s delay | 5 | main 10
      10s + 5s delay | 5.000000001 | main 9.999999999
      10s + 5s delay | 14.999999999 | main 0.000000001
      10s + 5s delay | 15 | flagged 0; out@15
      10s + 5s delay | 15.000000001 | flagged 0; out@15
      0 + 5s delay | 4.999999999 | main 0
      0 + 5s delay | 5 | flagged 0; out@5
      T7 Bronstein: main time at zero during the move = loss
      10s + 5s bronstein | 9.999999999 | main 0.000000001
      10s + 5s bronstein | 10 | flagged 0; out@10
      T7 hourglass: zero = loss
      10s hourglass | 9.999999999 | main 0.000000001
      10s hourglass | 10 | flagged 0; out@10
      10s hourglass | 99 | flagged 0; out@10
      T7 counting up never ends
      up | 0 | main 0
      up | 86400 | main 86400
      """;

  private record Row(String rule, String control, String used, String expected) {
    @Override
    public String toString() {
      return rule + ": " + control + " after " + used;
    }
  }

  static Stream<Row> rows() {
    List<Row> rows = new ArrayList<>();
    String rule = "";
    for (String line : TABLE.lines().toList()) {
      String[] cells = line.split(" \\| ");
      if (cells.length == 1) {
        rule = line;
      } else {
        rows.add(new Row(rule, cells[0], cells[1], cells[2]));
      }
    }
    return rows.stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void law2_toTheNanosecond(Row row) {
    assertThat(Words.after(row.control, row.used)).isEqualTo(row.expected);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void law2_untilBoundaryIsTheTimeToTheNextCrossing(Row row) {
    TimeControl method = Words.control(row.control);
    BySide<Bank> open = BySide.both(method.open());
    method
        .untilBoundary(method.open())
        .ifPresent(
            until -> {
              assertThat(method.spend(open, Side.BLACK, until.minusNanos(1)).crossings()).isEmpty();
              assertThat(method.spend(open, Side.BLACK, until).crossings()).isNotEmpty();
            });
  }
}
