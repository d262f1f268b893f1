package org.qizhong.gpio;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;
import static java.lang.foreign.MemoryLayout.PathElement.sequenceElement;
import static java.lang.foreign.MemoryLayout.sequenceLayout;
import static java.lang.foreign.MemoryLayout.structLayout;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.StructLayout;

/**
 * The kernel's GPIO character device, version 2, as {@code linux/gpio.h} has it: structures by
 * their fields' names and the requests whose numbers follow from their sizes. The same on every
 * architecture whose requests are built as in {@code asm-generic/ioctl.h}, such as x86-64 and
 * AArch64.
 */
final class Uapi {
  /** Bytes of a name, label or consumer, with the zero that ends it. */
  static final int NAME = 32;

  /** How many attributes a line's configuration may have. */
  private static final int ATTRIBUTES = 10;

  /** How many lines one request may have. */
  private static final int LINES = 64;

  private static final MemoryLayout TEXT = sequenceLayout(NAME, JAVA_BYTE);

  /** {@code struct gpiochip_info}. */
  static final StructLayout CHIP_INFO =
      structLayout(TEXT.withName("name"), TEXT.withName("label"), JAVA_INT.withName("lines"));

  /** {@code struct gpio_v2_line_attribute}: its value is a union of 64 bits. */
  private static final StructLayout ATTRIBUTE =
      structLayout(
          JAVA_INT.withName("id"), JAVA_INT.withName("padding"), JAVA_LONG.withName("value"));

  /** {@code struct gpio_v2_line_info}. */
  static final StructLayout LINE_INFO =
      structLayout(
          TEXT.withName("name"),
          TEXT.withName("consumer"),
          JAVA_INT.withName("offset"),
          JAVA_INT.withName("num_attrs"),
          JAVA_LONG.withName("flags"),
          sequenceLayout(ATTRIBUTES, ATTRIBUTE).withName("attrs"),
          sequenceLayout(4, JAVA_INT).withName("padding"));

  /** {@code struct gpio_v2_line_config}. */
  private static final StructLayout LINE_CONFIG =
      structLayout(
          JAVA_LONG.withName("flags"),
          JAVA_INT.withName("num_attrs"),
          sequenceLayout(5, JAVA_INT).withName("padding"),
          sequenceLayout(
                  ATTRIBUTES, structLayout(ATTRIBUTE.withName("attr"), JAVA_LONG.withName("mask")))
              .withName("attrs"));

  /** {@code struct gpio_v2_line_request}. */
  static final StructLayout LINE_REQUEST =
      structLayout(
          sequenceLayout(LINES, JAVA_INT).withName("offsets"),
          TEXT.withName("consumer"),
          LINE_CONFIG.withName("config"),
          JAVA_INT.withName("num_lines"),
          JAVA_INT.withName("event_buffer_size"),
          sequenceLayout(5, JAVA_INT).withName("padding"),
          JAVA_INT.withName("fd"));

  /**
   * {@code struct gpio_v2_line_values}: bits and mask count the request's lines, not the chip's.
   */
  static final StructLayout LINE_VALUES =
      structLayout(JAVA_LONG.withName("bits"), JAVA_LONG.withName("mask"));

  /** {@code struct gpio_v2_line_event}. */
  static final StructLayout LINE_EVENT =
      structLayout(
          JAVA_LONG.withName("timestamp_ns"),
          JAVA_INT.withName("id"),
          JAVA_INT.withName("offset"),
          JAVA_INT.withName("seqno"),
          JAVA_INT.withName("line_seqno"),
          sequenceLayout(6, JAVA_INT).withName("padding"));

