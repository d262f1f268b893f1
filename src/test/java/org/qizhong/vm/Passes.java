package org.qizhong.vm;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Everything that the virtual machine must show. Run as root inside it: {@code Passes WHAT…}, where
 * WHAT is {@code all}, {@code short} (for a machine whose processor is emulated as a whole), or any
 * of the tracks {@code buttons}, {@code stops}, {@code refusals}; {@code absent} points the
 * buttons' track at a chip that is not there, and must fail.
 */
public final class Passes {
  private static final String LABEL = "qizhong-";

  private Passes() {}

  /** Runs the passes; exits 0 when all of them have passed, else 1. */
  public static void main(String[] what) throws Exception {
    List<Thread> tracks = new ArrayList<>();
    for (Runnable track : chosen(Set.of(what))) {
      tracks.add(Thread.ofPlatform().start(track));
    }
    for (Thread track : tracks) {
      track.join();
    }
    System.exit(!tracks.isEmpty() && Report.allPassed() ? 0 : 1);
  }

  private static List<Runnable> chosen(Set<String> what) {
    List<Runnable> chosen = new ArrayList<>();
    boolean all = what.contains("all");
    if (all || what.contains("buttons")) {
      chosen.add(buttons());
    }
    if (all || what.contains("stops")) {
      chosen.add(stops());
    }
    if (all || what.contains("refusals")) {
      chosen.add(new Refusals());
    }
    if (what.contains("short")) {
      chosen.add(shortened());
    }
    if (what.contains("absent")) {
      chosen.add(absent());
    }
    return chosen;
  }

  /**
   * The chip has a Raspberry Pi 5's label, and nothing is configured. The desk is told to end, for
   * it says then how long its edges took.
   */
  private static Track buttons() {
    return new Track(
        "buttons",
        "pinctrl-rp1",
        List.of(),
        List.of(
            table -> new Presses(table, 1_000),
            table -> new AtOnce(table, 200),
            WholeMatch::new,
            table -> new Silenced(table, false)));
  }

  private static Track stops() {
    return new Track(
        "stops",
        LABEL + "stops",
        List.of("chip = " + LABEL + "stops"),
        List.of(
            table -> new Stops(table, 20),
            ChipGone::new,
            FaultyButton::new,
            table -> new Silenced(table, true)));
  }

  private static Track shortened() {
    return new Track(
        "buttons",
        "pinctrl-bcm2711",
        List.of(),
        List.of(table -> new Presses(table, 100), table -> new Stops(table, 1), WholeMatch::new));
  }

  /** A negative control: were it to pass, the passes would prove nothing. */
  private static Track absent() {
    return new Track(
        "absent",
        LABEL + "present",
        List.of("chip = " + LABEL + "absent"),
        List.of(table -> new Presses(table, 10)));
  }
}
