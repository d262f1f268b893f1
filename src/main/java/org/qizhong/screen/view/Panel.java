package org.qizhong.screen.view;

/** A rounded ground. */
public final class Panel extends Scaled {
  private static final double RADIUS = 12;

  /** An empty one. */
  public Panel() {
    setMouseTransparent(true);
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(Ink.PANEL, px(RADIUS)));
  }
}
