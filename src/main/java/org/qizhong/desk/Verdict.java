package org.qizhong.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.record.Entry;

/**
 * What the referee makes of several acts at one instant: all of them stand or none. Pure.
 *
 * @param pieces one for each act; none where it is refused
 * @param state after them; where it is refused the one before
 * @param due whether time alone has brought something before them
 * @param refusal of the first act that does not fit
 */
record Verdict(
    List<Piece> pieces, MatchState state, boolean due, Optional<Happening.Refused> refusal) {

  /**
   * One act, judged.
   *
   * @param due how many of the happenings time alone has brought
   */
  record Piece(Entry entry, List<Happening> happenings, int due) {}

  static Verdict of(MatchState state, List<Entry> entries, Tick at) {
    List<Piece> pieces = new ArrayList<>(1);
    MatchState now = state;
    boolean due = false;
    for (Entry entry : entries) {
      Referee.Judgement judgement = Referee.judge(now, entry.act(), at);
      due |= judgement.due() > 0;
      if (judgement.refusal().isPresent()) {
        Happening.Refused refusal = (Happening.Refused) judgement.happenings().getLast();
        return new Verdict(List.of(), state, due, Optional.of(refusal));
      }
      pieces.add(new Piece(entry.at(at), judgement.happenings(), judgement.due()));
      now = judgement.state();
    }
    return new Verdict(pieces, now, due, Optional.empty());
  }

  List<Entry> entries() {
    return pieces.stream().map(Piece::entry).toList();
  }

  List<Happening> happenings() {
    return pieces.size() == 1
        ? pieces.getFirst().happenings()
        : pieces.stream().flatMap(piece -> piece.happenings().stream()).toList();
  }
}
