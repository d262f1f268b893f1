package org.qizhong.screen.model;

/** What a panel's colour says. Word and shape say it too. */
public enum Tone {
  /** Does not run. */
  IDLE,
  /** About to start. */
  READY,
  MAIN,
  OVERTIME,
  /** The last period. */
  LAST,
  /** Would run, but both clocks stand. */
  STOPPED,
  /** Time is up. */
  FLAG,
  /** Nothing is known: the desk is away. */
  LOST
}
