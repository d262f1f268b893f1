package org.qizhong.gpio;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.PropertiesFile;

/** How buttons, buzzer and lamps are wired, as {@value #FILE} in the data directory has it. */
public final class GpioSettings {
  /** The file's name in the data directory. */
  public static final String FILE = "gpio.properties";

  /** The header's chip on a Raspberry Pi 5, on a 4, and on older ones. */
  static final List<String> LABELS = List.of("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835");

  /** The highest BCM number on a Raspberry Pi's header. */
  static final int HIGHEST_BCM = 27;

  /** More lines than any chip has. */
  private static final int HIGHEST_LINE = 1023;

  private static final String SWAPPED = "sides.swapped";
  private static final String NONE = "none";

  /** The keys whose values are lines of the chip. */
  private static final List<String> PINS =
      List.of("button.black", "button.white", "buzzer.pin", "lamp.black", "lamp.white");

  /** The keys that tell which lines are used, and what switches an output off. */
  private static final Set<String> LINES =
      Stream.concat(PINS.stream(), Stream.of("gpio", "chip", "buzzer.active", "lamp.active"))
          .collect(Collectors.toUnmodifiableSet());

  private static final Map<String, String> DEFAULTS = defaults();

  /** What is wired where nothing else is said. */
  public static final GpioSettings DEFAULT = new GpioSettings(DEFAULTS);

  /** Whether real buttons are used. */
  enum Use {
    /** Where a chip with a known label is found. */
    AUTO,
    /** They must be there. */
    ON,
    OFF
  }

  /** What the buzzer sounds. */
  enum Sounds {
    ON,
    /** Only flag and fault. */
    QUIET,
    OFF
  }

  private final Map<String, String> values;

  private GpioSettings(Map<String, String> values) {
    this.values = values;
  }

  private static Map<String, String> defaults() {
    Map<String, String> defaults = new LinkedHashMap<>();
    defaults.put("gpio", "auto");
    defaults.put("chip", "");
    defaults.put("button.black", "17");
    defaults.put("button.white", "27");
    defaults.put("button.active", "low");
    defaults.put(SWAPPED, "false");
    defaults.put("buzzer.pin", "22");
    defaults.put("buzzer.active", "high");
    defaults.put("buzzer", "on");
    defaults.put("buzzer.press", "false");
    defaults.put("buzzer.calls", "true");
    defaults.put("lamp.black", "23");
    defaults.put("lamp.white", "24");
    defaults.put("lamp.active", "high");
    return defaults;
  }

  /**
   * The settings of a data directory; the default for what it does not say.
   *
   * @throws Refusal when the file cannot be read or a value does not fit: file, key, value and what
   *     is allowed
   */
  public static GpioSettings load(Path data) throws Refusal {
    return load(data, key -> true);
  }

  /**
   * The same for those who only switch outputs off: whatever else does not fit, it is done.
   *
   * @throws Refusal when the file cannot be read or where a line is does not fit
   */
  static GpioSettings lines(Path data) throws Refusal {
    return load(data, LINES::contains);
  }

  private static GpioSettings load(Path data, Predicate<String> matters) throws Refusal {
    PropertiesFile.Read read = PropertiesFile.read(data.resolve(FILE), "look at its permissions");
    if (read.wrong().isPresent()) {
      throw new Refusal(FILE + ": " + read.wrong().get());
    }
    Map<String, String> changes = new TreeMap<>(read.settings());
    changes.keySet().removeIf(matters.negate());
    try {
      return of(changes);
    } catch (Refusal unfit) {
      throw new Refusal(FILE + ": " + unfit.getMessage());
    }
  }

  /** The default with {@code changes}. */
  static GpioSettings of(Map<String, String> changes) throws Refusal {
    Map<String, String> values = new LinkedHashMap<>(DEFAULTS);
    values.putAll(changes);
    GpioSettings settings = new GpioSettings(values);
    for (Map.Entry<String, String> one : changes.entrySet()) {
      settings.check(one.getKey(), one.getValue());
    }
    settings.checkPins();
    return settings;
  }

  private void check(String key, String value) throws Refusal {
    switch (key) {
      case "gpio" -> one(key, value, "auto", "on", "off");
      case "chip" -> chip(value);
      case "button.black", "button.white" -> line(key, value, "");
      case "buzzer.pin", "lamp.black", "lamp.white" -> {
        if (!value.equals(NONE)) {
          line(key, value, ", nor " + NONE);
        }
      }
      case "button.active", "buzzer.active", "lamp.active" -> one(key, value, "low", "high");
      case SWAPPED, "buzzer.press", "buzzer.calls" -> one(key, value, "true", "false");
      case "buzzer" -> one(key, value, "on", "quiet", "off");
      default ->
          throw new Refusal(
              (key.isEmpty() ? "\"\"" : key)
                  + ": no such setting; there are "
                  + String.join(", ", DEFAULTS.keySet()));
    }
  }

