package org.qizhong.screen.view;

/** A dark rounded ground. */
public final class Panel extends Scaled {
  private static final double RADIUS = 12;

  public Panel() {
    setMouseTransparent(true);
  }

  @Override
  protected void layoutChildren() {
    setBackground(Look.fill(Look.PANEL, px(RADIUS)));
  }
}
