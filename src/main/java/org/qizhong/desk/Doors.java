package org.qizhong.desk;

import java.time.Duration;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Role;
import org.qizhong.record.Door;
import org.qizhong.record.RefereeLines;

/**
 * Who is at the referee's desk: the role of each client, opened by a PIN and closed by itself after
 * a while without a line from it. Used on the desk's thread only.
 */
final class Doors {
  /** How long a role lasts without a line. */
  static final Duration IDLE = Duration.ofSeconds(30);

  private static final long LOOK_EVERY = 1_000_000_000L;

  /**
   * A client's role.
   *
   * @param standing what it has in any case
   * @param opened what it has until it locks or falls silent
   * @param last when its last line came
   * @param since which of all comings and lockings was its last
   */
  private record Held(Role standing, Role opened, long last, long since) {
    static final Held NOTHING = new Held(Role.NONE, Role.NONE, 0, 0);

    Held opened(Role role, long now) {
      return new Held(standing, role, now, since);
    }

    Held since(long number) {
      return new Held(standing, opened, last, number);
    }
  }

  private final Ticker ticker;
  private final Audience audience;
  private final Optional<PinDesk> pins;
  private final BiConsumer<String, View> refuse;
  private final Map<View, Held> here = new IdentityHashMap<>();
  private Set<Role> set;
  private long nextLook;

  /** Counts comings and lockings. */
  private long times;

  /**
   * @param pins where PINs are kept; without them everything is open
   * @param refuse tells a client that its line does not fit
   */
  Doors(Ticker ticker, Audience audience, Optional<PinDesk> pins, BiConsumer<String, View> refuse) {
    this.ticker = ticker;
    this.audience = audience;
    this.pins = pins;
    this.refuse = refuse;
    this.set = pins.map(PinDesk::set).orElse(Set.of());
    this.nextLook = ticker.nanos();
  }

  /** A client has come. */
  void enter(View view, Role standing) {
    here.put(view, new Held(standing, Role.NONE, ticker.nanos(), ++times));
    if (pins.isPresent()) {
      audience.tell(view, it -> it.line(RefereeLines.pins(set)));
    }
  }

  /** A client has gone, and its role with it. */
  void leave(View view) {
    here.remove(view);
  }

  /** Refuses {@code what}, which needs {@code needed}, to a client without that role. */
  void admit(Role needed, String what, View view) throws Refusal {
    closeIfIdle(view, ticker.nanos());
    Held held = held(view);
    if (!held.opened().or(held.standing()).includes(effective(needed))) {
      throw new Refusal(what + ": needs " + needed.title());
    }
  }

  /** By which role {@code view} does what needs {@code needed}; none where it opened none. */
  Optional<Role> by(Role needed, View view) {
    return Optional.of(held(view).opened())
        .filter(role -> role != Role.NONE && needed != Role.NONE);
  }

  /**
   * R13, R18: by which role {@code view} stops the clocks when it names no player: the one it has,
   * or the referee's where that is open. A player's otherwise, for nobody else may.
   */
  Optional<Role> stopping(View view) {
    Role opened = held(view).opened().or(held(view).standing());
    if (opened == Role.NONE && effective(Role.REFEREE) == Role.NONE) {
      return Optional.of(Role.REFEREE);
    }
    return Optional.of(opened).filter(role -> role != Role.NONE);
  }

  /** Whether {@code view} needs no PIN for anything: it has started the program. */
  boolean isChiefAnyway(View view) {
    return held(view).standing() == Role.CHIEF;
  }

  private Held held(View view) {
    return here.getOrDefault(view, Held.NOTHING);
  }

  /** What {@code needed} comes to with the PINs as they are set. */
  private Role effective(Role needed) {
    return switch (needed) {
      case NONE -> Role.NONE;
      case REFEREE -> set.contains(Role.REFEREE) ? Role.REFEREE : Role.NONE;
      case CHIEF -> set.contains(Role.CHIEF) ? Role.CHIEF : effective(Role.REFEREE);
    };
  }

