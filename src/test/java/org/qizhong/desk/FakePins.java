package org.qizhong.desk;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.match.Role;

/** PINs that are quick to look at, and how often somebody looked. */
final class FakePins implements Pins {
  private final Map<Role, String> kept = new EnumMap<>(Role.class);
  Optional<String> trouble = Optional.empty();
  int looked;

  static FakePins none() {
    return new FakePins();
  }

  /** The referee's is 1111. */
  static FakePins referees() {
    return none().with(Role.REFEREE, "1111");
  }

  /** The referee's is 1111, the chief's 2222. */
  static FakePins both() {
    return referees().with(Role.CHIEF, "2222");
  }

  FakePins with(Role role, String pin) {
    kept.put(role, pin);
    return this;
  }

  @Override
  public Set<Role> set() {
    return kept.isEmpty() ? EnumSet.noneOf(Role.class) : EnumSet.copyOf(kept.keySet());
  }

  @Override
  public Optional<String> trouble() {
    return trouble;
  }

  @Override
  public boolean opens(Role role, String pin) {
    looked++;
    return pin.equals(kept.get(role));
  }

  @Override
  public void put(Role role, Optional<String> pin) {
    pin.ifPresentOrElse(it -> kept.put(role, it), () -> kept.remove(role));
  }
}
