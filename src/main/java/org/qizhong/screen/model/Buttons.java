package org.qizhong.screen.model;

import java.util.List;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.Counting;
import org.qizhong.screen.words.Texts;

/** The buttons under the match. Only what merely lets the clock go on works without a hold. */
final class Buttons {
  private final Texts texts;

  Buttons(Texts texts) {
    this.texts = texts;
  }

  MatchButton start(Side side) {
    return new MatchButton(of("match.start", side), false, true, send(Acts.start(side)));
  }

  MatchButton resume() {
    return new MatchButton(texts.get("match.resume"), false, true, send(Acts.RESUME));
  }

  MatchButton pause() {
    return held(texts.get("match.pause"), Acts.PAUSE);
  }

  MatchButton pass(Side side) {
    return held(of("match.pass", side), Acts.pass(side));
  }

  MatchButton resign(Side side) {
    return held(of("match.resign", side), Acts.resign(side));
  }

  MatchButton count(MatchHeader header) {
    boolean territory = header.terms().rules().counting().contains(Counting.TERRITORY);
    String label = texts.get(territory ? "match.count-territory" : "match.count-area");
    return new MatchButton(label, true, false, new MatchButton.Deed.OpenCount());
  }

  MatchButton confirm() {
    return new MatchButton(texts.get("match.confirm"), true, true, send(Acts.CONFIRM));
  }

  MatchButton withdraw() {
    return held(texts.get("match.withdraw"), Acts.WITHDRAW_RESULT);
  }

  MatchButton close() {
    return held(texts.get("match.close"), Acts.CLOSE);
  }

  MatchButton newMatch() {
    return new MatchButton(texts.get("match.new"), true, false, new MatchButton.Deed.OpenForm());
  }

  List<MatchButton> flagged(MatchHeader header, Side side) {
    MatchButton close = held(of("match.close-time", side), Acts.CLOSE);
    return mayBePass(header, header.time().of(side))
        ? List.of(close, held(texts.get("match.rule-pass"), Acts.rulePass(side)))
        : List.of(close);
  }

  private String of(String key, Side side) {
    return texts.get(key, Words.name(texts, side));
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