  private static void one(String key, String value, String... allowed) throws Refusal {
    if (!List.of(allowed).contains(value)) {
      throw new Refusal(key + ": \"" + value + "\" is none of " + String.join(", ", allowed));
    }
  }

  private static void chip(String value) throws Refusal {
    if (!value.isEmpty() && !value.matches("/dev/\\S+|[^/\\s]+")) {
      throw new Refusal(
          "chip: \""
              + value
              + "\" is neither a label, such as pinctrl-rp1, nor a device, such as /dev/gpiochip0");
    }
  }

  private void line(String key, String value, String other) throws Refusal {
    int highest = isPi() ? HIGHEST_BCM : HIGHEST_LINE;
    if (!value.matches("\\d{1,4}") || Integer.parseInt(value) > highest) {
      String numbers = isPi() ? "BCM number from 0 to " : "line's number from 0 to ";
      throw new Refusal(key + ": \"" + value + "\" is no " + numbers + highest + other);
    }
  }

  /** Whether the lines are those of a Raspberry Pi's header, as far as the settings tell. */
  private boolean isPi() {
    return chip().isEmpty() || LABELS.contains(chip().get());
  }

  private void checkPins() throws Refusal {
    Map<Integer, String> taken = new LinkedHashMap<>();
    for (Map.Entry<String, Integer> pin : pins().entrySet()) {
      String other = taken.putIfAbsent(pin.getValue(), pin.getKey());
      if (other != null) {
        throw new Refusal(
            "%s and %s are both on %d; each needs a pin of its own"
                .formatted(other, pin.getKey(), pin.getValue()));
      }
    }
  }

  /** Every key with its value, in the order in which they are documented. */
  public Map<String, String> values() {
    return new LinkedHashMap<>(values);
  }

  /** The lines that are used, by their keys. */
  Map<String, Integer> pins() {
    Map<String, Integer> pins = new LinkedHashMap<>();
    for (String key : PINS) {
      pin(key).ifPresent(line -> pins.put(key, line));
    }
    return pins;
  }

  private OptionalInt pin(String key) {
    String value = values.get(key);
    return value.equals(NONE) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(value));
  }

  /** A chip that is named must be there. */
  Use use() {
    Use said = Use.valueOf(values.get("gpio").toUpperCase(Locale.ROOT));
    return said == Use.AUTO && chip().isPresent() ? Use.ON : said;
  }

  /** Whether no real buttons are used, whatever is wired. */
  public boolean isOff() {
    return use() == Use.OFF;
  }

  /** The chip's label or device, if one is named. */
  Optional<String> chip() {
    return Optional.of(values.get("chip")).filter(named -> !named.isEmpty());
  }

  /** The line of the button that is {@code side}'s while the sides are not exchanged. */
  int button(Side side) {
    return pin("button." + side.id()).orElseThrow();
  }

  /** Whether a pressed button is high. */
  boolean buttonsHigh() {
    return isHigh("button.active");
  }

  boolean swapped() {
    return is(SWAPPED);
  }

  OptionalInt buzzerPin() {
    return pin("buzzer.pin");
  }

  boolean buzzerHigh() {
    return isHigh("buzzer.active");
  }

  Sounds buzzer() {
    return Sounds.valueOf(values.get("buzzer").toUpperCase(Locale.ROOT));
  }

  boolean buzzerPress() {
    return is("buzzer.press");
  }

  boolean buzzerCalls() {
    return is("buzzer.calls");
  }

  /** The line of the lamp that is {@code side}'s while the sides are not exchanged. */
  OptionalInt lamp(Side side) {
    return pin("lamp." + side.id());
  }

  boolean lampsHigh() {
    return isHigh("lamp.active");
  }

  private boolean is(String key) {
    return values.get(key).equals("true");
  }

  private boolean isHigh(String key) {
    return values.get(key).equals("high");
  }

  /**
   * Keeps {@value #SWAPPED}; everything else in the file stays as it was written.
   *
   * @throws IOException also where the file is written in such a way (lines that go on in the next,
   *     escaped keys) that it would say something else afterwards
   */
  static void keepSwapped(Path data, boolean swapped) throws IOException {
    Path file = data.resolve(FILE);
    String written = PropertiesFile.text(file);
    Map<String, String> meant = new TreeMap<>(PropertiesFile.of(written).settings());
    meant.put(SWAPPED, Boolean.toString(swapped));
    String line = SWAPPED + " = " + swapped;
    List<String> lines = new ArrayList<>(written.lines().toList());
    Pattern own = Pattern.compile("\\s*" + Pattern.quote(SWAPPED) + "(\\s*[=:].*|\\s+.*)?");
    lines.removeIf(one -> own.matcher(one).matches());
    lines.add(line);
    String text = String.join("\n", lines) + "\n";
    PropertiesFile.Read kept = PropertiesFile.of(text);
    if (kept.wrong().isPresent() || !kept.settings().equals(meant)) {
      throw new IOException("put " + line + " into it by hand");
    }
    PropertiesFile.write(file, text);
  }
}
