package org.qizhong.screen.model;

/** What fills the screen. */
public enum Page {
  /** Nothing is known yet. */
  EMPTY,
  /** The form for a new match. */
  FORM,
  MATCH,
  /** The page where the count is entered. */
  COUNT,
  /** The result and who has confirmed it. */
  RESULT,
  /** All that has happened. */
  LOG,
  /** The screen's own settings. */
  SETTINGS,
  /** The referee's desk, or the PIN for it. */
  REFEREE
}
