package org.qizhong.desk;

import java.util.Optional;
import org.qizhong.clock.Side;

/**
 * A lamp at each side. A lit one says one thing only: this side's clock runs. So nothing is lit
 * while the clocks stand; the screen says why they do, and whose turn it will be.
 */
@FunctionalInterface
public interface Lamps {
  /** Lights {@code running}'s lamp and no other. On the desk's thread; returns at once. */
  void light(Optional<Side> running);

  /** No lamps. */
  Lamps NONE = running -> {};
}
