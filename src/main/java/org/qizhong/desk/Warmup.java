package org.qizhong.desk;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.match.Calls;
import org.qizhong.match.Face;
import org.qizhong.match.Happening;
import org.qizhong.match.Setup;
import org.qizhong.record.ActWriter;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Entry;
import org.qizhong.record.FaceWriter;
import org.qizhong.record.HappeningWriter;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;

/**
 * Plays a match that nobody sees before the first real one, so that the first press does not wait
 * for classes to be loaded.
 */
final class Warmup implements LiveMatch.Output {
  private static final long STEP = 700_000_000L;
  private static final int STEPS = 600;

  private int written;

  /** Plays; returns how many characters would have been written. */
  static int run() {
    Warmup warmup = new Warmup();
    try {
      warmup.play(new LiveMatch(setup(), warmup));
    } catch (Refusal impossible) {
      throw new IllegalStateException(impossible);
    }
    return warmup.written;
  }

  private static Setup setup() throws Refusal {
    return Setup.of(
        BySide.both(Notation.parse("20s + 5x10s")),
        Terms.of(RuleSet.CN_2002, 19, 0, Optional.empty()),
        Setup.QUARTER,
        Optional.empty(),
        BySide.both(Optional.empty()));
  }

  private void play(LiveMatch match) throws Refusal {
    offer(match, 0, new Act.Start(Side.BLACK));
    for (int step = 1; step <= STEPS; step++) {
      long now = step * STEP;
      if (step % 12 == 0) {
        offer(match, now, press(step % 24 == 0 ? Side.WHITE : Side.BLACK));
      }
      match.advance(now);
      written += FaceWriter.line(Face.of(match.state(), match.tick(now))).length();
      written += Calls.upcoming(match.state(), match.tick(now + STEP)).size();
    }
  }

  /** As it comes from a client. */
  private static Act press(Side side) throws Refusal {
    ConsoleLine line = ConsoleLine.parse("{\"press\": \"" + side.id() + "\"}");
    return line instanceof ConsoleLine.Acted acted ? acted.entry().act() : new Act.Press(side);
  }

  private static void offer(LiveMatch match, long now, Act act) {
    match.offer(new Arrival(now, act, Optional.empty(), Optional.empty(), Optional.empty()));
  }

  @Override
  public void acted(Entry entry, List<Happening> happenings) {
    written += ActWriter.line(entry).length();
    elapsed(happenings);
  }

  @Override
  public void elapsed(List<Happening> happenings) {
    happenings.forEach(happening -> written += HappeningWriter.line(happening).length());
  }

  @Override
  public void reordered(int count, List<Entry> entries, List<Happening> shown) {
    elapsed(shown);
  }

  @Override
  public void refused(Arrival arrival, Happening.Refused refusal) {
    elapsed(List.of(refusal));
  }
}
