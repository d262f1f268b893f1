package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Law 4, P2: which edges are presses. Edges are written as milliseconds and the level that was
 * sampled after them: {@code 12d} down, {@code 40u} up. A level inside a burst may be wrong, for
 * the kernel samples it late; the last of a burst is right.
 */
class Law4PressTest {
  private static final long MS = 1_000_000;
  private static final int SEEDS = 2_000;

  private final LockOut lockOut = new LockOut();

  private static Edge edge(String written) {
    long ms = Long.parseLong(written.substring(0, written.length() - 1));
    return new Edge(BLACK, ms * MS, written.endsWith("d"));
  }

  /** The instants of the presses that {@code edges} are, in milliseconds. */
  private String presses(String edges) {
    List<String> presses = new ArrayList<>();
    for (String written : edges.split(" ")) {
      Edge edge = edge(written);
      if (lockOut.admits(edge)) {
        presses.add(Long.toString(edge.stamp() / MS));
      }
    }
    return String.join(" ", presses);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "a clean press,                                     0d 130u,                          0",
    "two clean presses,                                 0d 130u 400d 520u,                0 400",
    "chatter on make,                                   0d 2u 5d 9u 14d 130u,             0",
    "chatter on break,                                  0d 130u 133d 138u 144d 145u,      0",
    "chatter on both and again,             0d 3u 4d 90u 95d 99u 300d 304u 305d 400u,     0 300",
    "held for ten seconds,                              0d 10000u,                        0",
    "held and let go with chatter,                      0d 7u 8d 5000u 5004d 5015u,       0",
    "held; the contact breaks for 2 ms and makes,       0d 900u 902d 2000u,               0",
    "held; it breaks unsampled,                         0d 900d 2000u 2100d 2200u,        0 2100",
    "a tap so short that it is sampled up,              0u,                               0",
    "two such taps,                                     0u 300u,                          0 300",
    "a tap of 10 ms,                                    0d 10u,                           0",
    "a tap of 30 ms that chatters beyond 40 ms,         0d 30u 33d 41u 43d 45u,           0",
    "the same; first break sampled as down,             0d 30d 33u 41d 45u,               0",
    "a tap of 39 ms; the break's chatter all wrong,     0d 39d 42d 50u,                   0",
    "a second press 40 ms after the break,              0d 100u 140d,                     0 140",
    "none 39 ms after the break,                        0d 100u 139d 300u 400d,           0 400",
    "the make sampled up; then down; held,              0u 1u 2d 500u 700d,               0 700",
    "one press of each kind of level,                   0u 100d 220u 300u,                0 100"
        + " 300",
  })
  void P2_presses(String what, String edges, String presses) {
    assertThat(presses(edges)).as(what).isEqualTo(presses);
  }

  @Test
  void P2_aButtonThatIsHeldFromBeforeTheDeskCameDoesNotPressWhenItIsLetGo() {
    lockOut.level(new Edge(BLACK, 0, true));
    assertThat(presses("500u 503d 507u 900d")).isEqualTo("900");
  }

  @Test
  void P2_aButtonThatWasUpWhenTheDeskCamePressesWithItsVeryFirstEdge() {
    lockOut.level(new Edge(BLACK, 0, false));
    assertThat(presses("1d 100u")).isEqualTo("1");
  }

  @Test
  void law4_afterALossTheNextEdgesOwnLevelSaysWhatItDoes() {
    assertThat(presses("0d")).isEqualTo("0");
    lockOut.unsure(); // the release was lost
    assertThat(presses("700d 800u")).isEqualTo("700");
    lockOut.unsure(); // the press was lost
    assertThat(presses("1500u 1600d")).isEqualTo("1600");
  }

  @Test
  void law4_oneButtonHeldKeepsNothingFromTheOther() {
    assertThat(lockOut.admits(new Edge(BLACK, 0, true))).isTrue();
    assertThat(lockOut.admits(new Edge(WHITE, MS, true))).isTrue();
    assertThat(lockOut.admits(new Edge(WHITE, 100 * MS, false))).isFalse();
    assertThat(lockOut.admits(new Edge(WHITE, 200 * MS, true))).isTrue();
  }

  @Test
  void law4_theSidesExchangedAHeldButtonStaysHeld() {
    assertThat(lockOut.admits(new Edge(BLACK, 0, true))).isTrue();
    lockOut.swap();
    assertThat(lockOut.admits(new Edge(WHITE, 500 * MS, false))).isFalse();
    assertThat(lockOut.admits(new Edge(BLACK, 600 * MS, true))).isTrue();
  }

  /**
   * A button's whole life: presses of random length, chatter of up to 15 ms, wrong levels.
   *
   * @param merges whether the kernel gets to some edges too late: what came before is one with them
   */
  private static List<Edge> life(Random random, List<Long> presses, int count, boolean merges) {
    List<Edge> edges = new ArrayList<>();
    long at = random.nextLong(1_000 * MS);
    for (int press = 0; press < count; press++) {
      List<Edge> make = burst(random, at, true, merges);
      presses.add(make.getFirst().stamp());
      long held = MS + random.nextLong(random.nextInt(4) == 0 ? 3_000 * MS : 120 * MS);
      List<Edge> broken = burst(random, make.getLast().stamp() + held, false, merges);
      edges.addAll(make);
      edges.addAll(broken);
      at = broken.getLast().stamp() + LockOut.TIME.toNanos() + random.nextLong(1_000 * MS);
    }
    return edges;
  }

  /** A burst that ends at {@code level}; only its last edge's level is sure to be right. */
  private static List<Edge> burst(Random random, long from, boolean level, boolean merges) {
    int bounces = random.nextInt(4) * random.nextInt(5);
    List<Long> stamps = new ArrayList<>(List.of(from));
    random
        .longs(2L * bounces, 1, 15 * MS)
        .distinct()
        .sorted()
        .forEach(after -> stamps.add(from + after));
    if (stamps.size() % 2 == 0) {
      stamps.removeLast();
    }
    List<Edge> burst = new ArrayList<>();
    for (long stamp : stamps.subList(0, stamps.size() - 1)) {
      if (!merges || random.nextBoolean()) {
        burst.add(new Edge(BLACK, stamp, random.nextBoolean()));
      }
    }
    burst.add(new Edge(BLACK, stamps.getLast(), level));
    return burst;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void P2_whateverTheChatterEachPressCountsOnceAtItsFirstEdge(boolean merges) {
    for (int seed = 0; seed < SEEDS; seed++) {
      List<Long> presses = new ArrayList<>();
      LockOut fresh = new LockOut();
      List<Long> admitted =
          life(new Random(seed), presses, 20, merges).stream()
              .filter(fresh::admits)
              .map(Edge::stamp)
              .toList();
      assertThat(admitted).as("seed %d", seed).isEqualTo(presses);
    }
  }

  @Test
  void law3_edgesInAnyOrderGiveNoPressTwiceAndNoneMoreThanFortyMillisecondsFromAnEdge() {
    for (int seed = 0; seed < SEEDS / 10; seed++) {
      Random random = new Random(seed);
      List<Long> presses = new ArrayList<>();
      List<Edge> edges = life(random, presses, 8, false);
      Collections.shuffle(edges, random);
      LockOut fresh = new LockOut();
      long[] admitted =
          edges.stream().filter(fresh::admits).mapToLong(Edge::stamp).sorted().toArray();
      for (int index = 1; index < admitted.length; index++) {
        assertThat(admitted[index] - admitted[index - 1])
            .as("seed %d: %s", seed, Arrays.toString(admitted))
            .isGreaterThanOrEqualTo(LockOut.TIME.toNanos());
      }
    }
  }

  @Test
  void law3_aWholePressThatIsDeliveredLateCountsAndOneAfterItToo() {
    assertThat(presses("0d 100u 1000d 1100u 500d 505u 507d 600u 2000d"))
        .isEqualTo("0 1000 500 2000");
  }

  @Test
  void law3_aReleaseThatIsDeliveredLateIsNoPress() {
    assertThat(presses("0d 1000d 500u")).isEqualTo("0");
  }
}
