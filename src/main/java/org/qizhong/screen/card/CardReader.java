package org.qizhong.screen.card;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.match.CallSchedule;
import org.qizhong.match.Occasion;
import org.qizhong.match.Pauses;
import org.qizhong.match.Setup;
import org.qizhong.record.HeaderReader;

/** A card again from a header: the one on the table, the last one kept, or a match's. */
final class CardReader {
  private CardReader() {}

  /** The card of {@code header}, both sides in time. */
  static CardDraft read(String header) throws Refusal {
    return of(HeaderReader.read(header));
  }

  /** The card that led to {@code setup}. */
  static CardDraft of(Setup setup) {
    Occasion occasion = setup.occasion();
    return new CardDraft(
        setup.time(),
        setup.terms(),
        calls(setup.calls()),
        new Pausing(
            setup.pauses().stop() == Pauses.Stop.PLAYERS,
            setup.pauses().resume() == Pauses.Resume.BOTH),
        Late.NONE.withLimit(setup.lateLimit()),
        new Venue(text(occasion.event()), text(occasion.table())),
        occasion.players().map(one -> new Player(text(one.name()), text(one.rank()))));
  }

  private static CallPlan calls(CallSchedule schedule) {
    return new CallPlan(
        seconds(schedule.calls()), seconds(schedule.lastCalls()), schedule.counted());
  }

  private static List<Integer> seconds(List<Duration> distances) {
    return distances.stream().map(distance -> Math.toIntExact(distance.toSeconds())).toList();
  }

  private static String text(Optional<String> words) {
    return words.orElse("");
  }
}
