package org.qizhong.clock;

/**
 * Something a person entered that does not fit. The message is one line for that person: what does
 * not fit and why. Refusals are an ordinary answer, so they carry no stack trace.
 */
public final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * @param reason one line; line breaks that came in with what was entered become blanks
   */
  public Refusal(String reason) {
    super(reason.replaceAll("\\R|\\p{Cntrl}", " "), null, false, false);
  }
}
