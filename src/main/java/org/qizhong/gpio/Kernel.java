package org.qizhong.gpio;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;

/** The system calls under the GPIO character device: a seam, so that a test can be the kernel. */
interface Kernel {

  /** What {@link #await} came back for. */
  enum Ready {
    /** There is something to read. */
    READABLE,
    /** {@link #wake} was called. */
    WOKEN,
    /** The lines are gone: the chip has vanished, or its driver. */
    GONE
  }

  /** The GPIO chips' devices, in the order of their numbers. */
  List<Path> chips();

  /** Opens a chip's device. */
  int open(Path device) throws KernelError;

  void close(int descriptor);

  /** {@code argument} has the call's layout; the answer stands in it. */
  void ioctl(int descriptor, Uapi.Call call, MemorySegment argument) throws KernelError;

  /** Reads what is there, at most as much as fits; returns how many bytes. */
  long read(int descriptor, MemorySegment into) throws KernelError;

  /** Makes what {@link #await} can be woken with. */
  int bell() throws KernelError;

  /** Wakes who waits at {@code bell}. */
  void wake(int bell);

  /** Blocks until {@code descriptor} has something, is gone, or {@code bell} rings. */
  Ready await(int descriptor, int bell) throws KernelError;

  /** The kernel's monotonic clock, by which edges are stamped, in nanoseconds. */
  long monotonic();
}
