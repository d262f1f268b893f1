package org.qizhong.app.doctor;

/**
 * What a check has found.
 *
 * @param part what was looked at
 * @param words what was found, one line
 */
public record Finding(String part, Verdict verdict, String words) {

  /** What it means for the clock. */
  public enum Verdict {
    OK,
    /** Something is wrong that has to be mended. */
    FAULT,
    /** Not there, or not told by this machine; the clock does without. */
    ABSENT
  }

  static Finding ok(String part, String words) {
    return new Finding(part, Verdict.OK, words);
  }

  static Finding fault(String part, String words) {
    return new Finding(part, Verdict.FAULT, words);
  }

  static Finding absent(String part, String words) {
    return new Finding(part, Verdict.ABSENT, words);
  }
}