  static final long CHIP_NAME = offset(CHIP_INFO, "name");
  static final long CHIP_LABEL = offset(CHIP_INFO, "label");
  static final long CHIP_LINES = offset(CHIP_INFO, "lines");
  static final long INFO_CONSUMER = offset(LINE_INFO, "consumer");
  static final long INFO_OFFSET = offset(LINE_INFO, "offset");
  static final long INFO_FLAGS = offset(LINE_INFO, "flags");
  static final long REQUEST_OFFSETS = offset(LINE_REQUEST, "offsets");
  static final long REQUEST_CONSUMER = offset(LINE_REQUEST, "consumer");
  static final long REQUEST_FLAGS = offset(LINE_REQUEST, "config", "flags");
  static final long REQUEST_ATTRIBUTES = offset(LINE_REQUEST, "config", "num_attrs");
  static final long REQUEST_LINES = offset(LINE_REQUEST, "num_lines");
  static final long REQUEST_BUFFER = offset(LINE_REQUEST, "event_buffer_size");
  static final long REQUEST_FD = offset(LINE_REQUEST, "fd");
  static final long FIRST_ATTRIBUTE_ID = firstAttribute("attr", "id");
  static final long FIRST_ATTRIBUTE_VALUE = firstAttribute("attr", "value");
  static final long FIRST_ATTRIBUTE_MASK = firstAttribute("mask");
  static final long VALUES_BITS = offset(LINE_VALUES, "bits");
  static final long VALUES_MASK = offset(LINE_VALUES, "mask");
  static final long EVENT_STAMP = offset(LINE_EVENT, "timestamp_ns");
  static final long EVENT_ID = offset(LINE_EVENT, "id");
  static final long EVENT_OFFSET = offset(LINE_EVENT, "offset");
  static final long EVENT_REQUEST_SEQUENCE = offset(LINE_EVENT, "seqno");
  static final long EVENT_LINE_SEQUENCE = offset(LINE_EVENT, "line_seqno");

  /** The line is in use, by the kernel or by somebody's request. */
  static final long USED = 1;

  static final long INPUT = 1 << 2;
  static final long OUTPUT = 1 << 3;
  static final long RISING = 1 << 4;
  static final long FALLING = 1 << 5;
  static final long PULL_UP = 1 << 8;
  static final long PULL_DOWN = 1 << 9;

  /** {@code GPIO_V2_LINE_ATTR_ID_OUTPUT_VALUES}: what outputs are driven to from the first. */
  static final int OUTPUT_VALUES = 2;

  /** {@code GPIO_V2_LINE_EVENT_RISING_EDGE}. */
  static final int RISING_EDGE = 1;

  static final Call CHIP_INFO_CALL = new Call("GPIO_GET_CHIPINFO_IOCTL", false, 0x01, CHIP_INFO);
  static final Call LINE_INFO_CALL = new Call("GPIO_V2_GET_LINEINFO_IOCTL", true, 0x05, LINE_INFO);
  static final Call REQUEST_CALL = new Call("GPIO_V2_GET_LINE_IOCTL", true, 0x07, LINE_REQUEST);
  static final Call GET_VALUES_CALL =
      new Call("GPIO_V2_LINE_GET_VALUES_IOCTL", true, 0x0E, LINE_VALUES);
  static final Call SET_VALUES_CALL =
      new Call("GPIO_V2_LINE_SET_VALUES_IOCTL", true, 0x0F, LINE_VALUES);

  private Uapi() {}

  /**
   * An {@code ioctl} of the device.
   *
   * @param writes whether the kernel reads its argument too
   */
  record Call(String name, boolean writes, int number, StructLayout argument) {
    private static final int GPIO = 0xB4;

    /** {@code _IOR} or {@code _IOWR}: direction, the argument's size, the device, the number. */
    long request() {
      long direction = writes ? 3 : 2;
      return direction << 30 | argument.byteSize() << 16 | GPIO << 8 | number;
    }
  }

  private static long firstAttribute(String... path) {
    MemoryLayout attribute =
        LINE_REQUEST.select(groupElement("config"), groupElement("attrs"), sequenceElement());
    return offset(LINE_REQUEST, "config", "attrs") + offset(attribute, path);
  }

  private static long offset(MemoryLayout layout, String... path) {
    MemoryLayout.PathElement[] elements = new MemoryLayout.PathElement[path.length];
    for (int index = 0; index < path.length; index++) {
      elements[index] = groupElement(path[index]);
    }
    return layout.byteOffset(elements);
  }
}
