package org.qizhong.app.doctor;

import java.util.List;

/** One thing to look at. */
@FunctionalInterface
public interface Check {
  /** Looks, and says what was found. Nothing that is missing or broken throws. */
  List<Finding> look() throws InterruptedException;
}
