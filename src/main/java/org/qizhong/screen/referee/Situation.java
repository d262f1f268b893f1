package org.qizhong.screen.referee;

import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.model.FaceLine;
import org.qizhong.screen.model.MatchHeader;

/** The match as the referee finds it. */
record Situation(MatchHeader header, FaceLine face) {
  RuleSet rules() {
    return header.terms().rules();
  }

  Face.Status status() {
    return face.status();
  }

  Side toMove() {
    return face.toMove();
  }

  FaceLine.SideLine of(Side side) {
    return face.sides().of(side);
  }

  boolean isRunning() {
    return status() == Face.Status.RUNNING;
  }

  boolean isReady() {
    return status() == Face.Status.READY;
  }

  /** Both clocks stand, and the game may go on. */
  boolean isStopped() {
    return switch (status()) {
      case PAUSED, SEALED, PASSED, AGREED -> true;
      case READY, RUNNING, ABANDONED, FLAGGED, RESULT, CONFIRMED, CLOSED -> false;
    };
  }

  /** No result stands, nor is there one to be confirmed. */
  boolean isOpen() {
    return switch (status()) {
      case READY, RUNNING, PAUSED, SEALED, PASSED, AGREED, ABANDONED, FLAGGED -> true;
      case RESULT, CONFIRMED, CLOSED -> false;
    };
  }

  boolean isFinal() {
    return status() == Face.Status.CONFIRMED || status() == Face.Status.CLOSED;
  }

  /** Whose flag stands. */
  Side flagged() {
    return of(toMove()).phase() == Phase.FLAGGED ? toMove() : toMove().other();
  }

  /** Whether a period of the side to move is being read (C7). */
  boolean isRead() {
    return of(toMove()).phase() == Phase.OVERTIME && of(toMove()).running().isPresent();
  }
}
