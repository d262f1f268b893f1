package org.qizhong.gpio;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalInputProviderBase;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.DigitalStateChangeEvent;
import java.io.UncheckedIOException;

/**
 * Pi4J's provider of inputs that share one request of the kernel's, and so one ordered stream of
 * edges. Nothing is debounced: the first edge is the one that counts.
 */
final class KernelInputs extends DigitalInputProviderBase implements DigitalInputProvider {
  /** By which inputs name it. */
  static final String ID = "qizhong-kernel-input";

  private final Lines lines;

  KernelInputs(Lines lines) {
    super(ID, "GPIO character device, inputs");
    this.lines = lines;
  }

  @Override
  public DigitalInput create(DigitalInputConfig config) {
    if (!lines.has(config.bcm()) || config.debounce() != 0) {
      throw new IllegalArgumentException(config.id() + ": not as its line was taken");
    }
    Input input = new Input(this, config, lines);
    context.registry().add(input);
    return input;
  }

  /** An edge with the kernel's stamp. */
  static final class Event extends DigitalStateChangeEvent<DigitalInput> {
    private final long stamp;

    private Event(DigitalInput source, KernelEdge edge) {
      super(source, DigitalState.getState(edge.high()));
      this.stamp = edge.stamp();
    }

    /** When, by the kernel's monotonic clock, in nanoseconds. */
    long stamp() {
      return stamp;
    }
  }

  /** One line. */
  static final class Input extends DigitalInputBase {
    private final Lines lines;

    private Input(DigitalInputProvider provider, DigitalInputConfig config, Lines lines) {
      super(provider, config);
      this.lines = lines;
    }

    /** Tells the listener of an edge of this line, on the calling thread. */
    void tell(KernelEdge edge) {
      dispatch(new Event(this, edge));
    }

    @Override
    public DigitalState state() {
      try {
        return DigitalState.getState(lines.isHigh(config.bcm()));
      } catch (KernelError failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }
}
