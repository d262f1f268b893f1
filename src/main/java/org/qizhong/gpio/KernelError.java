package org.qizhong.gpio;

import java.io.IOException;

/** A system call that failed, and why in words. */
final class KernelError extends IOException {
  private static final long serialVersionUID = 1L;

  /** The same numbers on x86-64 and AArch64. */
  static final int EPERM = 1;

  static final int ENOENT = 2;
  static final int EINTR = 4;
  static final int EACCES = 13;
  static final int EBUSY = 16;
  static final int ENODEV = 19;
  static final int EINVAL = 22;
  static final int ENOTTY = 25;

  private final int number;

  KernelError(String what, int number) {
    super(what + ": " + words(number));
    this.number = number;
  }

  /** Why it failed, without what. */
  String why() {
    return words(number);
  }

  /** Whether nobody has let this user at it. */
  boolean isForbidden() {
    return number == EPERM || number == EACCES;
  }

  /** Whether another process or the kernel itself has it. */
  boolean isInUse() {
    return number == EBUSY;
  }

  boolean isInterrupted() {
    return number == EINTR;
  }

  private static String words(int number) {
    return switch (number) {
      case EPERM, EACCES -> "no permission";
      case ENOENT -> "is not there";
      case EINTR -> "interrupted";
      case EBUSY -> "in use";
      case ENODEV -> "the device has gone";
      case EINVAL -> "the kernel does not take these values";
      case ENOTTY -> "is no GPIO chip, or the kernel is older than 5.10";
      default -> "error " + number;
    };
  }
}
