package org.qizhong.gpio;

import com.pi4j.context.Context;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputBase;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalOutputProviderBase;
import com.pi4j.io.gpio.digital.DigitalState;
import java.util.Map;

/** Pi4J's provider of outputs, each on a line that has been taken for it. */
final class KernelOutputs extends DigitalOutputProviderBase implements DigitalOutputProvider {
  /** By which outputs name it. */
  static final String ID = "qizhong-kernel-output";

  private final Map<Integer, Lines> taken;

  /**
   * @param taken the line of each number
   */
  KernelOutputs(Map<Integer, Lines> taken) {
    super(ID, "GPIO character device, outputs");
    this.taken = taken;
  }

  @Override
  public DigitalOutput create(DigitalOutputConfig config) {
    Lines line = taken.get(config.bcm());
    if (line == null) {
      throw new IllegalArgumentException(config.id() + ": its line was not taken");
    }
    Output output = new Output(this, config, line);
    context.registry().add(output);
    return output;
  }

  /** One line. */
  private static final class Output extends DigitalOutputBase {
    private final Lines line;

    Output(DigitalOutputProvider provider, DigitalOutputConfig config, Lines line) {
      super(provider, config);
      this.line = line;
    }

    @Override
    public DigitalOutput state(DigitalState level) throws IOException {
      try {
        line.drive(config.bcm(), level.isHigh());
      } catch (KernelError failed) {
        throw new IOException(failed.getMessage(), failed);
      }
      return super.state(level);
    }

    @Override
    public DigitalOutput shutdownInternal(Context context) throws ShutdownException {
      try {
        super.shutdownInternal(context);
      } finally {
        line.close();
      }
      return this;
    }
  }
}
