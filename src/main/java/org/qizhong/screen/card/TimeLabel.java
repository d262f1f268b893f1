package org.qizhong.screen.card;

import java.time.Duration;
import java.util.stream.Collectors;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.Bronstein;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Canadian;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.CountUp;
import org.qizhong.clock.Delay;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Fischer;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.IngOvertime;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.words.Texts;

/** A time control in a few words, as large as a button. */
final class TimeLabel {
  private final Texts texts;

  private TimeLabel(Texts texts) {
    this.texts = texts;
  }

  static String of(Texts texts, TimeControl time) {
    return new TimeLabel(texts).of(time);
  }

  private String of(TimeControl time) {
    return switch (time) {
      case Absolute it -> say("absolute", time(it.main()));
      case ByoYomi it when it.inside() ->
          say(
              "inside",
              time(it.main().plus(it.period().multipliedBy(it.periods()))),
              periods(it.periods(), it.period()));
      case ByoYomi it -> say("byo-yomi", time(it.main()), periods(it.periods(), it.period()));
      case Considerations it ->
          it.count() == 0
              ? say("move", time(it.base()))
              : say("considerations", time(it.base()), periods(it.count(), it.consideration()));
      case Canadian it -> canadian(it);
      case IngOvertime it -> say("ing", time(it.main()), periods(it.periods(), it.period()));
      case Fischer it -> fischer(it);
      case Delay it -> say("delay", time(it.main()), time(it.free()));
      case Bronstein it -> say("bronstein", time(it.main()), time(it.back()));
      case Hourglass it -> say("hourglass", time(it.sand()));
      case CountUp it -> say("up");
    };
  }

  private String canadian(Canadian time) {
    String stages =
        time.stages().stream()
            .map(stage -> say("stage", stage.moves(), time(stage.time())))
            .collect(Collectors.joining(" · "));
    String all = say("moves", time(time.main()), stages);
    return time.carry() ? say("carry", all) : all;
  }

  private String fischer(Fischer time) {
    String all = say("fischer", time(time.main()), time(time.increment()));
    return time.cap().map(cap -> say("capped", all, time(cap))).orElse(all);
  }

  private static String times(int count, String period) {
    return count + "×" + period;
  }

  private String periods(int count, Duration period) {
    return times(count, time(period));
  }

  /** As the notation writes it, with the language's units. */
  private String time(Duration time) {
    if (time.isZero()) {
      return "0";
    }
    StringBuilder words = new StringBuilder();
    String written = Durations.print(time);
    int from = 0;
    for (int i = 0; i < written.length(); i++) {
      char unit = written.charAt(i);
      if ("hms".indexOf(unit) >= 0) {
        words.append(say(String.valueOf(unit), written.substring(from, i)));
        from = i + 1;
      }
    }
    return words.toString().strip();
  }

  private String say(String key, Object... given) {
    return texts.get("card.short." + key, given);
  }
}
