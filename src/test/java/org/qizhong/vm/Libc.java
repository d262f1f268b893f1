package org.qizhong.vm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/** The few calls of the C library that Java has no words for. */
final class Libc {
  static final int SIGKILL = 9;
  static final int SIGTERM = 15;
  static final int SIGCONT = 18;
  static final int SIGSTOP = 19;

  private static final int READ_ONLY = 0;

  /** GPIO_V2_GET_LINE_IOCTL, and where in its structure of 592 bytes things are. */
  private static final long GET_LINE = 0xC250_B407L;

  private static final int REQUEST_SIZE = 592;
  private static final int REQUEST_CONSUMER = 256;
  private static final int REQUEST_FLAGS = 288;
  private static final int REQUEST_COUNT = 560;
  private static final long INPUT = 1 << 2;

  private static final MethodHandle SET_AFFINITY =
      function("sched_setaffinity", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS));
  private static final MethodHandle SET_SCHEDULER =
      function("sched_setscheduler", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS));
  private static final MethodHandle KILL =
      function("kill", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
  private static final MethodHandle OPEN =
      function(
          "open",
          FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT),
          Linker.Option.firstVariadicArg(2));
  private static final MethodHandle CLOSE =
      function("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
  private static final MethodHandle IOCTL =
      function(
          "ioctl",
          FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS),
          Linker.Option.firstVariadicArg(2));

  private static final int FIRST_IN_FIRST_OUT = 1;
  private static final int RESET_ON_FORK = 0x40000000;

  private Libc() {}

  @SuppressWarnings("restricted")
  private static MethodHandle function(
      String name, FunctionDescriptor type, Linker.Option... options) {
    Linker linker = Linker.nativeLinker();
    return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), type, options);
  }

  /** Sends a signal to a process, and returns once the kernel has taken it. */
  static void kill(long process, int signal) throws Failed {
    Failed.unless(call(KILL, (int) process, signal) == 0, "no process %d to signal", process);
  }

  /** Lets a thread run on the first processor only; thread {@code 0} is the calling one. */
  static void pin(int thread) throws Failed {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment mask = memory.allocate(JAVA_LONG);
      mask.set(JAVA_LONG, 0, 1);
      Failed.unless(
          call(SET_AFFINITY, thread, mask.byteSize(), mask) == 0, "no thread %d to pin", thread);
    }
  }

  /**
   * The calling thread is no longer kept waiting by ordinary ones. What it starts is ordinary: a
   * program as urgent as the finger would keep it waiting instead.
   */
  static void hurry() throws Failed {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment priority = memory.allocate(JAVA_INT);
      priority.set(JAVA_INT, 0, 1);
      Failed.unless(
          call(SET_SCHEDULER, 0, FIRST_IN_FIRST_OUT | RESET_ON_FORK, priority) == 0,
          "no thread in real time");
    }
  }

  /**
   * Takes a line of a chip as an input for as long as this process runs.
   *
   * @param consumer who has it, for whoever asks
   */
  static void holdLine(Path device, int line, String consumer) throws Failed {
    try (Arena memory = Arena.ofConfined()) {
      int chip = call(OPEN, memory.allocateFrom(device.toString()), READ_ONLY);
      Failed.unless(chip >= 0, "%s cannot be opened", device);
      MemorySegment request = memory.allocate(REQUEST_SIZE, Long.BYTES);
      request.set(JAVA_INT, 0, line);
      request.setString(REQUEST_CONSUMER, consumer);
      request.set(JAVA_LONG, REQUEST_FLAGS, INPUT);
      request.set(JAVA_INT, REQUEST_COUNT, 1);
      Failed.unless(call(IOCTL, chip, GET_LINE, request) == 0, "line %d is not to be had", line);
      call(CLOSE, chip);
    }
  }

  private static int call(MethodHandle function, Object... arguments) {
    try {
      return (int) function.invokeWithArguments(arguments);
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
