package org.qizhong.desk;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.qizhong.match.Setup;
import org.qizhong.match.StartCard;
import org.qizhong.record.CardWriter;
import org.qizhong.record.HeaderWriter;
import org.qizhong.record.Notices;
import org.qizhong.record.SettingsHash;

/**
 * How things stand beside the clocks: a newcomer is told all of it, everyone what changes. Used on
 * the desk's thread only.
 */
final class Reception {
  private static final long NOTICE_FOR = 30_000_000_000L;

  /** What a restart asks for is asked of those who come back at once; later it misleads. */
  private static final long RESTART_FOR = 3_000_000_000L;

  /** Troubles that the buzzer does not sound for: it stands in for the voice, and hands lean. */
  private static final Set<String> QUIET =
      Set.of("voice", "sound", "button.black.held", "button.white.held");

  private final Ticker ticker;
  private final Audience audience;
  private final SoundDesk sound;
  private final String version;
  private String desk;
  private final Map<String, String> alarms = new TreeMap<>();
  private Map<String, String> heard;
  private String notice = "";
  private long noticeUntil;

  Reception(Ticker ticker, Audience audience, Fittings fittings) {
    this.ticker = ticker;
    this.audience = audience;
    this.sound = fittings.sound();
    this.heard = sound.settings();
    this.version = fittings.version();
    this.desk = Notices.desk(fittings.buttons().map(Buttons::swapped), version);
  }

  /**
   * The real buttons have come or gone, or their sides were exchanged.
   *
   * @param swapped empty where the screen's faces are the buttons
   */
  void buttons(Optional<Boolean> swapped) {
    String now = Notices.desk(swapped, version);
    if (!now.equals(desk)) {
      desk = now;
      audience.line(desk);
    }
  }

  /** Tells a new view how things stand. */
  void welcome(View newcomer, Optional<Setup> match, Optional<StartCard> card) {
    audience.tell(
        newcomer,
        view -> {
          view.line(desk);
          if (!heard.isEmpty()) {
            view.line(Notices.sound(heard, sound.voices()));
          }
          view.opened(match);
          view.line(line(match));
          card.ifPresent(lying -> view.line(line(lying)));
          if (!notice.isEmpty() && ticker.nanos() <= noticeUntil) {
            view.notice(Notices.notice(notice));
          }
          alarms.forEach((what, reason) -> view.alarm(what, Notices.alarm(what, reason)));
        });
  }

  /** A match was opened, or there is none any more. */
  void opened(Optional<Setup> match) {
    audience.opened(match, line(match));
  }

  /** The start card has changed. */
  void card(StartCard card) {
    audience.line(line(card));
  }

  /** No start card lies there any more. */
  void cardGone() {
    audience.line(CardWriter.GONE);
  }

  /** Whether what is heard is no longer what everyone has been told, which they are then. */
  boolean soundChanged() {
    Map<String, String> now = sound.settings();
    if (now.equals(heard)) {
      return false;
    }
    heard = now;
    audience.line(Notices.sound(heard, sound.voices()));
    return true;
  }

  /** The hash of {@code setup} and what is heard. */
  String hash(Setup setup) {
    return SettingsHash.of(setup, heard);
  }

  /** The desk has been restarted: {@code text} is for whoever comes within three seconds. */
  void notice(String text) {
    keep(text, RESTART_FOR);
  }

  private void keep(String text, long nanos) {
    notice = text;
    noticeUntil = ticker.nanos() + nanos;
  }

  /** Something for those who are here, and for whoever comes in the next half minute. */
  void tell(String text) {
    keep(text, NOTICE_FOR);
    audience.notice(Notices.notice(text));
  }

  void alarm(String what, String reason) {
    String before = reason.isEmpty() ? alarms.remove(what) : alarms.put(what, reason);
    if (!reason.equals(before == null ? "" : before)) {
      audience.alarm(what, Notices.alarm(what, reason));
      if (!reason.isEmpty() && !QUIET.contains(what)) {
        audience.fault();
      }
    }
  }

  private String line(Optional<Setup> match) {
    return match.map(setup -> HeaderWriter.announcement(setup, hash(setup))).orElse(Notices.IDLE);
  }

  private String line(StartCard card) {
    return CardWriter.line(card, hash(card.setup()));
  }
}
