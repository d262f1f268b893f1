package org.qizhong.desk;

import java.util.function.Consumer;

/** The players' buttons. */
@FunctionalInterface
public interface Buttons {
  /**
   * Hands every edge that may be a press to {@code edges}, which stamps nothing and never waits.
   */
  void listen(Consumer<Edge> edges);
}
