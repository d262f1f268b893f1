package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;

/** What reaches the screen: the desk's lines, and whether there is a desk. */
public sealed interface News {

  /** The desk answers. */
  record Up() implements News {}

  /** The desk is gone. */
  record Down() implements News {}

  /** A match is open. */
  record Opened(MatchHeader header) implements News {}

  /** No match is open. */
  record Idle() implements News {}

  /** What the clock shows now. */
  record Faced(FaceLine face) implements News {}

  /** An act did not fit. */
  record Refused(String reason) implements News {}

  /** Something people should read. */
  record Notice(String text) implements News {}

  /**
   * Something is wrong with the desk until it says otherwise.
   *
   * @param what is concerned, such as {@code journal}
   * @param reason empty once it is well again
   */
  record Alarm(String what, String reason) implements News {}

  /**
   * What kind of desk this is.
   *
   * @param screenButtons whether the players press on the screen, for want of real buttons
   * @param swapped of real buttons, whether their sides are changed
   */
  record Desk(boolean screenButtons, Optional<Boolean> swapped) implements News {}

  /** The start card on the table; empty once it is gone. */
  record Card(Optional<CardLine> card) implements News {}

  /** What is heard. */
  record Sound(SoundLine sound) implements News {}

  /** What concerns roles and rulings. */
  sealed interface OfReferee extends News {}

  /** The role that this screen has from now on. */
  record Allowed(Role role) implements OfReferee {}

  /** Whether the referee's and the chief referee's PIN are set. */
  record Pins(boolean referee, boolean chief) implements OfReferee {}

  /** What something would come to. */
  record Previewed(Preview preview) implements OfReferee {}

  /**
   * The players confirm by their own buttons.
   *
   * @param what {@code readings}, {@code result} or {@code none}
   */
  record Collect(String what, Set<Side> confirmed) implements OfReferee {}

  /** The rulings that stand, the newest first. */
  record Standing(List<StandingRuling> rulings) implements OfReferee {
    public Standing {
      rulings = List.copyOf(rulings);
    }
  }

  /** An entry of the match's log. */
  record Logged(LogLine line) implements OfReferee {}

  /**
   * The log was told up to its entry {@code n}.
   *
   * @param more whether it goes on
   */
  record LogEnded(int n, boolean more) implements OfReferee {}

  /** Any other line: something has happened. */
  record Happened(String event, Optional<Side> side) implements News {}
}
