package org.qizhong.desk;

import org.qizhong.match.Happening;

/** The buzzer; called on the desk's thread, returns at once. */
@FunctionalInterface
public interface Buzzer {
  /** Something has happened that may be buzzed (C10, flags). */
  void buzz(Happening happening);

  /** Makes no sound. */
  Buzzer SILENT = happening -> {};
}
