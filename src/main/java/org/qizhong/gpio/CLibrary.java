package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/** The C library's functions that the driver calls, each with the error it leaves. */
final class CLibrary {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO =
      STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));
  private static final Linker.Option KEEPS_ERRNO = Linker.Option.captureCallState("errno");

  static final MethodHandle OPEN =
      function("open", 2, FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT));
  static final MethodHandle CLOSE = function("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
  static final MethodHandle IOCTL =
      function("ioctl", 2, FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS));
  static final MethodHandle READ =
      function("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
  static final MethodHandle WRITE =
      function("write", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
  static final MethodHandle POLL =
      function("poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT));
  static final MethodHandle EVENTFD =
      function("eventfd", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
  static final MethodHandle CLOCK_GETTIME =
      function("clock_gettime", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));

  private CLibrary() {}

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
  interface Function {
    long call(Arena memory, MemorySegment state) throws Throwable;
  }

  /**
   * Makes one call.
   *
   * @throws KernelError when it returns less than zero: {@code what}, and why
   */
  static long call(String what, Function function) throws KernelError {
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
}
