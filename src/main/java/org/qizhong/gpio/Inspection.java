package org.qizhong.gpio;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.Ticker;

/** What is wired, looked at by itself: for the doctor, while no desk has it. */
public final class Inspection implements AutoCloseable {
  private static final long LOOK_MS = 20;

  /** So long must no edge have arrived before a press is complete: a busy machine delivers late. */
  private static final long QUIET = Duration.ofMillis(250).toNanos();

  private final Board board;
  private final GpioSettings settings;
  private final Ticker ticker;
  private final BlockingQueue<KernelEdge> edges = new LinkedBlockingQueue<>();
  private long arrived;
  private final BySide<Watched> watched =
      new BySide<>(new Watched(Side.BLACK), new Watched(Side.WHITE));

  private Inspection(Board board, GpioSettings settings, Ticker ticker) {
    this.board = board;
    this.settings = settings;
    this.ticker = ticker;
  }

  /**
   * The chip, in words, whoever has its lines.
   *
   * @return empty where {@code settings} name none and no Raspberry Pi's is seen
   * @throws Refusal when the chip that is named is not there, or may not be opened
   */
  public static Optional<String> chip(GpioSettings settings) throws Refusal {
    return chip(new Libc(), settings);
  }

  static Optional<String> chip(Kernel kernel, GpioSettings settings) throws Refusal {
    return new Chips(kernel)
        .findOrSay(settings)
        .map(
            chip -> {
              chip.close();
              return chip.device() + ", " + chip.label() + ", " + chip.lines() + " lines";
            });
  }

  /**
   * Takes everything that is wired.
   *
   * @throws Refusal when it is not to be had: a running desk has it, for one
   */
  public static Inspection open(GpioSettings settings, Ticker ticker) throws Refusal {
    return open(new Libc(), settings, ticker);
  }

  static Inspection open(Kernel kernel, GpioSettings settings, Ticker ticker) throws Refusal {
    return new Inspection(Gpio.board(kernel, settings), settings, ticker);
  }

  /** Which buttons were down when they were taken. */
  public BySide<Boolean> down() {
    return settings.swapped() ? board.down().swapped() : board.down();
  }

  private Side wired(Side side) {
    return settings.swapped() ? side.other() : side;
  }

  /**
   * Watches both buttons until {@code enough} says so or the time is over; returns the presses, in
   * the order in which they were told.
   *
   * @throws Refusal when the lines are lost meanwhile
   */
  public List<Seen> watch(Duration time, Predicate<Seen> enough)
      throws Refusal, InterruptedException {
    for (Side side : Side.values()) {
      watched.of(side).level(down().of(side), ticker.nanos());
    }
    List<Seen> presses = new ArrayList<>();
    List<String> lost = new ArrayList<>();
    Thread reader = Thread.ofPlatform().name("gpio-edges").daemon().start(() -> read(lost));
    long end = ticker.nanos() + time.toNanos();
    boolean going = true;
    while (going && ticker.nanos() < end && reader.isAlive()) {
      Optional<KernelEdge> edge = Optional.ofNullable(edges.poll(LOOK_MS, TimeUnit.MILLISECONDS));
      for (Seen seen : gather(edge)) {
        presses.add(seen);
        going &= !enough.test(seen);
      }
    }
    board.wake();
    reader.join();
    if (!lost.isEmpty()) {
      throw new Refusal(lost.getFirst());
    }
    if (going) {
      presses.addAll(unfinished(enough));
    }
    return presses;
  }

  /** At the end of the time: what is still bouncing, or never rested because the other was. */
  private List<Seen> unfinished(Predicate<Seen> told) {
    List<Seen> last = new ArrayList<>();
    for (KernelEdge edge = edges.poll(); edge != null; edge = edges.poll()) {
      last.addAll(gather(Optional.of(edge)));
    }
    for (Side side : Side.values()) {
      watched.of(side).rested(Long.MAX_VALUE).ifPresent(last::add);
    }
    last.forEach(told::test);
    return last;
  }

  private void read(List<String> lost) {
    try {
      board.read(first -> {}, edges::add, edge -> {});
    } catch (KernelError gone) {
      lost.add(gone.getMessage());
    }
  }

  /** What {@code edge}, or the time that has passed without one, completes. */
  private List<Seen> gather(Optional<KernelEdge> edge) {
    List<Seen> done = new ArrayList<>();
    if (edge.isPresent()) {
      arrived = ticker.nanos();
      boolean black = edge.get().line() == settings.button(wired(Side.BLACK));
      boolean down = edge.get().high() == settings.buttonsHigh();
      watched
          .of(black ? Side.BLACK : Side.WHITE)
          .edge(edge.get().stamp(), down)
          .ifPresent(done::add);
    } else if (ticker.nanos() - arrived >= QUIET) {
      for (Side side : Side.values()) {
        watched.of(side).rested(ticker.nanos()).ifPresent(done::add);
      }
    }
    return done;
  }

  /**
   * Sounds the buzzer; false where none is wired.
   *
   * @throws Refusal when it cannot be driven
   */
  public boolean sound() throws Refusal, InterruptedException {
    return play(settings.buzzerPin(), Pattern.TEST);
  }

  /**
   * Lights {@code side}'s lamp for a moment; false where none is wired.
   *
   * @throws Refusal when it cannot be driven
   */
  public boolean light(Side side) throws Refusal, InterruptedException {
    return play(settings.lamp(wired(side)), Pattern.OVERTIME);
  }

  private boolean play(OptionalInt pin, Pattern pattern) throws Refusal, InterruptedException {
    Optional<DigitalOutput> output = board.output(pin);
    if (output.isEmpty()) {
      return false;
    }
    try {
      play(output.get(), pattern);
    } catch (Pi4JException failed) {
      throw new Refusal("line " + pin.getAsInt() + " cannot be driven: " + failed.getMessage());
    }
    return true;
  }

  private void play(DigitalOutput output, Pattern pattern) throws InterruptedException {
    long began = ticker.nanos();
    for (long past = 0; past < pattern.length(); past = ticker.nanos() - began) {
      if (pattern.soundsAfter(past)) {
        output.on();
      } else {
        output.off();
      }
      TimeUnit.MILLISECONDS.sleep(1);
    }
    output.off();
  }

  /** Everything off and given back. */
  @Override
  public void close() {
    board.close();
  }
}
