package org.qizhong.screen.count;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Judged;
import org.qizhong.score.Count;
import org.qizhong.score.Evidence;
import org.qizhong.score.Working;
import org.qizhong.screen.model.CountDraft;
import org.qizhong.screen.model.FaceLine;
import org.qizhong.screen.model.LogLine;

/** The count that led to the result: what was typed here, or else what the log says. */
record Counted(ResultModel.State state) {

  /** The arithmetic, if it leads to the result that stands. */
  Optional<Working> working() {
    return typed()
        .flatMap(draft -> working(draft.count(), draft.evidence()))
        .or(() -> logged().flatMap(this::working));
  }

  /** What was typed here, if that is the count that stands. */
  Optional<CountDraft> typed() {
    return state
        .typed()
        .filter(draft -> draft.act().isPresent())
        .filter(draft -> working(draft.count(), draft.evidence()).isPresent());
  }

  private Optional<Count> logged() {
    return state.log().reversed().stream()
        .filter(line -> line.act().path("count").isObject())
        .findFirst()
        .flatMap(Counted::count);
  }

  private static Optional<Count> count(LogLine line) {
    try {
      ConsoleLine act = ConsoleLine.parse("{\"count\":" + line.act().path("count") + "}");
      return act instanceof Judged.Acted acted
              && acted.entry().act() instanceof Act.CountStones stones
          ? Optional.of(stones.count())
          : Optional.empty();
    } catch (Refusal e) {
      return Optional.empty();
    }
  }

  /** S13: the face no longer says who passed first; the result tells. */
  private Optional<Working> working(Count count) {
    BySide<Integer> warnings = state.sides().map(FaceLine.SideLine::warnings);
    BySide<Integer> points = state.sides().map(line -> line.penalty().orElse(0));
    return Stream.of(Optional.<Side>empty(), Optional.of(Side.WHITE))
        .map(first -> working(count, new Evidence(warnings, points, first)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Working> working(Count count, Evidence evidence) {
    FaceLine.ResultLine stands = state.result();
    try {
      return Optional.of(Working.of(state.header().terms(), count, evidence))
          .filter(one -> one.result().winner() == stands.winner())
          .filter(one -> Objects.equals(one.result().margin(), stands.margin()));
    } catch (Refusal e) {
      return Optional.empty();
    }
  }
}
