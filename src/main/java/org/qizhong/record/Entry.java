package org.qizhong.record;

import java.util.Optional;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Role;

/**
 * An act in a match file: when, what, and the referee's reason and article, if given.
 *
 * @param by the role by which it was given, where it needed one and somebody had it
 */
public record Entry(
    Tick at, Act act, Optional<String> why, Optional<String> article, Optional<Role> by) {

  /** A note says itself why. */
  public Entry {
    why = act instanceof Act.Note ? Optional.empty() : why;
  }

  /** An act that nobody's role was needed for. */
  public Entry(Tick at, Act act, Optional<String> why, Optional<String> article) {
    this(at, act, why, article, Optional.empty());
  }

  /** An act without reason or article. */
  public static Entry of(Tick at, Act act) {
    return new Entry(at, act, Optional.empty(), Optional.empty());
  }

  /** An act and its reason. */
  public static Entry because(String why, Tick at, Act act) {
    return new Entry(at, act, Optional.of(why), Optional.empty());
  }

  /** The same at another instant. */
  public Entry at(Tick instant) {
    return new Entry(instant, act, why, article, by);
  }

  /** The same by {@code role}. */
  public Entry by(Role role) {
    return new Entry(at, act, why, article, Optional.of(role));
  }

  /** The same, understood as another act. */
  public Entry as(Act other) {
    return new Entry(at, other, why, article, by);
  }
}
