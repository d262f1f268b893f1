package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;

/** Lines of a chip that this process has taken with one request. */
final class Lines implements AutoCloseable {
  /**
   * The kernel's most for a queue of edges; what does not fit drops the oldest, the first edge of a
   * press. All of them are read at once: so a queue that was full is seen.
   */
  static final int QUEUE = 1024;

  private final Kernel kernel;
  private final int descriptor;
  private final int[] offsets;
  private boolean closed;

  Lines(Kernel kernel, int descriptor, int... offsets) {
    this.kernel = kernel;
    this.descriptor = descriptor;
    this.offsets = offsets.clone();
  }

  /** Whether {@code offset} is one of these lines. */
  boolean has(int offset) {
    return index(offset) >= 0;
  }

  private int index(int offset) {
    for (int index = 0; index < offsets.length; index++) {
      if (offsets[index] == offset) {
        return index;
      }
    }
    return -1;
  }

  /** Whether {@code offset} is high. */
  synchronized boolean isHigh(int offset) throws KernelError {
    long bit = 1L << index(offset);
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment values = memory.allocate(Uapi.LINE_VALUES);
      values.set(JAVA_LONG, Uapi.VALUES_MASK, bit);
      ioctl(Uapi.GET_VALUES_CALL, values);
      return (values.get(JAVA_LONG, Uapi.VALUES_BITS) & bit) != 0;
    }
  }

  /** Drives {@code offset}. */
  synchronized void drive(int offset, boolean high) throws KernelError {
    long bit = 1L << index(offset);
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment values = memory.allocate(Uapi.LINE_VALUES);
      values.set(JAVA_LONG, Uapi.VALUES_BITS, high ? bit : 0);
      values.set(JAVA_LONG, Uapi.VALUES_MASK, bit);
      ioctl(Uapi.SET_VALUES_CALL, values);
    }
  }

  /** A number that is free again may be another file's by now. */
  private void ioctl(Uapi.Call call, MemorySegment values) throws KernelError {
    if (closed) {
      throw new KernelError("the chip's lines", KernelError.ENODEV);
    }
    kernel.ioctl(descriptor, call, values);
  }

  /**
   * Hands over every edge in the order of the kernel, on the calling thread, until {@code bell}
   * rings.
   *
   * @param full told of the first edge of a queue that was full, before that edge is handed over:
   *     older ones may have been dropped, of either line, and no number shows it yet
   * @throws KernelError when the lines are gone
   */
  void read(int bell, Consumer<KernelEdge> full, Consumer<KernelEdge> edges) throws KernelError {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment events = memory.allocate(Uapi.LINE_EVENT, QUEUE);
      while (true) {
        switch (kernel.await(descriptor, bell)) {
          case WOKEN -> {
            return;
          }
          case GONE -> throw new KernelError("the chip's lines", KernelError.ENODEV);
          case READABLE -> hand(events, kernel.read(descriptor, events), full, edges);
        }
      }
    }
  }

  private static void hand(
      MemorySegment events, long bytes, Consumer<KernelEdge> full, Consumer<KernelEdge> edges)
      throws KernelError {
    long size = Uapi.LINE_EVENT.byteSize();
    if (bytes == 0 || bytes % size != 0) {
      throw new KernelError("a read of " + bytes + " bytes", KernelError.ENODEV);
    }
    if (bytes == events.byteSize()) {
      full.accept(KernelEdge.of(events));
    }
    for (long at = 0; at < bytes; at += size) {
      edges.accept(KernelEdge.of(events.asSlice(at, size)));
    }
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      kernel.close(descriptor);
    }
  }
}
