package org.qizhong.gpio;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Buttons;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Lamps;
import org.qizhong.desk.Ticker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The real buttons, buzzer and lamps of this machine. */
public final class Gpio implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Gpio.class);

  /** What else decides whether the buzzer sounds. Asked on the desk's thread. */
  public interface Hearing {
    /** Whether the players want {@code phase} heard: not where they chose silence (C9). */
    boolean heard(Phase phase);

    /** Whether the soft ticks of the last seconds are wanted. */
    boolean ticks();

    /** Whether the voice is mute, so that the buzzer takes its place. */
    boolean mute();
  }

  /**
   * What was found.
   *
   * @param gpio empty where no real buttons are used
   * @param unseen why there may be some after all, that this user must not see
   */
  public record Found(Optional<Gpio> gpio, Optional<String> unseen) {
    private static final Found OFF = new Found(Optional.empty(), Optional.empty());
  }

  private final GpioSettings settings;
  private final Outlets outlets;
  private final WiredButtons buttons;
  private final WiredLamps lamps;
  private final Beeper beeper;
  private final WiredBuzzer buzzer;
  private final Thread atExit;

  private Gpio(Outlets outlets, GpioSettings settings, Path data, Ticker ticker, Hearing hearing) {
    this.settings = settings;
    this.outlets = outlets;
    this.buttons = new WiredButtons(outlets, settings, data, ticker);
    this.lamps = new WiredLamps(outlets, settings, buttons);
    this.beeper = new Beeper(ticker, on -> outlets.set(settings.buzzerPin(), on));
    this.buzzer = new WiredBuzzer(beeper, wanted(settings, hearing), hearing::heard);
    this.atExit = new Thread(outlets::off, "gpio-off");
  }

  /**
   * What {@value GpioSettings#FILE} in {@code data} names.
   *
   * @throws Refusal when the settings do not fit, or what they name is not there or not to be had
   */
  public static Found open(Path data, Ticker ticker, Hearing hearing) throws Refusal {
    GpioSettings settings = GpioSettings.load(data);
    return settings.use() == GpioSettings.Use.OFF
        ? Found.OFF
        : open(new Libc(), settings, data, ticker, hearing);
  }

  /**
   * The same on a chip that there is none of, with buttons that nobody presses: so that Java knows
   * the way. Nothing is driven.
   *
   * @throws Refusal when the settings do not fit
   */
  public static Found rehearse(Path data, Ticker ticker, Hearing hearing) throws Refusal {
    return open(new RehearsedKernel(), GpioSettings.load(data), data, ticker, hearing);
  }

  static Found open(Kernel kernel, GpioSettings settings, Path data, Ticker ticker, Hearing hearing)
      throws Refusal {
    Chips chips = new Chips(kernel);
    Optional<Chip> chip = chips.find(settings);
    if (chip.isEmpty()) {
      LOG.info("no GPIO chip of a Raspberry Pi: the screen's faces are the buttons");
      return new Found(
          Optional.empty(),
          chips.unseen().map(why -> why + "; or set gpio = off in " + GpioSettings.FILE));
    }
    chip.get().close();
    sameClock(kernel, ticker);
    Outlets outlets = new Outlets(() -> board(kernel, settings));
    Gpio gpio = new Gpio(outlets, settings, data, ticker, hearing);
    gpio.beeper.start();
    Runtime.getRuntime().addShutdownHook(gpio.atExit);
    return new Found(Optional.of(gpio), Optional.empty());
  }

  /** Everything that {@code settings} name, taken. */
  static Board board(Kernel kernel, GpioSettings settings) throws Refusal {
    try (Chip chip =
        new Chips(kernel)
            .find(settings)
            .orElseThrow(
                () -> new Refusal("no GPIO chip is there; it is looked for each second"))) {
      return Board.on(kernel, chip, settings);
    }
  }

  /** Edges are stamped by the kernel's clock, and everything else by the desk's. */
  private static void sameClock(Kernel kernel, Ticker ticker) throws Refusal {
    long before = ticker.nanos();
    long stamp = kernel.monotonic();
    long after = ticker.nanos();
    if (stamp < before || stamp > after) {
      throw new Refusal(
          "this Java's clock is not the kernel's monotonic one, so that presses cannot be timed;"
              + " take OpenJDK on Linux, or set gpio = off in "
              + GpioSettings.FILE);
    }
  }

  /** What of all patterns the settings leave. */
  static Predicate<Pattern> wanted(GpioSettings settings, Hearing hearing) {
    return pattern ->
        switch (settings.buzzer()) {
          case OFF -> false;
          case QUIET -> pattern.isGrave();
          case ON -> isOn(pattern, settings, hearing);
        };
  }

  private static boolean isOn(Pattern pattern, GpioSettings settings, Hearing hearing) {
    if (pattern.isCall()) {
      return hearing.heard(Phase.OVERTIME) && (settings.buzzerCalls() || hearing.mute());
    }
    return switch (pattern) {
      case PRESS -> settings.buzzerPress();
      case TICK -> hearing.ticks();
      default -> true;
    };
  }

  /** The two buttons; nobody is told of their edges before {@link Buttons#listen}. */
  public Buttons buttons() {
    return buttons;
  }

  /** The buzzer; silent where none is wired. */
  public Buzzer buzzer() {
    return buzzer;
  }

  /** The side lamps; where one is not wired, nothing is lit. */
  public Lamps lamps() {
    return lamps;
  }

  /** Sounds the buzzer, to test it; whether there is one that may sound. */
  public boolean buzz() {
    boolean there =
        settings.buzzerPin().isPresent() && settings.buzzer() != GpioSettings.Sounds.OFF;
    if (there) {
      beeper.sound(Pattern.TEST);
    }
    return there;
  }

  /** Buzzer and lamps off, every line given back. */
  @Override
  public void close() {
    buttons.close();
    beeper.close();
    outlets.close();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException exiting) {
      LOG.debug("the program ends", exiting);
    }
  }
}
