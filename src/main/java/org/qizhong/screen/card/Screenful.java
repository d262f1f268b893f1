package org.qizhong.screen.card;

/** What of the card fills the screen. */
public sealed interface Screenful {
  /** The whole card at a glance. */
  record Glance(Overview overview) implements Screenful {}

  /** One of its pages. */
  record Opened(Sheet sheet) implements Screenful {}

  /** The card that lies on the table. */
  record Laid(Confirmation confirmation) implements Screenful {}
}
