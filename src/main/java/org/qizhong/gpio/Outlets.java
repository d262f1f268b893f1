package org.qizhong.gpio;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.clock.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The board there is now, and what its outputs should show: on another board they show it again.
 * May be used on any thread.
 */
final class Outlets implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Outlets.class);

  /** Makes a board when the chip is there. */
  @FunctionalInterface
  interface Opening {
    Board open() throws Refusal;
  }

  private final Opening opening;
  private final Map<Integer, Boolean> wanted = new HashMap<>();
  private Board board;
  private boolean works = true;
  private boolean closed;

  Outlets(Opening opening) throws Refusal {
    this.opening = opening;
    this.board = opening.open();
  }

  synchronized Board board() {
    return board;
  }

  /**
   * Another board in the place of one that is gone.
   *
   * @throws Refusal while the chip is not there
   */
  void reopen() throws Refusal {
    Board gone = board();
    works(false);
    gone.close();
    Board fresh = opening.open(); // takes its time, and nobody waits for it
    synchronized (this) {
      if (!closed) {
        board = fresh;
        works = true;
        wanted.forEach((pin, on) -> drive(OptionalInt.of(pin), on));
        return;
      }
    }
    fresh.close();
    throw new Refusal("closed");
  }

  private synchronized void works(boolean now) {
    works = now;
  }

  /** Switches what is wired to {@code pin} on or off; nothing where nothing is. */
  synchronized void set(OptionalInt pin, boolean on) {
    if (pin.isPresent() && !closed) {
      wanted.put(pin.getAsInt(), on);
      drive(pin, on);
    }
  }

  private void drive(OptionalInt pin, boolean on) {
    Optional<DigitalOutput> output = board.output(pin);
    if (output.isEmpty() || !works) {
      return;
    }
    try {
      if (on) {
        output.get().on();
      } else {
        output.get().off();
      }
    } catch (Pi4JException gone) {
      works = false; // the buttons' thread learns of it too, and opens the chip anew
      LOG.error("line {} cannot be driven: {}", pin.getAsInt(), gone.getMessage());
    }
  }

  /** Everything off, and nothing on any more: the program ends. */
  synchronized void off() {
    closed = true;
    wanted.keySet().forEach(pin -> drive(OptionalInt.of(pin), false));
  }

  /** The same, and the lines given back. */
  @Override
  public void close() {
    off();
    board().close();
  }
}
