package org.qizhong.vm;

import java.io.IOException;
import java.util.Random;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/** Presses simulated buttons to ground whose contacts chatter, as real ones do. */
final class Finger {
  /** The lines of the default configuration. */
  static final BySide<Integer> BUTTONS = new BySide<>(17, 27);

  /** How long a contact chatters at most, in microseconds. */
  private static final int LONGEST_CHATTER = 15_000;

  /** P2's lock-out. */
  private static final long LOCKED = 40_000_000L;

  private final SimChip chip;
  private final Random chance;
  private int toggles;
  private boolean pressing;
  private long last;
  private int stalls;

  /**
   * @param seed of the chatter
   */
  Finger(SimChip chip, long seed) {
    this.chip = chip;
    this.chance = new Random(seed);
  }

  /** Both buttons are up. */
  void lift() throws IOException {
    for (Side side : Side.values()) {
      level(side, false);
    }
  }

  /** One edge: the button is down, or up. */
  Touch level(Side side, boolean down) throws IOException {
    long before = System.nanoTime();
    chip.pull(BUTTONS.of(side), !down);
    toggles++;
    Touch touch = new Touch(before, System.nanoTime());
    if (pressing && touch.after() - last >= LOCKED) {
      stalls++;
    }
    last = before;
    return touch;
  }

  /** How many edges it has made so far. */
  int toggles() {
    return toggles;
  }

  /**
   * How often this machine stalled in a press, so that two of its edges were as far apart as those
   * of two presses perhaps.
   */
  int stalls() {
    return stalls;
  }

  /**
   * A press of 10 to 25 ms with 0 to 15 ms of chatter as it makes and as it breaks; returns the
   * first toggle.
   */
  Touch press(Side side) throws IOException, InterruptedException {
    last = Long.MAX_VALUE; // what was before is another press
    pressing = true;
    Touch first = chatter(side, true);
    pause(10_000, 25_000);
    chatter(side, false);
    pressing = false;
    return first;
  }

  /** The contact makes or breaks, and does so again and again for a while. */
  private Touch chatter(Side side, boolean down) throws IOException, InterruptedException {
    Touch first = level(side, down);
    long end = System.nanoTime() + chance.nextInt(LONGEST_CHATTER + 1) * 1_000L;
    while (System.nanoTime() < end) {
      pause(200, 3_000);
      level(side, !down);
      pause(200, 3_000);
      level(side, down);
    }
    return first;
  }

  /** Waits at least {@code least} and, as far as it goes, at most {@code most} microseconds. */
  void pause(int least, int most) throws InterruptedException {
    Waiting.sleepUntil(System.nanoTime() + chance.nextInt(least, most) * 1_000L);
  }
}
