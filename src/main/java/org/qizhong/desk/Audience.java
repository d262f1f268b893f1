package org.qizhong.desk;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Setup;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everyone who is shown the match. One that fails keeps nothing from the others (law 10). */
final class Audience {
  private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

  private final List<View> views = new CopyOnWriteArrayList<>();
  private final Speaker speaker;
  private final Buzzer buzzer;
  private final Lamps lamps;

  Audience(Fittings fittings) {
    this.speaker = fittings.speaker();
    this.buzzer = fittings.buzzer();
    this.lamps = fittings.lamps();
  }

  void add(View view) {
    views.add(view);
  }

  void remove(View view) {
    views.remove(view);
  }

  /** Tells one view something. */
  void tell(View view, Consumer<View> something) {
    safely(() -> something.accept(view));
  }

  void show(String line) {
    views.forEach(view -> tell(view, it -> it.show(line)));
  }

  void alarm(String part, String line) {
    views.forEach(view -> tell(view, it -> it.alarm(part, line)));
  }

  void face(String line) {
    views.forEach(view -> tell(view, it -> it.face(line)));
  }

  void closed(String line) {
    views.forEach(view -> tell(view, it -> it.closed(line)));
  }

  /** One line about how things stand, for those who show more than happenings. */
  void line(String line) {
    views.forEach(view -> tell(view, it -> it.line(line)));
  }

  void opened(Optional<Setup> setup, String line) {
    views.forEach(view -> tell(view, it -> it.opened(setup)));
    line(line);
  }

  void sound(Happening happening, MatchState state) {
    safely(() -> speaker.announce(happening, state));
    safely(() -> buzzer.buzz(happening));
  }

  void plan(List<Speaker.Planned> calls, List<Buzzer.Planned> buzzes) {
    safely(() -> speaker.plan(calls));
    safely(() -> buzzer.planCalls(calls));
    safely(() -> buzzer.plan(buzzes));
  }

  /** A part has failed that is no loudspeaker. */
  void fault() {
    safely(buzzer::fault);
  }

  void light(Optional<Side> running) {
    safely(() -> lamps.light(running));
  }

  /** C6; why no answer is heard, if so. */
  Optional<String> answer(Side side, MatchState state, Tick at) {
    AtomicReference<Optional<String>> why = new AtomicReference<>(Optional.empty());
    safely(() -> why.set(speaker.answer(side, state, at)));
    return why.get();
  }

  /** What of a match just opened will not be read aloud, if anything. */
  Optional<String> unread(Setup setup) {
    AtomicReference<Optional<String>> what = new AtomicReference<>(Optional.empty());
    safely(() -> what.set(speaker.opened(setup)));
    return what.get();
  }

  /** One line that everyone should read. */
  void notice(String line) {
    views.forEach(view -> tell(view, it -> it.notice(line)));
  }

  private static void safely(Runnable showing) {
    try {
      showing.run();
    } catch (RuntimeException failed) {
      LOG.error("a view failed; the clock goes on", failed);
    }
  }
}
