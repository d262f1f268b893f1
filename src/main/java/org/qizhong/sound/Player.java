package org.qizhong.sound;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.qizhong.desk.Ticker;

/**
 * The mix as others see it: sounds placed by the {@link Ticker}'s nanoseconds, from any thread. A
 * sound that has not begun follows the anchor, so it is on time after an underrun too. Knows no
 * device: whoever has one renders and tells what was heard.
 */
final class Player {
  /** A sound that would begin later than this after its instant is not begun any more (C5). */
  private static final long LATEST = 100_000_000L;

  /** The anchor's moves are followed from 0.25 ms on, in samples. */
  private static final long STEP = Mix.RATE / 4_000;

  /** What is already queued for the device as a rule, in nanoseconds. */
  static final long QUEUED = 80_000_000L;

  /** The same while a call is expected that may not be queued beforehand. */
  static final long QUEUED_SHORT = 15_000_000L;

  /** So much more from then on, whenever that proves too little on this machine. */
  private static final long LONGER = 15_000_000L;

  /**
   * How long before an expected call's instant nothing more is queued: what is there then is played
   * down to {@link #QUEUED_SHORT} just when the settle time (30 ms) is over, and no sooner.
   */
  private static final long EXPECTED_BEFORE = 40_000_000L;

  /** How long an expected call is waited for after its instant. */
  private static final long EXPECTED_FOR = 150_000_000L;

  private static final long NOTHING = Long.MAX_VALUE;

  /** A timed sound that has not begun: when, and where it stands. */
  private record Timed(long nanos, long start) {}

  private final Ticker ticker;
  private final Mix mix = new Mix();
  private final Anchor anchor = new Anchor();
  private final Map<Object, Timed> timed = new HashMap<>();
  private long expected = NOTHING;
  private long queuedShort = QUEUED_SHORT;
  private boolean works;

  Player(Ticker ticker) {
    this.ticker = ticker;
    anchor.start(ticker.nanos(), 0);
  }

  /** The device starts, or starts again after having been away. */
  synchronized void start(long now) {
    mix.forgetBegun();
    anchor.start(now, mix.position());
    follow();
  }

  /** The device has run dry; what is queued from now on is heard later than was thought. */
  synchronized void ranDry(long now) {
    if (isExpectedAt(now)) {
      queuedShort = Math.min(queuedShort + LONGER, QUEUED);
    }
    anchor.start(now, mix.position());
    follow();
  }

  /** Whether the device works, as far as anyone knows. */
  synchronized void works(boolean now) {
    works = now;
  }

  /** Whether there is a device. */
  synchronized boolean works() {
    return works;
  }

  /** Whether there is a device and it is known when what is placed will be heard. */
  synchronized boolean isFirm() {
    return works && anchor.isFirm();
  }

  /** The device has played everything before the sample {@code heard} of the mix. */
  synchronized void observe(long now, long heard) {
    anchor.observe(now, heard);
    follow();
  }

  /** Renders what comes next. */
  synchronized void render(short[] out) {
    mix.render(out);
  }

  /** The sample that is rendered next. */
  synchronized long position() {
    return mix.position();
  }

  /** When everything that is placed will have been heard, in nanoseconds. */
  synchronized long end() {
    return anchor.nanos(mix.end());
  }

  synchronized void volume(int volume) {
    mix.volume(volume);
  }

  /**
   * Places a sound that begins at {@code nanos}.
   *
   * @param key by which it can be taken back
   */
  synchronized void place(Object key, Sound sound, long nanos) {
    if (!works) {
      forgetLate(ticker.nanos() - LATEST);
    }
    long start = anchor.position(nanos);
    mix.place(key, sound, start);
    timed.put(key, new Timed(nanos, start));
    drop(key, start);
  }

  /** Places a sound that begins as soon as it can. Without a device it is not kept. */
  synchronized void placeNow(Sound sound) {
    if (works) {
      mix.place(null, sound, mix.position() + (mix.isSounding() ? Mix.FADE : 0));
    }
  }

  /**
   * Takes back the sound placed with {@code key} if it has not begun; returns whether it had not.
   */
  synchronized boolean takeBack(Object key) {
    boolean toCome = mix.isToCome(key);
    if (toCome) {
      remove(key);
    }
    return toCome;
  }

  /** Takes back the sound placed with {@code key}; it fades if it has begun. */
  synchronized void remove(Object key) {
    mix.remove(key);
    timed.remove(key);
  }

  /** Everything ends and nothing is expected. */
  synchronized void silence() {
    mix.silence();
    timed.clear();
    expected = NOTHING;
  }

  /**
   * A sound is likely to be placed now, soon after {@code nanos}: little is queued around then, so
   * that it need not wait for long.
   */
  synchronized void expect(long nanos) {
    expected = nanos;
  }

  /** Nothing is expected any more. */
  synchronized void expectNothing() {
    expected = NOTHING;
  }

  /** How much is to be queued for the device at {@code now}, in nanoseconds. */
  synchronized long queued(long now) {
    return isExpectedAt(now) ? queuedShort : QUEUED;
  }

  private boolean isExpectedAt(long now) {
    return expected != NOTHING
        && expected - EXPECTED_BEFORE <= now
        && now < expected + EXPECTED_FOR;
  }

  private void follow() {
    for (Iterator<Map.Entry<Object, Timed>> all = timed.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<Object, Timed> one = all.next();
      long start = anchor.position(one.getValue().nanos());
      if (!mix.isToCome(one.getKey())) {
        all.remove();
      } else if (Math.abs(start - one.getValue().start()) >= STEP) {
        mix.move(one.getKey(), start);
        one.setValue(new Timed(one.getValue().nanos(), start));
        if (isTooLate(start)) {
          mix.remove(one.getKey());
          all.remove();
        }
      }
    }
  }

  /** Without a device nothing is rendered, and what is placed would pile up. */
  private void forgetLate(long before) {
    for (Map.Entry<Object, Timed> one : List.copyOf(timed.entrySet())) {
      if (one.getValue().nanos() < before) {
        remove(one.getKey());
      }
    }
  }

  private void drop(Object key, long start) {
    if (isTooLate(start)) {
      remove(key);
    }
  }

  private boolean isTooLate(long start) {
    return mix.position() - start > LATEST * Mix.RATE / 1_000_000_000L;
  }
}
