package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;

/**
 * An edge as the kernel tells it.
 *
 * @param stamp when, by the monotonic clock, in nanoseconds
 * @param high the level after it, as it was sampled
 * @param line the chip's line
 * @param sequence counts the request's edges from one; what is missing was lost
 */
record KernelEdge(long stamp, boolean high, int line, int sequence) {
  static KernelEdge of(MemorySegment event) {
    return new KernelEdge(
        event.get(JAVA_LONG, Uapi.EVENT_STAMP),
        event.get(JAVA_INT, Uapi.EVENT_ID) == Uapi.RISING_EDGE,
        event.get(JAVA_INT, Uapi.EVENT_OFFSET),
        event.get(JAVA_INT, Uapi.EVENT_SEQUENCE));
  }
}
