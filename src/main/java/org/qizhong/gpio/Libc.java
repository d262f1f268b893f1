package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The kernel itself. The C library is looked up only where there is a chip to open. */
class Libc implements Kernel {
  private static final Path DEVICES = Path.of("/dev");
  private static final String CHIP = "gpiochip";

  /** {@code O_RDWR | O_CLOEXEC}. */
  private static final int OPEN_FLAGS = 0x2 | 0x80000;

  /** {@code EFD_CLOEXEC}. */
  private static final int BELL_FLAGS = 0x80000;

  private static final int CLOCK_MONOTONIC = 1;
  private static final short POLLIN = 0x1;

  /** {@code POLLERR | POLLHUP | POLLNVAL}, which are told unasked. */
  private static final int POLLGONE = 0x8 | 0x10 | 0x20;

  private static final StructLayout POLL =
      MemoryLayout.structLayout(
          JAVA_INT.withName("fd"), JAVA_SHORT.withName("events"), JAVA_SHORT.withName("revents"));
  private static final long POLL_EVENTS = JAVA_INT.byteSize();
  private static final long POLL_REVENTS = JAVA_INT.byteSize() + JAVA_SHORT.byteSize();

  @Override
  public List<Path> chips() {
    List<Path> chips = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(DEVICES, CHIP + "[0-9]*")) {
      found.forEach(chips::add);
    } catch (IOException none) {
      return List.of();
    }
    chips.sort(Comparator.comparingInt(Libc::number).thenComparing(Comparator.naturalOrder()));
    return chips;
  }

  private static int number(Path chip) {
    String digits = chip.getFileName().toString().substring(CHIP.length());
    return digits.matches("\\d{1,6}") ? Integer.parseInt(digits) : Integer.MAX_VALUE;
  }

  @Override
  public int open(Path device) throws KernelError {
    String name = device.toString();
    return (int)
        CLibrary.call(
            name,
            (memory, state) ->
                (int) CLibrary.OPEN.invokeExact(state, memory.allocateFrom(name), OPEN_FLAGS, 0));
  }

  @Override
  public void close(int descriptor) {
    try {
      CLibrary.call(
          "close", (memory, state) -> (int) CLibrary.CLOSE.invokeExact(state, descriptor));
    } catch (KernelError closedAnyway) {
      assert closedAnyway.getMessage() != null; // Linux has freed the descriptor all the same
    }
  }

  @Override
  public void ioctl(int descriptor, Uapi.Call ioctl, MemorySegment argument) throws KernelError {
    long request = ioctl.request();
    CLibrary.call(
        ioctl.name(),
        (memory, state) -> (int) CLibrary.IOCTL.invokeExact(state, descriptor, request, argument));
  }

  @Override
  public long read(int descriptor, MemorySegment into) throws KernelError {
    return CLibrary.call(
        "read",
        (memory, state) ->
            (long) CLibrary.READ.invokeExact(state, descriptor, into, into.byteSize()));
  }

  @Override
  public int bell() throws KernelError {
    return (int)
        CLibrary.call(
            "eventfd", (memory, state) -> (int) CLibrary.EVENTFD.invokeExact(state, 0, BELL_FLAGS));
  }

  @Override
  public void wake(int bell) {
    try {
      CLibrary.call(
          "write",
          (memory, state) ->
              (long)
                  CLibrary.WRITE.invokeExact(
                      state, bell, memory.allocateFrom(JAVA_LONG, 1L), JAVA_LONG.byteSize()));
    } catch (KernelError full) {
      assert full.getMessage() != null; // it rings already
    }
  }

  @Override
  public Ready await(int descriptor, int bell) throws KernelError {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment both = memory.allocate(POLL, 2);
      MemorySegment lines = both.asSlice(0, POLL);
      MemorySegment ring = both.asSlice(POLL.byteSize(), POLL);
      lines.set(JAVA_INT, 0, descriptor);
      lines.set(JAVA_SHORT, POLL_EVENTS, POLLIN);
      ring.set(JAVA_INT, 0, bell);
      ring.set(JAVA_SHORT, POLL_EVENTS, POLLIN);
      poll(both);
      if (ring.get(JAVA_SHORT, POLL_REVENTS) != 0) {
        return Ready.WOKEN;
      }
      int told = lines.get(JAVA_SHORT, POLL_REVENTS);
      return (told & POLLGONE) != 0 ? Ready.GONE : Ready.READABLE;
    }
  }

  private static void poll(MemorySegment descriptors) throws KernelError {
    while (true) {
      try {
        CLibrary.call(
            "poll", (memory, state) -> (int) CLibrary.POLL.invokeExact(state, descriptors, 2L, -1));
        return;
      } catch (KernelError failed) {
        if (!failed.isInterrupted()) {
          throw failed;
        }
      }
    }
  }

  @Override
  public long monotonic() {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment time = memory.allocate(JAVA_LONG, 2);
      CLibrary.call(
          "clock_gettime",
          (none, state) -> (int) CLibrary.CLOCK_GETTIME.invokeExact(state, CLOCK_MONOTONIC, time));
      return time.getAtIndex(JAVA_LONG, 0) * 1_000_000_000L + time.getAtIndex(JAVA_LONG, 1);
    } catch (KernelError impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
