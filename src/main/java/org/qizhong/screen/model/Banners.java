package org.qizhong.screen.model;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What is said above the match: the newest remark for ten seconds, else what is still wrong. */
final class Banners {
  private static final long SHOWN = Duration.ofSeconds(10).toNanos();

  private final Map<String, String> alarms = new LinkedHashMap<>();
  private Optional<Banner> remark = Optional.empty();
  private long since;

  void remark(String text, boolean bad, long now) {
    remark = Optional.of(new Banner(text, bad));
    since = now;
  }

  void alarm(String what, String reason) {
    if (reason.isBlank()) {
      alarms.remove(what);
    } else {
      alarms.put(what, reason);
    }
  }

  /** Another desk, or the same one started anew, says its alarms again. */
  void forgetAlarms() {
    alarms.clear();
  }

  Optional<Banner> at(long now) {
    if (remark.isPresent() && now - since >= SHOWN) {
      remark = Optional.empty();
    }
    return remark.or(this::alarms);
  }

  private Optional<Banner> alarms() {
    return alarms.entrySet().stream()
        .map(alarm -> alarm.getKey() + ": " + alarm.getValue())
        .reduce((one, other) -> one + " · " + other)
        .map(text -> new Banner(Words.sentence(text), true));
  }
}
