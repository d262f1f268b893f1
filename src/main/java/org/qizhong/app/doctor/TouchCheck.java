package org.qizhong.app.doctor;

import java.math.BigInteger;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Input devices that report where several fingers are. */
public record TouchCheck(Machine machine) implements Check {
  private static final String PART = "touch";
  private static final Pattern NAME = Pattern.compile("(?m)^N: Name=\"(.*)\"$");
  private static final Pattern AXES = Pattern.compile("(?m)^B: ABS=([0-9a-f ]+)$");

  /** {@code ABS_MT_POSITION_X}. */
  private static final int POSITION = 0x35;

  /** The hexadecimal digits of one of the kernel's words, which are parted by blanks. */
  private static final int WORD = Long.BYTES * 2;

  @Override
  public List<Finding> look() {
    String devices = machine.text("proc/bus/input/devices").orElse("");
    List<String> touch =
        Pattern.compile("\n\\s*\n")
            .splitAsStream(devices)
            .filter(TouchCheck::isTouch)
            .map(TouchCheck::name)
            .toList();
    return List.of(
        touch.isEmpty()
            ? Finding.absent(PART, "no touch screen")
            : Finding.ok(PART, String.join(", ", touch)));
  }

  private static boolean isTouch(String device) {
    Matcher axes = AXES.matcher(device);
    return axes.find() && bits(axes.group(1)).testBit(POSITION);
  }

  private static BigInteger bits(String words) {
    StringBuilder digits = new StringBuilder("0");
    for (String word : words.strip().split(" +")) {
      digits.append("0".repeat(Math.max(0, WORD - word.length()))).append(word);
    }
    return new BigInteger(digits.toString(), 16);
  }

  private static String name(String device) {
    Matcher name = NAME.matcher(device);
    return name.find() ? name.group(1) : "a device without a name";
  }
}
