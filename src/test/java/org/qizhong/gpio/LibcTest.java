package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The C library by its own words, as far as a machine without a chip goes. */
@EnabledOnOs(OS.LINUX)
class LibcTest {
  private final Libc kernel = new Libc();

  @Test
  void itsMonotonicClockIsJavas() {
    long before = System.nanoTime();
    long stamp = kernel.monotonic();
    assertThat(stamp).isBetween(before, System.nanoTime());
  }

  @Test
  void aDeviceThatIsNotThereIsSaidToBeSo() {
    assertThatThrownBy(() -> kernel.open(Path.of("/dev/gpiochip987654")))
        .isInstanceOf(KernelError.class)
        .hasMessage("/dev/gpiochip987654: is not there");
  }

  @Test
  void whatIsNoChipIsSaidToBeNone() {
    assertThatThrownBy(() -> Chip.open(kernel, Path.of("/dev/null")))
        .isInstanceOf(KernelError.class)
        .hasMessageContaining("is no GPIO chip");
  }

  @Test
  void whoWaitsIsWoken() throws Exception {
    int silent = kernel.bell();
    int bell = kernel.bell();
    Thread ringer = Thread.ofPlatform().start(() -> kernel.wake(bell));
    assertThat(kernel.await(silent, bell)).isEqualTo(Kernel.Ready.WOKEN);
    ringer.join();
    kernel.close(bell);
    kernel.close(silent);
  }

  @Test
  void whatIsThereIsRead() throws Exception {
    int full = kernel.bell();
    int bell = kernel.bell();
    kernel.wake(full);
    assertThat(kernel.await(full, bell)).isEqualTo(Kernel.Ready.READABLE);
    try (Arena memory = Arena.ofConfined()) {
      assertThat(kernel.read(full, memory.allocate(Long.BYTES))).isEqualTo(Long.BYTES);
    }
    kernel.close(bell);
    kernel.close(full);
  }

  @Test
  void aDescriptorThatIsNotOpenIsGone() throws Exception {
    int bell = kernel.bell();
    assertThat(kernel.await(Integer.MAX_VALUE, bell)).isEqualTo(Kernel.Ready.GONE);
    kernel.close(bell);
  }
}
