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
  private Optional<String> failure = Optional.empty();
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
    fail("the chip is opened anew");
    gone.close();
    Board fresh = opening.open(); // takes its time, and nobody waits for it
    synchronized (this) {
      if (!closed) {
        board = fresh;
        failure = Optional.empty();
        wanted.forEach((pin, on) -> drive(OptionalInt.of(pin), on));
        return;
      }
    }
    fresh.close();
    throw new Refusal("closed");
  }

  /** Nothing is driven until another board is there. */
  private synchronized void fail(String why) {
    failure = Optional.of(why);
  }

  /** Why nothing can be driven now, if so. */
  synchronized Optional<String> failure() {
    return failure;
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
    if (output.isEmpty() || failure.isPresent()) {
      return;
    }
    try {
      if (on) {
        output.get().on();
      } else {
        output.get().off();
      }
    } catch (Pi4JException gone) {
      fail("line " + pin.getAsInt() + " cannot be driven: " + gone.getMessage());
      LOG.error("{}", failure.orElseThrow());
      board.wake(); // the buttons' thread tells of it and opens the chip anew
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
