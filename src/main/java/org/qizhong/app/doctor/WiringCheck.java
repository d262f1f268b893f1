package org.qizhong.app.doctor;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.LockOut;
import org.qizhong.desk.Ticker;
import org.qizhong.gpio.GpioSettings;
import org.qizhong.gpio.Inspection;
import org.qizhong.gpio.Seen;

/**
 * The chip and what is wired to it: both buttons pressed by somebody, buzzer and lamps switched.
 *
 * @param time how long the buttons are watched
 * @param told told of each press as it comes
 */
public record WiringCheck(GpioSettings settings, Duration time, PrintWriter told, Ticker ticker)
    implements Check {
  private static final String CHIP = "chip";
  private static final List<String> WIRED =
      List.of("button.black", "button.white", "buzzer", "lamp.black", "lamp.white");

  @Override
  public List<Finding> look() throws InterruptedException {
    List<Finding> findings = new ArrayList<>();
    if (settings.isOff()) {
      return absent(GpioSettings.FILE + " says gpio = off");
    }
    try {
      Optional<String> chip = Inspection.chip(settings);
      if (chip.isEmpty()) {
        return absent("no GPIO chip of a Raspberry Pi; the screen's faces are the buttons");
      }
      findings.add(Finding.ok(CHIP, chip.get()));
    } catch (Refusal none) {
      return without(Finding.fault(CHIP, none.getMessage()));
    }
    try (Inspection wired = Inspection.open(settings, ticker)) {
      findings.addAll(buttons(wired));
      findings.addAll(outputs(wired));
    } catch (Refusal taken) {
      findings.add(Finding.fault("lines", taken.getMessage()));
      unseen().filter(it -> isMissing(it, findings)).toList().forEach(findings::add);
    }
    return findings;
  }

  /** What is said where nothing is to be looked at. */
  static List<Finding> absent(String why) {
    return without(Finding.absent(CHIP, why));
  }

  private static List<Finding> without(Finding chip) {
    return Stream.concat(Stream.of(chip), unseen()).toList();
  }

  private static boolean isMissing(Finding part, List<Finding> findings) {
    return findings.stream().noneMatch(it -> it.part().equals(part.part()));
  }

  private static Stream<Finding> unseen() {
    return WIRED.stream().map(part -> Finding.absent(part, "not looked at"));
  }

  private List<Finding> buttons(Inspection wired) throws Refusal, InterruptedException {
    told.printf("Press both buttons within %d s.%n", time.toSeconds());
    told.flush();
    Set<Side> missing = EnumSet.allOf(Side.class);
    List<Side> held = missing.stream().filter(side -> wired.down().of(side)).toList();
    List<Seen> presses =
        wired.watch(
            time,
            press -> {
              tell(press);
              missing.remove(press.side());
              return missing.isEmpty();
            });
    List<Finding> findings = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Seen> own = presses.stream().filter(press -> press.side() == side).toList();
      findings.add(button(side, own, held.contains(side)));
    }
    return findings;
  }

  private void tell(Seen press) {
    told.printf(
        Locale.ROOT,
        "  %s pressed at %.6f s, %d bounces in %.1f ms%n",
        press.side().id(),
        press.stamp() / 1e9,
        press.bounces(),
        press.bouncing().toNanos() / 1e6);
    told.flush();
  }

  static Finding button(Side side, List<Seen> presses, boolean held) {
    String part = "button." + side.id();
    if (held) {
      return Finding.fault(part, "down from the first: look for a short, or at button.active");
    }
    if (presses.isEmpty()) {
      return Finding.fault(
          part, "not pressed, or nothing came of it: look at its two wires and its pin");
    }
    Seen worst =
        presses.stream().reduce((a, b) -> a.bouncing().compareTo(b.bouncing()) < 0 ? b : a).get();
    String words =
        String.format(
            Locale.ROOT,
            "%d presses, at most %d bounces in %.1f ms",
            presses.size(),
            worst.bounces(),
            worst.bouncing().toNanos() / 1e6);
    return worst.bouncing().compareTo(LockOut.TIME) >= 0
        ? Finding.fault(part, words + ": longer than the lock-out of 40 ms; replace the button")
        : Finding.ok(part, words);
  }

  private static List<Finding> outputs(Inspection wired) throws Refusal, InterruptedException {
    List<Finding> findings = new ArrayList<>();
    findings.add(
        wired.sound()
            ? Finding.ok("buzzer", "switched twice; was it heard?")
            : Finding.absent("buzzer", "none is wired"));
    for (Side side : Side.values()) {
      String part = "lamp." + side.id();
      findings.add(
          wired.light(side)
              ? Finding.ok(part, "switched twice; was it seen?")
              : Finding.absent(part, "none is wired"));
    }
    return findings;
  }
}
