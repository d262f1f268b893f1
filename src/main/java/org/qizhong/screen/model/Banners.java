package org.qizhong.screen.model;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** What is said above the match: the newest remark for ten seconds, else what is still wrong. */
final class Banners {
  private static final long SHOWN = Duration.ofSeconds(10).toNanos();

  private final Map<String, String> alarms = new LinkedHashMap<>();
  private Optional<Remark> remark = Optional.empty();

  private record Remark(Function<Texts, String> words, boolean bad, long since) {}

  /** Says {@code words}, in the language the screen has when it is looked at. */
  void remark(Function<Texts, String> words, boolean bad, long now) {
    remark = Optional.of(new Remark(words, bad, now));
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

  Optional<Banner> at(Texts texts, long now) {
    remark = remark.filter(one -> now - one.since() < SHOWN);
    return remark
        .map(one -> new Banner(one.words().apply(texts), one.bad()))
        .or(() -> alarms(texts));
  }

  private Optional<Banner> alarms(Texts texts) {
    return alarms.entrySet().stream()
        .map(alarm -> Refusals.alarm(texts, alarm.getKey(), alarm.getValue()))
        .reduce((one, other) -> one + " · " + other)
        .map(text -> new Banner(Words.sentence(text), true));
  }
}
