package org.qizhong.gpio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** Takes the lines that are wired from a chip, all or none. */
final class Taking implements AutoCloseable {
  /** Under what names other programs see whose the lines are. */
  static final String BUTTONS = "qizhong buttons";

  static final String BUZZER = "qizhong buzzer";
  static final String LAMPS = "qizhong lamps";

  private final Chip chip;
  private final GpioSettings settings;
  private final List<Lines> taken = new ArrayList<>();

  Taking(Chip chip, GpioSettings settings) throws Refusal {
    this.chip = chip;
    this.settings = settings;
    int lines =
        GpioSettings.LABELS.contains(chip.label()) ? GpioSettings.HIGHEST_BCM + 1 : chip.lines();
    for (Map.Entry<String, Integer> pin : settings.pins().entrySet()) {
      if (pin.getValue() >= lines) {
        throw new Refusal(
            "%s: %d is no line of %s (%s), which has 0 to %d"
                .formatted(pin.getKey(), pin.getValue(), chip.device(), chip.label(), lines - 1));
      }
    }
  }

  /** Both buttons by one request, so that their edges come in one order. */
  Lines buttons(int buffer) throws Refusal {
    int black = settings.button(Side.BLACK);
    int white = settings.button(Side.WHITE);
    long bias = settings.buttonsHigh() ? Uapi.PULL_DOWN : Uapi.PULL_UP;
    try {
      return kept(chip.inputs(BUTTONS, bias, buffer, black, white));
    } catch (KernelError failed) {
      throw refusal(failed, Map.of("button.black", black, "button.white", white));
    }
  }

  /** Buzzer and lamps, each off from the first. */
  Map<Integer, Lines> outputs() throws Refusal {
    Map<Integer, Lines> outputs = new HashMap<>();
    for (Map.Entry<String, Integer> pin : settings.pins().entrySet()) {
      String key = pin.getKey();
      if (!key.startsWith("button.")) {
        boolean buzzer = key.startsWith("buzzer.");
        boolean high = buzzer ? settings.buzzerHigh() : settings.lampsHigh();
        outputs.put(pin.getValue(), output(key, buzzer ? BUZZER : LAMPS, !high, pin.getValue()));
      }
    }
    return outputs;
  }

  private Lines output(String key, String consumer, boolean high, int line) throws Refusal {
    try {
      return kept(chip.output(consumer, high, line));
    } catch (KernelError failed) {
      throw refusal(failed, Map.of(key, line));
    }
  }

  private Lines kept(Lines lines) {
    taken.add(lines);
    return lines;
  }

  /** Why the lines of {@code wanted}, by their keys, could not be taken. */
  private Refusal refusal(KernelError failed, Map<String, Integer> wanted) {
    close();
    if (failed.isInUse()) {
      for (Map.Entry<String, Integer> pin : wanted.entrySet()) {
        String consumer = consumer(pin.getValue());
        if (!consumer.isEmpty()) {
          return new Refusal(
              "%s: line %d of %s is in use by \"%s\"; end that first, or wire another pin"
                  .formatted(pin.getKey(), pin.getValue(), chip.device(), consumer));
        }
      }
    }
    return new Refusal(
        String.join(" and ", wanted.keySet().stream().sorted().toList())
            + " on "
            + chip.device()
            + ": "
            + failed.getMessage());
  }

  private String consumer(int line) {
    try {
      return chip.consumer(line);
    } catch (KernelError unknown) {
      return "";
    }
  }

  /** Gives every line back. */
  @Override
  public void close() {
    taken.forEach(Lines::close);
  }
}
