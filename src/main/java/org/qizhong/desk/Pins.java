package org.qizhong.desk;

import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Role;

/** The referees' PINs as they are kept. Slow on purpose, so never asked on the desk's thread. */
public interface Pins {
  /** Which are set. One that cannot be read is set, and nothing opens it. */
  Set<Role> set();

  /** Why one that is set cannot be opened by any PIN, with the remedy; usually nothing. */
  Optional<String> trouble();

  /** Whether {@code pin} is {@code role}'s. */
  boolean opens(Role role, String pin);

  /**
   * Sets {@code role}'s, or clears it.
   *
   * @throws Refusal when it cannot be kept
   */
  void put(Role role, Optional<String> pin) throws Refusal;
}
