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
 * @param sequence counts the line's events from one; what is missing was dropped from the full
 *     queue. (The request's own number is no help: the kernel counts interrupts with it, and two of
 *     them before it gets to the first are one event. Nor are the events of two lines always in the
 *     order of their stamps.)
 */
record KernelEdge(long stamp, boolean high, int line, int sequence) {
  static KernelEdge of(MemorySegment event) {
    return new KernelEdge(
        event.get(JAVA_LONG, Uapi.EVENT_STAMP),
        event.get(JAVA_INT, Uapi.EVENT_ID) == Uapi.RISING_EDGE,
        event.get(JAVA_INT, Uapi.EVENT_OFFSET),
        event.get(JAVA_INT, Uapi.EVENT_LINE_SEQUENCE));
  }
}
