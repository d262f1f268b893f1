package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;

/** Law 4, P2: the first edge wins, then the lock-out. */
class Law4LockOutTest {
  private static final long MS = 1_000_000;

  private final LockOut lockOut = new LockOut();

  private boolean admits(Side side, long nanos) {
    return lockOut.admits(new Edge(side, nanos));
  }

  @Test
  void law4_theLockOutIsFortyMilliseconds() {
    assertThat(LockOut.TIME).hasMillis(40);
  }

  @Test
  void P2_theFirstEdgeCountsAndChatterForFortyMillisecondsDoesNot() {
    assertThat(admits(BLACK, 1_000 * MS)).isTrue();
    assertThat(admits(BLACK, 1_000 * MS + 1)).isFalse();
    assertThat(admits(BLACK, 1_039 * MS)).isFalse();
    assertThat(admits(BLACK, 1_040 * MS - 1)).isFalse();
    assertThat(admits(BLACK, 1_040 * MS)).isTrue();
  }

  @Test
  void P2_theSameStampTwiceIsOneEdge() {
    assertThat(admits(BLACK, 5)).isTrue();
    assertThat(admits(BLACK, 5)).isFalse();
  }

  @Test
  void law4_theVeryFirstEdgeIsAdmittedWhereverTheTickerStands() {
    assertThat(admits(BLACK, Long.MIN_VALUE / 2)).isTrue();
    assertThat(admits(WHITE, 0)).isTrue();
  }

  @Test
  void law4_eachSideHasItsOwn() {
    assertThat(admits(BLACK, 100 * MS)).isTrue();
    assertThat(admits(WHITE, 100 * MS)).isTrue();
    assertThat(admits(BLACK, 120 * MS)).isFalse();
    assertThat(admits(WHITE, 139 * MS)).isFalse();
    assertThat(admits(WHITE, 140 * MS)).isTrue();
  }

  @Test
  void P2_chatterDoesNotLengthenTheLockOut() {
    assertThat(admits(BLACK, 0)).isTrue();
    for (int ms = 5; ms < 40; ms += 5) {
      assertThat(admits(BLACK, ms * MS)).isFalse();
    }
    assertThat(admits(BLACK, 45 * MS)).isTrue();
  }

  @Test
  void law4_anEdgeThatIsDeliveredLateIsNoChatterOfALaterPress() {
    assertThat(admits(BLACK, 2_000 * MS)).isTrue();
    assertThat(admits(BLACK, 1_000 * MS)).isTrue();
  }

  @Test
  void law4_chatterStaysChatterWhenALateEdgeCameBetween() {
    assertThat(admits(BLACK, 2_000 * MS)).isTrue();
    assertThat(admits(BLACK, 1_000 * MS)).isTrue();
    assertThat(admits(BLACK, 2_010 * MS)).isFalse();
  }

  @Test
  void P2_aHundredPressesNinetyMillisecondsApartAreAllAdmitted() {
    for (int press = 0; press < 100; press++) {
      assertThat(admits(press % 2 == 0 ? BLACK : WHITE, press * 90 * MS)).isTrue();
    }
  }
}
