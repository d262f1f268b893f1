package org.qizhong.desk;

import java.time.Duration;
import java.util.Optional;
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

  /** Who takes a press. */
  @FunctionalInterface
  interface Presses {
    void press(Side side, long stamp);
  }

  private final Optional<Buttons> buttons;
  private final Reception reception;
  private final Presses presses;
  private final LockOut lockOut = new LockOut();
  private BySide<ButtonFault> faults = new BySide<>(new ButtonFault(), new ButtonFault());
  private BySide<Boolean> faulty = BySide.both(false);
  private boolean there;
  private boolean gapShown;
  private long gapUntil;

  Wiring(Optional<Buttons> buttons, Reception reception, Presses presses) {
    this.buttons = buttons;
    this.reception = reception;
    this.presses = presses;
    this.there = buttons.isPresent();
  }

  /** An edge: a press, or none. */
  void take(Edge edge) {
    boolean fault = faults.of(edge.side()).edge(edge.stamp());
    boolean begins = lockOut.admits(edge);
    if (fault) {
      tell(edge.side(), true);
    } else if (begins) {
      presses.press(edge.side(), edge.stamp());
    }
  }

  void level(Edge level) {
    lockOut.level(level);
  }

  void gap(String when, long now) {
    lockOut.unsure();
    gapShown = true;
    gapUntil = now + GAP_SHOWN.toNanos();
    alarm(PART, "edges were lost " + when + ": a press may be missing");
  }

  void lost(String reason) {
    there = false;
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
      tell(side, faults.of(side).lasts(now));
    }
    if (gapShown && now >= gapUntil) {
      gapShown = false;
      alarm(PART, "");
    }
  }

  /** Whether the sides are exchanged; empty where no real button works. */
  Optional<Boolean> swapped() {
    return there ? buttons.map(Buttons::swapped) : Optional.empty();
  }

  /** Exchanges the buttons' sides, or puts them back; whether that changes anything. */
  boolean swap(boolean swapped) throws Refusal {
    if (!there) {
      throw new Refusal("buttons: there are no real ones whose sides could be exchanged");
    }
    Buttons real = buttons.orElseThrow();
    if (real.swapped() == swapped) {
      return false;
    }
    real.swap(swapped);
    lockOut.swap();
    faults = faults.swapped();
    reception.buttons(swapped());
    return true;
  }

  private void tell(Side side, boolean fault) {
    if (fault != faulty.of(side)) {
      faulty = faulty.with(side, fault);
      String reason = "button fault: it chatters without end; until it is calm it counts for none";
      alarm("button." + side.id(), fault ? reason : "");
    }
  }

  private void alarm(String part, String reason) {
    LOG.warn("alarm: {}: {}", part, reason.isEmpty() ? "over" : reason);
    reception.alarm(part, reason);
  }
}
