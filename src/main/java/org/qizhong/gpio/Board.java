package org.qizhong.gpio;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.exception.Pi4JException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Everything that is wired, taken from one chip: Pi4J's context with our own providers and no
 * others, two inputs that share one request, and the outputs. A chip that vanishes takes its board
 * with it; another is made when it is back.
 */
final class Board implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Board.class);

  private final Kernel kernel;
  private final Taking taking;
  private final Lines buttons;
  private final int bell;
  private final Context pi4j;
  private final BySide<Boolean> down;
  private final Map<Integer, DigitalOutput> outputs = new HashMap<>();
  private BySide<KernelInputs.Input> inputs;
  private boolean closed;

  private Board(Kernel kernel, GpioSettings settings, Taking taking) throws Refusal, KernelError {
    this.kernel = kernel;
    this.taking = taking;
    this.buttons = taking.buttons(Lines.QUEUE);
    this.down = new BySide<>(isDown(settings, Side.BLACK), isDown(settings, Side.WHITE));
    this.pi4j = context(new KernelInputs(buttons), new KernelOutputs(taking.outputs()));
    this.bell = kernel.bell();
  }

  private void fit(GpioSettings settings) {
    inputs = new BySide<>(input(settings, Side.BLACK), input(settings, Side.WHITE));
    output("buzzer", settings.buzzerPin(), settings.buzzerHigh());
    for (Side side : Side.values()) {
      output("lamp." + side.id(), settings.lamp(side), settings.lampsHigh());
    }
  }

  /** At once: an edge that came before this reading would be taken for one of a held button. */
  private boolean isDown(GpioSettings settings, Side side) throws KernelError {
    return buttons.isHigh(settings.button(side)) == settings.buttonsHigh();
  }

  /**
   * Takes every line that {@code settings} name from {@code chip}.
   *
   * @throws Refusal when one is not there or somebody else has it: which, and who
   */
  static Board on(Kernel kernel, Chip chip, GpioSettings settings) throws Refusal {
    Board board = taken(kernel, chip, settings);
    try {
      board.fit(settings);
    } catch (RuntimeException refused) { // Pi4J throws more than its own exceptions
      board.close();
      Throwable cause = refused.getCause() == null ? refused : refused.getCause();
      throw new Refusal(refused.getMessage() + ": " + cause.getMessage());
    }
    LOG.info("buttons on {} ({}), {}", chip.device(), chip.label(), settings.pins());
    return board;
  }

  private static Board taken(Kernel kernel, Chip chip, GpioSettings settings) throws Refusal {
    Taking taking = new Taking(chip, settings);
    try {
      return new Board(kernel, settings, taking);
    } catch (KernelError | Pi4JException failed) {
      taking.close();
      throw new Refusal(failed.getMessage());
    } catch (Refusal refusal) {
      taking.close();
      throw refusal;
    }
  }

  /** Nothing is detected: a mock or another library's provider would be there without a word. */
  private static Context context(KernelInputs inputs, KernelOutputs outputs) throws Refusal {
    Context context =
        Pi4J.newContextBuilder()
            .noAutoDetect()
            .noAutoInject()
            .disableShutdownHook()
            .add(inputs, outputs)
            .build();
    for (String id : new String[] {KernelInputs.ID, KernelOutputs.ID}) {
      if (!context.hasProvider(id)) {
        throw new Refusal("Pi4J has not taken the provider " + id + "; install the program anew");
      }
    }
    return context;
  }

  private KernelInputs.Input input(GpioSettings settings, Side side) {
    DigitalInput input =
        pi4j.create(
            DigitalInput.newConfigBuilder(pi4j)
                .id("button." + side.id())
                .bcm(settings.button(side))
                .pull(settings.buttonsHigh() ? PullResistance.PULL_DOWN : PullResistance.PULL_UP)
                .debounce(0L)
                .provider(KernelInputs.ID));
    return (KernelInputs.Input) input;
  }

  private void output(String id, OptionalInt pin, boolean high) {
    if (pin.isEmpty()) {
      return;
    }
    DigitalState off = DigitalState.getState(!high);
    DigitalOutput output =
        pi4j.create(
            DigitalOutput.newConfigBuilder(pi4j)
                .id(id)
                .bcm(pin.getAsInt())
                .onState(DigitalState.getState(high))
                .initial(off)
                .shutdown(off)
                .provider(KernelOutputs.ID));
    outputs.put(pin.getAsInt(), output);
  }

  /** The output on {@code pin}, if there is one. */
  Optional<DigitalOutput> output(OptionalInt pin) {
    return pin.isPresent() ? Optional.of(outputs.get(pin.getAsInt())) : Optional.empty();
  }

  /** Which buttons were down when they were taken: what comes later is told by their edges. */
  BySide<Boolean> down() {
    return down;
  }

  /** The buttons as Pi4J has them. */
  BySide<? extends DigitalInput> inputs() {
    return inputs;
  }

  /**
   * Tells the inputs' listeners of every edge on the calling thread, until {@link #wake}.
   *
   * @param full told of the first edge of a queue that was full: older ones may have been dropped
   * @param after told of each edge when its listeners have been
   * @throws KernelError when the lines are gone
   */
  void read(Consumer<KernelEdge> full, Consumer<KernelEdge> before, Consumer<KernelEdge> after)
      throws KernelError {
    buttons.read(
        bell,
        full,
        edge -> {
          before.accept(edge);
          (edge.line() == inputs.black().config().bcm() ? inputs.black() : inputs.white())
              .tell(edge);
          after.accept(edge);
        });
  }

  /** Lets {@link #read} return; may be called from any thread. */
  synchronized void wake() {
    if (!closed) {
      kernel.wake(bell);
    }
  }

  /** Outputs off, lines free. After {@link #read} has returned. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      pi4j.shutdown();
    } catch (Pi4JException gone) {
      LOG.info("closed without its chip: {}", gone.getMessage());
    }
    taking.close();
    kernel.close(bell);
  }
}