  /** A line has come from {@code view}. */
  void touch(View view) {
    closeIfIdle(view, ticker.nanos());
    here.computeIfPresent(view, (_, held) -> held.opened(held.opened(), ticker.nanos()));
  }

  void take(Door line, View view) throws Refusal {
    switch (line) {
      case Door.Touch _ -> {}
      case Door.Lock _ -> lock(view);
      case Door.Unlock it -> unlock(it, view);
      case Door.SetPin it -> put(it, view);
    }
  }

  /** Whoever locks wants to be out, whatever PIN of its is being looked at still. */
  private void lock(View view) {
    here.computeIfPresent(view, (_, held) -> held.since(++times));
    give(view, Role.NONE);
  }

  private void unlock(Door.Unlock wanted, View view) throws Refusal {
    Role needed = effective(wanted.role());
    if (held(view).standing().includes(needed)) {
      give(view, wanted.role());
      return;
    }
    String pin = wanted.pin().orElseThrow(() -> new Refusal("unlock: needs a PIN"));
    long asked = held(view).since();
    pins.orElseThrow()
        .check(
            needed,
            pin,
            refusal ->
                refusal.ifPresentOrElse(
                    reason -> refuse.accept(reason, view),
                    () -> checked(wanted, needed, view, asked)));
  }

  /**
   * A PIN that was right is so only while no other has come to be needed, and while its client has
   * neither locked nor gone since it {@code asked}.
   */
  private void checked(Door.Unlock wanted, Role needed, View view, long asked) {
    if (held(view).since() != asked) {
      return;
    }
    if (effective(wanted.role()) == needed) {
      give(view, wanted.role());
    } else {
      refuse.accept("unlock: the PINs have been changed; try again", view);
    }
  }

  private void give(View view, Role role) {
    if (here.containsKey(view)) {
      here.put(view, held(view).opened(role, ticker.nanos()));
      audience.tell(view, it -> it.answer(RefereeLines.role(role, IDLE)));
    }
  }

  private void put(Door.SetPin wanted, View view) throws Refusal {
    pins.orElseThrow(() -> new Refusal("pin: this desk keeps no PINs"))
        .put(
            wanted.role(),
            wanted.pin(),
            refusal ->
                refusal.ifPresentOrElse(
                    reason -> refuse.accept(reason, view), () -> changed(wanted, view)));
  }

  private void changed(Door.SetPin by, View view) {
    Set<Role> now = EnumSet.noneOf(Role.class);
    now.addAll(set);
    if (by.pin().isPresent()) {
      now.add(by.role());
    } else {
      now.remove(by.role());
    }
    know(now);
    shutOthers(Optional.of(view));
  }

  /** Whoever came in by a PIN that is no longer one goes out; who has set the new one stays. */
  private void shutOthers(Optional<View> stays) {
    for (View view : here.keySet().toArray(View[]::new)) {
      if (held(view).opened() != Role.NONE && stays.filter(view::equals).isEmpty()) {
        give(view, Role.NONE);
      }
    }
  }

  /** However long the desk itself has slept: a role that has run out is not touched awake. */
  private void closeIfIdle(View view, long now) {
    Held held = held(view);
    if (held.opened() != Role.NONE && now - held.last() >= IDLE.toNanos()) {
      give(view, Role.NONE);
    }
  }

  private boolean know(Set<Role> now) {
    if (now.equals(set)) {
      return false;
    }
    set = Set.copyOf(now);
    audience.line(RefereeLines.pins(set));
    return true;
  }

  /** A PIN may have been set elsewhere. */
  private void looked(Set<Role> found) {
    if (know(found)) {
      shutOthers(Optional.empty());
    }
  }

  /** Closes what nobody uses, and looks each second whether a PIN was set elsewhere. */
  void advance(long now) {
    for (View view : here.keySet().toArray(View[]::new)) {
      closeIfIdle(view, now);
    }
    if (now >= nextLook) {
      nextLook = now + LOOK_EVERY;
      pins.ifPresent(kept -> kept.look(this::looked));
    }
  }
}
