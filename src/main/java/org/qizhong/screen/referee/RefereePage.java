package org.qizhong.screen.referee;

import org.qizhong.screen.card.Page;

/** A page of the referee's desk. */
interface RefereePage extends Page {
  /** What stands in the line above it. */
  String title();
}
