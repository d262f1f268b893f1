package org.qizhong.vm;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

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
    List<Track> tracks = chosen(Set.of(what));
    CountDownLatch ready = new CountDownLatch(tracks.size());
    List<Thread> threads = new ArrayList<>();
    for (Track track : tracks) {
      threads.add(Thread.ofPlatform().start(() -> track.run(ready)));
    }
    if (Set.of(what).contains("all") || Set.of(what).contains("refusals")) {
      ready.await(); // the starts of many programs at once would only hinder each other
      Refusals.show();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.exit(Report.allPassed() ? 0 : 1);
  }

  private static List<Track> chosen(Set<String> what) {
    List<Track> chosen = new ArrayList<>();
    if (what.contains("all") || what.contains("buttons")) {
      chosen.add(buttons());
    }
    if (what.contains("all") || what.contains("stops")) {
      chosen.add(stops());
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
            table -> new Silenced(table, false),
            Doctor::new));
  }

  private static Track stops() {
    return new Track(
        "stops",
        LABEL + "stops",
        List.of("chip = " + LABEL + "stops"),
        List.of(
            table -> new Stops(table, 20, 2),
            table -> new Stops(table, 1, 7),
            ChipGone::new,
            FaultyButton::new,
            table -> new Silenced(table, true)));
  }

  private static Track shortened() {
    return new Track(
        "buttons",
        "pinctrl-bcm2711",
        List.of(),
        List.of(
            table -> new Presses(table, 100), table -> new Stops(table, 1, 2), WholeMatch::new));
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
