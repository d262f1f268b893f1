package org.qizhong.screen.model;

import java.util.List;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.match.Role;
import org.qizhong.score.Counting;
import org.qizhong.screen.words.Texts;

/** The buttons under the match. Only the step that is due works without a hold. */
final class Buttons {
  private final Texts texts;

  Buttons(Texts texts) {
    this.texts = texts;
  }

  /**
   * Where the players start by their own buttons the referee's wants a hold: it is an exception.
   */
  MatchButton start(MatchHeader header) {
    Side side = header.starts();
    boolean confirmed = header.conduct().confirmed();
    return new MatchButton(
        of("match.start", side),
        "",
        confirmed,
        !confirmed,
        new MatchButton.Deed.Give(Acts.start(side), Role.REFEREE));
  }

  MatchButton resume() {
    return given(texts.get("match.resume"), Acts.RESUME);
  }

  MatchButton pause() {
    return given(texts.get("match.pause"), Acts.PAUSE);
  }

  MatchButton pause(Side side) {
    return held(of("match.pause-side", side), Acts.pause(side));
  }

  /** Leads to the ways a game can end. */
  MatchButton end() {
    return sheet(texts.get("match.end"), true);
  }

  MatchButton back() {
    return sheet(texts.get("match.back"), false);
  }

  private static MatchButton sheet(String label, boolean open) {
    return new MatchButton(label, "", open, false, new MatchButton.Deed.Sheet(open));
  }

  MatchButton pass(Side side) {
    return held(of("match.pass", side), texts.get("match.pass.more"), Acts.pass(side));
  }

  /** E1. */
  MatchButton propose(Side side) {
    return held(
        of("match.propose", side), of("match.propose.more", side.other()), Acts.propose(side));
  }

  /** E1: and what the press does instead. */
  MatchButton agree(Side side) {
    return held(of("match.agree", side), of("match.agree.more", side), Acts.agree(side));
  }

  MatchButton resign(Side side) {
    return held(of("match.resign", side), of("match.resign.more", side.other()), Acts.resign(side));
  }

  /**
   * Leads to the count.
   *
   * @param due whether nothing else is left to do
   */
  MatchButton count(MatchHeader header, boolean due) {
    boolean territory = header.terms().rules().counting().contains(Counting.TERRITORY);
    String label = texts.get(territory ? "match.count-territory" : "match.count-area");
    return new MatchButton(label, "", !due, due, new MatchButton.Deed.OpenCount());
  }

  MatchButton withdraw(Role needs) {
    return given(texts.get("match.withdraw"), Acts.WITHDRAW_RESULT, needs);
  }

  MatchButton close() {
    return given(texts.get("match.close"), Acts.CLOSE);
  }

  /** E4: once both have agreed there is no other way back to the game. */
  MatchButton dispute() {
    return new MatchButton(
        texts.get("count.dispute"), "", true, false, new MatchButton.Deed.OpenDispute());
  }

  /** Leads to the result and who has confirmed it. */
  MatchButton result() {
    return new MatchButton(
        texts.get("count.result.open"), "", false, true, new MatchButton.Deed.OpenResult());
  }

  MatchButton newMatch() {
    return new MatchButton(
        texts.get("match.new"), "", true, false, new MatchButton.Deed.OpenForm());
  }

  List<MatchButton> flagged(MatchHeader header, Side side) {
    MatchButton close = given(of("match.close-time", side), Acts.CLOSE);
    if (!mayBePass(header, header.time().of(side))) {
      return List.of(close);
    }
    String pass = Acts.rulePass(side, texts.get("referee.why.rule-pass"));
    return List.of(close, given(texts.get("match.rule-pass"), pass));
  }

  private String of(String key, Side side) {
    return texts.get(key, Words.name(texts, side));
  }

  /** R11: only where the edition has it and overtime is read aloud. */
  private static boolean mayBePass(MatchHeader header, TimeControl time) {
    return time.isReadAloud() && header.terms().rules().timeUpMayBePass();
  }

  private static MatchButton held(String label, String act) {
    return held(label, "", act);
  }

  /** What only a referee may: after the PIN where one is set. */
  private static MatchButton given(String label, String act) {
    return given(label, act, Role.REFEREE);
  }

  private static MatchButton given(String label, String act, Role needs) {
    return new MatchButton(label, "", true, false, new MatchButton.Deed.Give(act, needs));
  }

  private static MatchButton held(String label, String more, String act) {
    return new MatchButton(label, more, true, false, send(act));
  }

  private static MatchButton.Deed send(String act) {
    return new MatchButton.Deed.Send(act);
  }
}
