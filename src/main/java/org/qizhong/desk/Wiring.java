package org.qizhong.desk;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The real buttons at the desk: their edges become presses, their troubles alarms. Used on the
 * desk's thread only.
 */
final class Wiring {
  private static final Logger LOG = LoggerFactory.getLogger(Wiring.class);

  /** The alarms' part; a single button's has the side after a dot. */
  private static final String PART = "buttons";

  /** So long a gap is shown: whoever comes back to the table still reads of it. */
  private static final Duration GAP_SHOWN = Duration.ofMinutes(1);

  /** Longer than anybody presses: a hand that leans on it, a short, a wrong active level. */
  private static final Duration HELD = Duration.ofSeconds(10);

  private static final long UP = Long.MAX_VALUE;

  /** Who takes a press. */
  @FunctionalInterface
  interface Presses {
    void press(Side side, long stamp);
  }

  private final Optional<Buttons> buttons;
  private final Reception reception;
  private final Presses presses;
  private final LockOut lockOut = new LockOut();

  /** The alarms of single buttons that stand. */
  private final Set<String> told = new HashSet<>();

  private BySide<ButtonFault> faults = new BySide<>(new ButtonFault(), new ButtonFault());
  private BySide<Long> downSince = BySide.both(UP);
  private long looked;
  private boolean there;
  private boolean gapShown;
  private long gapUntil;
  private long swappedAt = Long.MIN_VALUE;

  Wiring(Optional<Buttons> buttons, Reception reception, Presses presses) {
    this.buttons = buttons;
    this.reception = reception;
    this.presses = presses;
    this.there = buttons.isPresent();
  }

  /** An edge of a button as it is wired: a press, or none. */
  void take(Edge wired) {
    Edge edge = placed(wired);
    boolean fault = faults.of(edge.side()).edge(edge.stamp());
    boolean begins = lockOut.admits(edge);
    seen(edge);
    if (fault) {
      tellFault(edge.side(), true);
    } else if (begins) {
      boolean before = edge.stamp() < swappedAt;
      presses.press(before ? edge.side().other() : edge.side(), edge.stamp());
    }
  }

  /** A button's level as it is wired. */
  void level(Edge wired) {
    Edge level = placed(wired);
    lockOut.level(level);
    seen(level);
  }

  private void seen(Edge edge) {
    long since = downSince.of(edge.side());
    if (!edge.pressed()) {
      downSince = downSince.with(edge.side(), UP);
    } else if (since == UP) {
      downSince = downSince.with(edge.side(), edge.stamp());
    }
  }

  /** Here, not where it is read: what waits in the queue would have the side of before. */
  private Edge placed(Edge wired) {
    boolean exchanged = buttons.filter(Buttons::swapped).isPresent();
    return exchanged ? new Edge(wired.side().other(), wired.stamp(), wired.pressed()) : wired;
  }

  void gap(String when, long now) {
    lockOut.unsure();
    gapShown = true;
    gapUntil = now + GAP_SHOWN.toNanos();
    alarm(PART, "edges were lost " + when + ": a press may be missing");
  }

  void lost(String reason) {
    there = false;
    downSince = BySide.both(UP);
    gapShown = false;
    alarm(PART, reason);
    reception.buttons(swapped());
  }

  void back() {
    there = true;
    alarm(PART, "");
    reception.buttons(swapped());
  }

  void notKept(String reason) {
    alarm(PART + ".kept", reason);
  }

  /** What ends by time alone. */
  void advance(long now) {
    for (Side side : Side.values()) {
      tellFault(side, faults.of(side).lasts(now));
    }
    lookForHeld(now);
    if (gapShown && now >= gapUntil) {
      gapShown = false;
      alarm(PART, "");
    }
  }

  /** Whether the sides are exchanged; empty where no real button works. */
  Optional<Boolean> swapped() {
    return there ? buttons.map(Buttons::swapped) : Optional.empty();
  }

  /**
   * Exchanges the buttons' sides, or puts them back, for presses stamped from {@code stamp} on;
   * whether that changes anything.
   */
  boolean swap(boolean swapped, long stamp) throws Refusal {
    if (!there) {
      throw new Refusal("buttons: there are no real ones whose sides could be exchanged");
    }
    Buttons real = buttons.orElseThrow();
    if (real.swapped() == swapped) {
      return false;
    }
    real.swap(swapped);
    swappedAt = stamp;
    lockOut.swap();
    faults = faults.swapped();
    downSince = downSince.swapped();
    reception.buttons(swapped());
    return true;
  }

  /** A desk that has stood still may find the edge that lets go still on its way. */
  private void lookForHeld(long now) {
    boolean stoodStill = now - looked >= Stalls.LEAST.toNanos();
    looked = now;
    for (Side side : Side.values()) {
      long since = downSince.of(side);
      if (stoodStill && since != UP) {
        downSince = downSince.with(side, now);
      } else {
        tellHeld(side, there && now - HELD.toNanos() >= since);
      }
    }
  }

  private void tellFault(Side side, boolean is) {
    tell(
        "button." + side.id(),
        is,
        "button fault: it chatters without end; until it is calm it counts for none");
  }

  private void tellHeld(Side side, boolean is) {
    tell(
        "button." + side.id() + ".held",
        is,
        "down for over 10 s: let it go; or look for a short, or at button.active");
  }

  /** What has been told is not told again. */
  private void tell(String part, boolean is, String reason) {
    if (is ? told.add(part) : told.remove(part)) {
      alarm(part, is ? reason : "");
    }
  }

  private void alarm(String part, String reason) {
    LOG.warn("alarm: {}: {}", part, reason.isEmpty() ? "over" : reason);
    reception.alarm(part, reason);
  }
}
