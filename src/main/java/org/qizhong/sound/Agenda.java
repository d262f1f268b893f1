package org.qizhong.sound;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.desk.Ticker;

/**
 * What is placed at its instant: to be taken back, to be waited for, not to be run into. Instants
 * are the {@link Ticker}'s nanoseconds.
 */
final class Agenda {
  /** From when to when something sounds; both the same where it is silent. */
  private record Span(long from, long to) {}

  private static final Object ANSWER = new Object();

  private final Ticker ticker;
  private final Player player;
  private final Map<Object, Span> placed = new HashMap<>();
  private List<Long> calls = List.of();
  private long busyUntil;

  Agenda(Ticker ticker, Player player) {
    this.ticker = ticker;
    this.player = player;
    this.busyUntil = ticker.nanos();
  }

  boolean has(Object key) {
    return placed.containsKey(key);
  }

  /** Places a sound, or remembers that at this instant there is none. */
  void place(Object key, long when, Optional<Sound> sound) {
    long length = sound.map(Phrase::length).orElse(0L);
    placed.put(key, new Span(when, when + length));
    sound.ifPresent(it -> player.place(key, it, when));
  }

  /**
   * Takes back what of this kind is still to come and no longer wanted; what has begun sounds on.
   */
  void keep(Class<?> kind, Collection<?> wanted) {
    long now = ticker.nanos();
    for (Map.Entry<Object, Span> one : List.copyOf(placed.entrySet())) {
      if (kind.isInstance(one.getKey()) && !wanted.contains(one.getKey())) {
        if (one.getValue().from() > now) {
          player.remove(one.getKey());
        } else {
          busyUntil = Math.max(busyUntil, one.getValue().to());
        }
        placed.remove(one.getKey());
      }
    }
  }

  /** Takes back all that has not begun, so that it can be placed anew. */
  void takeBack() {
    placed.keySet().removeIf(player::takeBack);
  }

  /** Nothing is placed any more, and nothing sounds. */
  void clear() {
    placed.clear();
    calls = List.of();
    busyUntil = ticker.nanos();
  }

  /** When there will be calls. */
  void calls(List<Long> ahead) {
    calls = ahead;
  }

  /** How long there is from {@code from} to the next call. */
  long room(long from) {
    return calls.stream()
        .filter(call -> call > from)
        .mapToLong(call -> call - from)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /** A call is said from {@code from} on that was not placed before. */
  void said(Sound sound, long from) {
    if (sound.rank().silences(Rank.CALL)) {
      busyUntil = Math.max(busyUntil, from + Phrase.length(sound));
    }
  }

  /**
   * Says an answer as soon as no call sounds, instead of any answer before it.
   *
   * @param soonest when it can begin if nothing sounds
   * @return whether it is over before the next call; else it is not said
   */
  boolean answer(Sound sound, long soonest) {
    long now = ticker.nanos();
    long busy =
        placed.values().stream()
            .filter(span -> span.from() <= soonest && span.to() > now)
            .mapToLong(Span::to)
            .reduce(busyUntil, Math::max);
    long from = busy > now ? Math.max(soonest, busy + Phrase.PAUSE) : soonest;
    if (Phrase.length(sound) > room(soonest) - (from - soonest)) {
      return false;
    }
    player.remove(ANSWER);
    if (from > soonest) {
      player.place(ANSWER, sound, from);
    } else {
      player.placeNow(sound);
    }
    return true;
  }
}
