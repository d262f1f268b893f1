package org.qizhong.app.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Under-voltage and throttling, where the machine tells of them: a Raspberry Pi does. */
public record PowerCheck(Machine machine) implements Check {
  private static final String PART = "power";
  private static final String DEVICES = "sys/devices/platform";
  private static final String REMEDY =
      "; take the supply the computer's maker names, and its cable";

  /** The firmware's bits: as they are now, and sixteen higher as they have been since the start. */
  private enum Trouble {
    UNDER_VOLTAGE("under-voltage"),
    CAPPED("slowed down"),
    THROTTLED("throttled"),
    HOT("near its hottest");

    private final String words;

    Trouble(String words) {
      this.words = words;
    }

    private Stream<String> in(long bits) {
      if ((bits >> ordinal() & 1) == 1) {
        return Stream.of(words + " now");
      }
      boolean was = (bits >> (ordinal() + 16) & 1) == 1;
      return was ? Stream.of(words + " since the start") : Stream.empty();
    }
  }

  @Override
  public List<Finding> look() {
    List<String> troubles = new ArrayList<>();
    Optional<String> firmware = throttled().filter(it -> it.matches("(0x)?[0-9a-f]+"));
    firmware
        .map(hex -> Long.parseUnsignedLong(hex.replaceFirst("^0x", ""), 16))
        .ifPresent(
            bits -> Stream.of(Trouble.values()).flatMap(it -> it.in(bits)).forEach(troubles::add));
    List<String> alarms = alarms();
    if (alarms.contains("1") && troubles.stream().noneMatch(it -> it.startsWith("under"))) {
      troubles.add("under-voltage since the start");
    }
    if (!troubles.isEmpty()) {
      return List.of(Finding.fault(PART, String.join(", ", troubles) + REMEDY));
    }
    if (firmware.isPresent()) {
      return List.of(Finding.ok(PART, "no under-voltage and no throttling since the start"));
    }
    return List.of(
        alarms.isEmpty()
            ? Finding.absent(PART, "this machine does not tell of under-voltage")
            : Finding.ok(PART, "no under-voltage; of throttling this machine does not tell"));
  }

  /** What the firmware says; its place has the bus's address in its name, or has not. */
  private Optional<String> throttled() {
    for (Path bus : machine.files(DEVICES, "soc*")) {
      for (Path firmware : machine.files(DEVICES + "/" + bus.getFileName(), "soc*:firmware")) {
        Optional<String> bits = Machine.text(firmware.resolve("get_throttled"));
        if (bits.isPresent()) {
          return bits;
        }
      }
    }
    return Optional.empty();
  }

  /** What the voltage's sensor says: 1 where it was too low. */
  private List<String> alarms() {
    List<String> alarms = new ArrayList<>();
    for (Path sensor : machine.files("sys/class/hwmon", "hwmon*")) {
      if (Machine.text(sensor.resolve("name")).filter("rpi_volt"::equals).isPresent()) {
        Stream.of("in0_lcrit_alarm", "in_lcrit_alarm")
            .flatMap(name -> Machine.text(sensor.resolve(name)).stream())
            .forEach(alarms::add);
      }
    }
    return alarms;
  }
}
