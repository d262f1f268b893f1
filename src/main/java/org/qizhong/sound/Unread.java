package org.qizhong.sound;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Call;
import org.qizhong.match.Calls;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.match.Setup;

/** Which calls of a match are not read aloud, so that a tone stands for them, and why. */
final class Unread {
  private static final Tick FAR = new Tick(Long.MAX_VALUE / 4);
  private static final int NAMED = 8;

  /** A call on a deadline begins later than its instant: the settle time, and what is queued. */
  private static final long SETTLED = 60_000_000L;

  private Unread() {}

  /** One line about both sides; empty where everything is read that is to be read. */
  static Optional<String> of(Setup setup, SoundSettings settings, BySide<Words> words) {
    if (settings.overtime() != Mode.VOICE) {
      return Optional.empty();
    }
    String black = of(Side.BLACK, setup, words.black());
    String white = of(Side.WHITE, setup, words.white());
    if (black.equals(white)) {
      return black.isEmpty() ? Optional.empty() : Optional.of("not read aloud, a beep: " + black);
    }
    List<String> both = new ArrayList<>();
    if (!black.isEmpty()) {
      both.add("Black: " + black);
    }
    if (!white.isEmpty()) {
      both.add("White: " + white);
    }
    return Optional.of("not read aloud, a beep: " + String.join("; ", both));
  }

  private static String of(Side side, Setup setup, Words words) {
    MatchState state =
        Referee.judge(MatchState.open(setup), new Act.Start(side), Tick.ZERO).state();
    List<Happening.Called> calls = Calls.upcoming(state, FAR);
    Set<String> missing = new LinkedHashSet<>();
    Set<String> tooLong = new LinkedHashSet<>();
    for (int index = 0; index < calls.size(); index++) {
      Happening.Called call = calls.get(index);
      long room =
          index + 1 == calls.size()
              ? Long.MAX_VALUE
              : calls.get(index + 1).at().nanos() - call.at().nanos();
      Part part = Script.call(side, call.call(), Optional.of(state));
      List<short[]> clips = part.clips().stream().flatMap(it -> words.clip(it).stream()).toList();
      if (clips.size() < part.clips().size()) {
        missing.add(call.call().say());
      } else if (length(clips) > room - (call.call() instanceof Call.Left ? SETTLED : 0)) {
        tooLong.add(call.call().say());
      }
    }
    return reasons(missing, tooLong);
  }

  private static long length(List<short[]> clips) {
    return Phrase.length(new Sound(Phrase.joined(clips), Rank.CALL));
  }

  private static String reasons(Set<String> missing, Set<String> tooLong) {
    List<String> reasons = new ArrayList<>();
    if (!missing.isEmpty()) {
      reasons.add(named(missing) + " (the voice has no clip)");
    }
    if (!tooLong.isEmpty()) {
      reasons.add(named(tooLong) + " (too long before the next call)");
    }
    return String.join("; ", reasons);
  }

  private static String named(Set<String> calls) {
    String first = String.join(", ", calls.stream().limit(NAMED).toList());
    return calls.size() > NAMED ? first + " and " + (calls.size() - NAMED) + " more" : first;
  }
}
