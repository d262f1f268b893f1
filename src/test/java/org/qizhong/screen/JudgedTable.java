package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Authority;
import org.qizhong.match.Clocks;
import org.qizhong.match.Face;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.match.Role;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Entry;
import org.qizhong.record.FaceWriter;
import org.qizhong.record.HeaderReader;
import org.qizhong.record.Judged;
import org.qizhong.record.RefereeLines;
import org.qizhong.screen.words.Language;

/**
 * A drawn screen, hands, and a table at which the referee judges what they send: the real law in
 * virtual time, a second between two lines.
 */
final class JudgedTable {
  private static final Duration APART = Duration.ofSeconds(1);

  final CardRig rig;

  /** What has been given, as it was sent; previews and the like are none. */
  final List<String> acts = new ArrayList<>();

  /** What the table has not taken, and why. */
  final List<String> refusals = new ArrayList<>();

  private MatchState state;
  private Tick now = Tick.ZERO;
  private int read;

  /**
   * A match that Black's clock has started, or White's in a handicap game.
   *
   * @param header its fields, with single quotes
   */
  JudgedTable(Path data, String header) {
    String fields = "{" + header.replace('\'', '"') + "}";
    try {
      state = MatchState.open(HeaderReader.read(fields));
    } catch (Refusal wrong) {
      throw new AssertionError(fields, wrong);
    }
    rig = new CardRig(data, Language.EN, 800, 480);
    rig.hear("{\"event\":\"match\",\"header\":" + fields + "}");
    boolean handicap = state.game().setup().terms().handicap() >= 2;
    given("{\"start\":\"" + (handicap ? "white" : "black") + "\"}");
  }

  /** What another client gives; it is taken. */
  JudgedTable given(String... lines) {
    for (String line : lines) {
      take(line.replace('\'', '"'));
    }
    acts.clear();
    assertThat(refusals).isEmpty();
    return this;
  }

  /** The side to move thinks for so long. */
  JudgedTable thinking(Duration time) {
    now = now.plus(time);
    state = Referee.elapse(state, now).state();
    show();
    return this;
  }

  /** Touches, parted by blanks: what has that id, and a digit is its key. */
  JudgedTable touch(String touches) {
    for (String one : touches.split(" ")) {
      rig.touch(one.matches("[0-9]") ? "key-" + one : one);
      settle();
    }
    return this;
  }

  /** The same, held. */
  JudgedTable hold(String... ids) throws InterruptedException {
    for (String id : ids) {
      rig.hold(id);
      settle();
    }
    return this;
  }

  String written() {
    return rig.written();
  }

  MatchState state() {
    return state;
  }

  private void settle() {
    while (read < rig.sent.size()) {
      take(rig.sent.get(read));
      read++;
    }
  }

  private void take(String line) {
    try {
      switch (ConsoleLine.parse(line)) {
        case Judged it -> judge(line, it);
        case ConsoleLine.Preview it -> preview(it);
        case ConsoleLine other -> {}
      }
    } catch (Refusal refused) {
      refusals.add(refused.getMessage());
      rig.hear("{\"event\":\"refused\",\"reason\":\"" + refused.getMessage() + "\"}");
    }
    show();
  }

  private void show() {
    rig.hear(FaceWriter.line(Face.of(state, now)));
  }

  private void judge(String line, Judged judged) throws Refusal {
    now = now.plus(APART);
    state = judged(judged.entries(state.game()), new ArrayList<>());
    acts.add(line);
  }

  private void preview(ConsoleLine.Preview preview) throws Refusal {
    Judged of = preview.of();
    List<Happening> happenings = new ArrayList<>();
    try {
      Clocks clocks = judged(of.entries(state.game()), happenings).game().clocks();
      BySide<Reading> readings =
          new BySide<>(clocks.reading(Side.BLACK), clocks.reading(Side.WHITE));
      rig.hear(RefereeLines.preview(preview.line(), needed(of), happenings, readings));
    } catch (Refusal refused) {
      rig.hear(RefereeLines.refusedPreview(preview.line(), needed(of), refused.getMessage()));
    }
  }

  private Role needed(Judged of) {
    return of.needed(Authority.of(state, Set.of()));
  }

  /** What {@code entries} lead to, all or none. */
  private MatchState judged(List<Entry> entries, List<Happening> happenings) throws Refusal {
    MatchState then = state;
    for (Entry entry : entries) {
      Referee.Judgement judgement = Referee.judge(then, entry.act(), now);
      Optional<String> refused = judgement.refusal();
      if (refused.isPresent()) {
        throw new Refusal(refused.get());
      }
      happenings.addAll(judgement.happenings());
      then = judgement.state();
    }
    return then;
  }
}
