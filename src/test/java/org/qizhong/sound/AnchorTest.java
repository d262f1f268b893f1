package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** A device tells its position in steps, late, and its second is not quite ours. */
class AnchorTest {
  private static final long MS = 1_000_000;
  private static final int STEP = 960;

  private final Anchor anchor = new Anchor();
  private final Random chance = new Random(4);

  /** Observes a device until {@code until}; one that began at {@code zero}, so many ppm fast. */
  private long run(long from, long until, long zero, double ppm) {
    long now = from;
    while (now < until) {
      now += 4 * MS + chance.nextInt(3_000_000);
      long played = (long) ((now - zero) * 48e-6 * (1 + ppm / 1e6));
      anchor.observe(now, Math.max(0, played - Math.floorMod(played, STEP)));
    }
    return now;
  }

  private double offBy(long now, long zero, double ppm) {
    double truth = (now + 500 * MS - zero) * 48e-6 * (1 + ppm / 1e6);
    return (anchor.position(now + 500 * MS) - truth) / 48;
  }

  @Test
  void theAnchorIsFoundWithinAThirdOfASecond() {
    anchor.start(0, 0);
    long now = run(0, 310 * MS, 37 * MS, 0);
    assertThat(anchor.isFirm()).isTrue();
    assertThat(offBy(now, 37 * MS, 0)).isBetween(-5.0, 0.1);
    now = run(now, 3_000 * MS, 37 * MS, 0);
    assertThat(offBy(now, 37 * MS, 0)).isBetween(-1.0, 0.1);
  }

  @Test
  void aCardThatRunsFastOrSlowIsFollowedForHours() {
    for (double ppm : new double[] {-120, 120}) {
      anchor.start(0, 0);
      long now = run(0, 3_600_000 * MS, 0, ppm);
      assertThat(offBy(now, 0, ppm)).as("%s ppm", ppm).isBetween(-1.5, 0.5);
    }
  }

  @Test
  void anUnderrunThatWasNoticedIsFollowedAtOnce() {
    anchor.start(0, 0);
    long now = run(0, 5_000 * MS, 0, 0);
    long zero = 400 * MS;
    anchor.start(now, Math.round((now - zero) * 48e-6));
    now = run(now, now + 320 * MS, zero, 0);
    assertThat(offBy(now, zero, 0)).isBetween(-5.0, 0.1);
  }

  @Test
  void anUnderrunThatNobodyNoticedIsFollowedWithinHalfASecond() {
    anchor.start(0, 0);
    long now = run(0, 5_000 * MS, 0, 0);
    now = run(now, now + 600 * MS, 25 * MS, 0);
    assertThat(offBy(now, 25 * MS, 0)).isBetween(-5.0, 5.0);
    now = run(now, now + 3_000 * MS, 25 * MS, 0);
    assertThat(offBy(now, 25 * MS, 0)).isBetween(-1.0, 0.1);
  }

  @Test
  void positionAndInstantAreEachOthersInverse() {
    anchor.start(123_456_789, 4_711);
    assertThat(anchor.position(123_456_789)).isEqualTo(4_711);
    assertThat(anchor.position(anchor.nanos(99_999))).isEqualTo(99_999);
  }
}
