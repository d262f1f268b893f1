package org.qizhong.vm;

import java.io.IOException;
import java.util.List;

/** What a desk refuses to start with, one desk after the other on a chip that is there. */
final class Refusals {
  private static final String LABEL = "qizhong-refusals";
  private static final String CHIP = "chip = " + LABEL;
  private static final String HOLDER = "somebody else";

  private Refusals() {}

  static void show() {
    try {
      SimChip chip = SimChip.labelled(LABEL);
      Libc.holdLine(chip.device(), Finger.BUTTONS.white(), HOLDER);
      refusals(chip).forEach(Report::show);
    } catch (IOException | Failed failed) {
      Report.fail("refusals", failed);
    }
  }

  private static List<Pass> refusals(SimChip chip) {
    return List.of(
        Refusal.of("another process holds a line", List.of(CHIP), "27", HOLDER),
        new Refusal(
            "a user outside the group gpio",
            DeskProcess.User.IN_NO_GROUP,
            List.of("chip = " + chip.device()),
            List.of("no permission", chip.device().toString(), "gpio")),
        new NegativeControl());
  }
}
