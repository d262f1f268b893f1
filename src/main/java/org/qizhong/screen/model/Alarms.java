package org.qizhong.screen.model;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** What is wrong with the desk until it says otherwise: in words for ten seconds, then a sign. */
final class Alarms {
  private static final long SHOWN = Duration.ofSeconds(10).toNanos();
  private static final String VOICE = "voice";

  private final Map<String, String> reasons = new LinkedHashMap<>();
  private long since;

  /** A blank {@code reason} says that {@code what} is well again. */
  void take(String what, String reason, long now) {
    if (reason.isBlank()) {
      reasons.remove(what);
    } else if (!reason.equals(reasons.put(what, reason))) {
      since = now;
    }
  }

  /** Another desk, or the same one started anew, says its alarms again. */
  void forget() {
    reasons.clear();
  }

  /** The words are wanted again. */
  void read(long now) {
    since = now;
  }

  /** What is shown; nothing of the voice where silence is agreed. */
  Optional<Alarm> at(Texts texts, SoundLine sound, long now) {
    return reasons.entrySet().stream()
        .filter(alarm -> !alarm.getKey().equals(VOICE) || !isSilent(sound))
        .map(alarm -> Refusals.alarm(texts, alarm.getKey(), alarm.getValue()))
        .reduce((one, other) -> one + " · " + other)
        .map(text -> new Alarm(Words.sentence(text), now - since < SHOWN));
  }

  private static boolean isSilent(SoundLine sound) {
    return sound.of("main").equals("silence") && sound.of("overtime").equals("silence");
  }
}
