package org.qizhong.screen.model;

import java.util.List;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;

/** The buttons under the match. Only what merely lets the clock go on works without a hold. */
final class Buttons {
  private Buttons() {}

  static MatchButton start(Side side) {
    return new MatchButton("Start " + Words.name(side), false, true, send(Acts.start(side)));
  }

  static MatchButton resume() {
    return new MatchButton("Resume", false, true, send(Acts.RESUME));
  }

  static MatchButton pause() {
    return held("Pause", Acts.PAUSE);
  }

  static MatchButton pass(Side side) {
    return held(Words.name(side) + " passes", Acts.pass(side));
  }

  static MatchButton resign(Side side) {
    return held(Words.name(side) + " resigns", Acts.resign(side));
  }

  static MatchButton count() {
    return new MatchButton("Count…", true, false, new MatchButton.Deed.OpenCount());
  }

  static MatchButton confirm() {
    return new MatchButton("Confirm", true, true, send(Acts.CONFIRM));
  }

  static MatchButton withdraw() {
    return held("Withdraw", Acts.WITHDRAW_RESULT);
  }

  static MatchButton close() {
    return held("Close without play", Acts.CLOSE);
  }

  static MatchButton newMatch() {
    return new MatchButton("New match", true, false, new MatchButton.Deed.OpenForm());
  }

  static List<MatchButton> flagged(MatchHeader header, Side side) {
    MatchButton close = held("Close: " + Words.name(side) + " loses on time", Acts.CLOSE);
    return mayBePass(header, header.time().of(side))
        ? List.of(close, held("Rule it a pass", Acts.rulePass(side)))
        : List.of(close);
  }

  /** R11: only where the edition has it and overtime is read aloud. */
  private static boolean mayBePass(MatchHeader header, TimeControl time) {
    boolean read = time instanceof ByoYomi || time instanceof Considerations;
    return read && header.terms().rules().timeUpMayBePass();
  }

  private static MatchButton held(String label, String act) {
    return new MatchButton(label, true, false, send(act));
  }

  private static MatchButton.Deed send(String act) {
    return new MatchButton.Deed.Send(act);
  }
}
