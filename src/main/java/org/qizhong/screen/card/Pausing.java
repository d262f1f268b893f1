package org.qizhong.screen.card;

/**
 * R13, R18: who stops both clocks and who lets them go on.
 *
 * @param byPlayers whether players may pause, which calls the referee; else the referee alone
 * @param bothResume whether both players go on with their own buttons; else the referee
 */
public record Pausing(boolean byPlayers, boolean bothResume) {
  /** Players pause, the referee goes on. */
  public static final Pausing DEFAULT = new Pausing(true, false);
}
