package org.qizhong.desk;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Role;
import org.qizhong.record.Pin;

/**
 * Asks the {@link Pins} aside, one after the other, so that no clock and no press waits for them,
 * and hands the answer back to the desk's thread. After three wrong tries, whoever made them, none
 * is looked at for a while.
 */
final class PinDesk {
  private static final int TRIES = 3;
  private static final Duration WAIT = Duration.ofSeconds(30);

  private final Pins pins;
  private final Ticker ticker;
  private final Executor aside;
  private final Consumer<Runnable> desk;

  /**
   * Wrong tries by the role whose PIN they were not: nobody can guess at another's between right
   * ones of the own. Used aside only, as is {@link #waitUntil}.
   */
  private final Map<Role, Integer> wrong = new EnumMap<>(Role.class);

  private long waitUntil = Long.MIN_VALUE;

  /**
   * @param aside does one thing after the other
   * @param desk does things on the desk's thread
   */
  PinDesk(Pins pins, Ticker ticker, Executor aside, Consumer<Runnable> desk) {
    this.pins = pins;
    this.ticker = ticker;
    this.aside = aside;
    this.desk = desk;
  }

  /** Which PINs are set, on whatever thread asks; for the desk's start. */
  Set<Role> set() {
    return pins.set();
  }

  /** Looks again. */
  void look(Consumer<Set<Role>> then) {
    aside.execute(
        () -> {
          Set<Role> set = pins.set();
          desk.accept(() -> then.accept(set));
        });
  }

  /**
   * Whether {@code pin} opens what needs {@code role}; {@code then} is told why not, or nothing.
   */
  void check(Role role, String pin, Consumer<Optional<String>> then) {
    aside.execute(
        () -> {
          Optional<String> refusal = check(role, pin);
          desk.accept(() -> then.accept(refusal));
        });
  }

  private Optional<String> check(Role role, String pin) {
    long rest = waitUntil - ticker.nanos();
    if (waitUntil != Long.MIN_VALUE && rest > 0) {
      return Optional.of("unlock: wait " + seconds(rest) + " s");
    }
    Optional<String> trouble = pins.trouble();
    if (trouble.isPresent()) {
      return trouble.map(reason -> "unlock: " + reason);
    }
    List<Role> tried =
        Arrays.stream(Role.values())
            .filter(one -> one.includes(role) && pins.set().contains(one))
            .toList();
    Optional<Role> right =
        Pin.fits(pin)
            ? tried.stream().filter(one -> pins.opens(one, pin)).findFirst()
            : Optional.empty();
    if (right.isPresent()) {
      wrong.remove(right.get());
      return Optional.empty();
    }
    tried.forEach(one -> wrong.merge(one, 1, Integer::sum));
    int left = TRIES - tried.stream().mapToInt(wrong::get).max().orElse(TRIES);
    if (left > 0) {
      String tries = left == 1 ? "1 try" : left + " tries";
      return Optional.of("unlock: wrong PIN; " + tries + " left");
    }
    wrong.clear();
    waitUntil = ticker.nanos() + WAIT.toNanos();
    return Optional.of("unlock: three wrong tries; wait " + WAIT.toSeconds() + " s");
  }

  private static long seconds(long nanos) {
    return Duration.ofNanos(nanos).plusSeconds(1).minusNanos(1).toSeconds();
  }

  /** Sets or clears a PIN; {@code then} is told why that failed, or nothing. */
  void put(Role role, Optional<String> pin, Consumer<Optional<String>> then) {
    aside.execute(
        () -> {
          Optional<String> refusal = kept(role, pin);
          desk.accept(() -> then.accept(refusal));
        });
  }

  private Optional<String> kept(Role role, Optional<String> pin) {
    try {
      pins.put(role, pin);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.getMessage());
    }
  }
}
