package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/** An open GPIO chip. */
final class Chip implements AutoCloseable {
  /** What the kernel calls who has a line without having given a name. */
  private static final String NAMELESS = "somebody who gives no name";

  private final Kernel kernel;
  private final Path device;
  private final int descriptor;
  private final String label;
  private final int lines;

  private Chip(Kernel kernel, Path device, int descriptor, String label, int lines) {
    this.kernel = kernel;
    this.device = device;
    this.descriptor = descriptor;
    this.label = label;
    this.lines = lines;
  }

  /** Opens the chip at {@code device}. */
  static Chip open(Kernel kernel, Path device) throws KernelError {
    int descriptor = kernel.open(device);
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment info = memory.allocate(Uapi.CHIP_INFO);
      kernel.ioctl(descriptor, Uapi.CHIP_INFO_CALL, info);
      return new Chip(
          kernel,
          device,
          descriptor,
          info.getString(Uapi.CHIP_LABEL),
          info.get(JAVA_INT, Uapi.CHIP_LINES));
    } catch (KernelError failed) {
      kernel.close(descriptor);
      throw failed;
    }
  }

  Path device() {
    return device;
  }

  String label() {
    return label;
  }

  /** How many lines it has, numbered from zero. */
  int lines() {
    return lines;
  }

  /** Who has {@code line}; empty when it is free. */
  String consumer(int line) throws KernelError {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment info = memory.allocate(Uapi.LINE_INFO);
      info.set(JAVA_INT, Uapi.INFO_OFFSET, line);
      kernel.ioctl(descriptor, Uapi.LINE_INFO_CALL, info);
      String named = info.getString(Uapi.INFO_CONSUMER);
      boolean used = (info.get(JAVA_LONG, Uapi.INFO_FLAGS) & Uapi.USED) != 0;
      return used && named.isEmpty() ? NAMELESS : used ? named : "";
    }
  }

  /**
   * Takes lines as inputs, both edges of each told.
   *
   * @param bias {@link Uapi#PULL_UP} or {@link Uapi#PULL_DOWN}
   * @param buffer how many edges wait for the reader before the oldest is dropped
   */
  Lines inputs(String consumer, long bias, int buffer, int... offsets) throws KernelError {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment request = request(memory, consumer, offsets);
      request.set(JAVA_LONG, Uapi.REQUEST_FLAGS, Uapi.INPUT | Uapi.RISING | Uapi.FALLING | bias);
      request.set(JAVA_INT, Uapi.REQUEST_BUFFER, buffer);
      return take(request, offsets);
    }
  }

  /** Takes a line as output, driven to {@code high} or low from the first. */
  Lines output(String consumer, boolean high, int offset) throws KernelError {
    try (Arena memory = Arena.ofConfined()) {
      MemorySegment request = request(memory, consumer, offset);
      request.set(JAVA_LONG, Uapi.REQUEST_FLAGS, Uapi.OUTPUT);
      request.set(JAVA_INT, Uapi.REQUEST_ATTRIBUTES, 1);
      request.set(JAVA_INT, Uapi.FIRST_ATTRIBUTE_ID, Uapi.OUTPUT_VALUES);
      request.set(JAVA_LONG, Uapi.FIRST_ATTRIBUTE_VALUE, high ? 1 : 0);
      request.set(JAVA_LONG, Uapi.FIRST_ATTRIBUTE_MASK, 1);
      return take(request, offset);
    }
  }

  private static MemorySegment request(Arena memory, String consumer, int... offsets) {
    MemorySegment request = memory.allocate(Uapi.LINE_REQUEST);
    for (int index = 0; index < offsets.length; index++) {
      request.set(JAVA_INT, Uapi.REQUEST_OFFSETS + index * JAVA_INT.byteSize(), offsets[index]);
    }
    request.set(JAVA_INT, Uapi.REQUEST_LINES, offsets.length);
    request.setString(Uapi.REQUEST_CONSUMER, consumer);
    return request;
  }

  private Lines take(MemorySegment request, int... offsets) throws KernelError {
    kernel.ioctl(descriptor, Uapi.REQUEST_CALL, request);
    return new Lines(kernel, request.get(JAVA_INT, Uapi.REQUEST_FD), offsets);
  }

  /** Lines that were taken stay so. */
  @Override
  public void close() {
    kernel.close(descriptor);
  }
}
