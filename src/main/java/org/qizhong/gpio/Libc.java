package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The kernel itself, through the C library. */
final class Libc implements Kernel {
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

  private static final Linker LINKER = Linker.nativeLinker();
  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO =
      STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));
  private static final Linker.Option KEEPS_ERRNO = Linker.Option.captureCallState("errno");

  private static final MethodHandle OPEN =
      function("open", 2, FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT));
  private static final MethodHandle CLOSE =
      function("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
  private static final MethodHandle IOCTL =
      function("ioctl", 2, FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS));
  private static final MethodHandle READ =
      function("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
  private static final MethodHandle WRITE =
      function("write", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
  private static final MethodHandle POLL_CALL =
      function("poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT));
  private static final MethodHandle EVENTFD =
      function("eventfd", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
  private static final MethodHandle CLOCK_GETTIME =
      function("clock_gettime", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));

  @SuppressWarnings("restricted")
  private static MethodHandle function(String name, FunctionDescriptor type) {
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type, KEEPS_ERRNO);
  }

  /** A function with variable arguments from {@code first} on: AArch64 may pass those otherwise. */
  @SuppressWarnings("restricted")
  private static MethodHandle function(String name, int first, FunctionDescriptor type) {
    return LINKER.downcallHandle(
        LINKER.defaultLookup().findOrThrow(name),
        type,
        KEEPS_ERRNO,
        Linker.Option.firstVariadicArg(first));
  }

  /** One call with the memory it needs. */
  private interface Native {
    long call(Arena memory, MemorySegment state) throws Throwable;
  }

  private static long call(String what, Native function) throws KernelError {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment state = memory.allocate(STATE);
      long result = function.call(memory, state);
      if (result < 0) {
        throw new KernelError(what, (int) ERRNO.get(state, 0L));
      }
      return result;
    } catch (KernelError failed) {
      throw failed;
    } catch (Throwable unexpected) {
      throw new IllegalStateException(what, unexpected);
    }
  }

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
        call(
            name,
            (memory, state) ->
                (int) OPEN.invokeExact(state, memory.allocateFrom(name), OPEN_FLAGS, 0));
  }

  @Override
  public void close(int descriptor) {
    try {
      call("close", (memory, state) -> (int) CLOSE.invokeExact(state, descriptor));
    } catch (KernelError closedAnyway) {
      assert closedAnyway.getMessage() != null; // Linux has freed the descriptor all the same
    }
  }

  @Override
  public void ioctl(int descriptor, Uapi.Call ioctl, MemorySegment argument) throws KernelError {
    long request = ioctl.request();
    call(
        ioctl.name(),
        (memory, state) -> (int) IOCTL.invokeExact(state, descriptor, request, argument));
  }

  @Override
  public long read(int descriptor, MemorySegment into) throws KernelError {
    return call(
        "read",
        (memory, state) -> (long) READ.invokeExact(state, descriptor, into, into.byteSize()));
  }

  @Override
  public int bell() throws KernelError {
    return (int)
        call("eventfd", (memory, state) -> (int) EVENTFD.invokeExact(state, 0, BELL_FLAGS));
  }

  @Override
  public void wake(int bell) {
    try {
      call(
          "write",
          (memory, state) ->
              (long)
                  WRITE.invokeExact(
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
        call("poll", (memory, state) -> (int) POLL_CALL.invokeExact(state, descriptors, 2L, -1));
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
      call(
          "clock_gettime",
          (none, state) -> (int) CLOCK_GETTIME.invokeExact(state, CLOCK_MONOTONIC, time));
      return time.getAtIndex(JAVA_LONG, 0) * 1_000_000_000L + time.getAtIndex(JAVA_LONG, 1);
    } catch (KernelError impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
