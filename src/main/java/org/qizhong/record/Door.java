package org.qizhong.record;

import java.util.Optional;
import org.qizhong.match.Role;

/** A line about who is at the referee's desk. No PIN is ever written anywhere. */
public sealed interface Door extends ConsoleLine {

  /** {@code {"unlock": role, "pin": …}}. */
  record Unlock(Role role, Optional<String> pin) implements Door {
    @Override
    public String toString() {
      return "Unlock[" + role.id() + "]";
    }
  }

  /** {@code {"lock": true}}. */
  record Lock() implements Door {}

  /** {@code {"touch": true}}: somebody is still there. */
  record Touch() implements Door {}

  /**
   * {@code {"pin": role, "set": …}}.
   *
   * @param pin the new one; empty: there is none any more
   */
  record SetPin(Role role, Optional<String> pin) implements Door {
    @Override
    public String toString() {
      return "SetPin[" + role.id() + "]";
    }
  }
}
