package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;

/**
 * The kernel as for a chip whose buttons nobody presses. The calls are the kernel's own, so that
 * Java has been through them; what they refuse for want of a chip is answered here.
 */
final class RehearsedKernel extends Libc {
  /** Opened in a chip's stead. */
  private static final Path NO_CHIP = Path.of("/dev/null");

  @Override
  public List<Path> chips() {
    return List.of(NO_CHIP);
  }

  @Override
  public void ioctl(int descriptor, Uapi.Call call, MemorySegment argument) throws KernelError {
    try {
      super.ioctl(descriptor, call, argument);
    } catch (KernelError noChip) {
      answer(call, argument);
    }
  }

  private void answer(Uapi.Call call, MemorySegment argument) throws KernelError {
    if (call == Uapi.CHIP_INFO_CALL) {
      argument.setString(Uapi.CHIP_LABEL, GpioSettings.LABELS.getFirst());
    } else if (call == Uapi.REQUEST_CALL) {
      argument.set(JAVA_INT, Uapi.REQUEST_FD, bell()); // nothing is ever there to be read
    }
  }
}
