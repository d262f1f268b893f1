package org.qizhong.screen.model;

import org.qizhong.clock.Side;

/** R19: where the players sit. What is written turns towards them; nothing changes its place. */
public enum Seats {
  /** Both read from the front. */
  FRONT("front", 0, 0, 0),
  /** Both read from behind the clock. */
  BACK("back", 180, 180, 180),
  /** Black reads from behind it, White from the front. */
  ACROSS("across", 180, 0, 0),
  /** Black sits at the left end, White at the right one. */
  ENDS("ends", 90, -90, 0);

  private final String id;
  private final int black;
  private final int white;
  private final int rest;

  Seats(String id, int black, int white, int rest) {
    this.id = id;
    this.black = black;
    this.white = white;
    this.rest = rest;
  }

  /** Its name in settings. */
  public String id() {
    return id;
  }

  /** How far what {@code side}'s panel says is turned, in degrees clockwise. */
  public int turn(Side side) {
    return switch (side) {
      case BLACK -> black;
      case WHITE -> white;
    };
  }

  /** The same for what is written above and below the panels. */
  public int turn() {
    return rest;
  }
}
