package org.qizhong.desk;

import org.qizhong.clock.Refusal;

/** The players' real buttons. */
public interface Buttons {

  /**
   * Who is told of the buttons: on the buttons' own thread, in the order of the kernel, which for
   * two buttons is not always that of the stamps, and never waiting (law 8). A button's side is the
   * one it is wired as, whether the sides are exchanged or not.
   */
  interface Listener {
    /** An edge, whatever it means. */
    void edge(Edge edge);

    /** A button's level, read at its stamp: before the first edge is. */
    void level(Edge level);

    /**
     * Edges were lost, or may have been, and with them perhaps a press; the others go on coming.
     *
     * @param when between which instants, for people
     */
    void gap(String when);

    /** No edge comes any more, until {@link #back}. May come again with another reason. */
    void lost(String reason);

    /** Edges come again. */
    void back();

    /** Something that was to be kept could not be; {@code reason} is empty when it is. */
    void notKept(String reason);
  }

  /** Begins to tell {@code listener}. Called once. */
  void listen(Listener listener);

  /** Whether the two buttons' sides are exchanged. */
  boolean swapped();

  /**
   * Exchanges the two buttons' sides, and the lamps', or puts them back; it is kept in the
   * background. The listener is told of wired sides all the same.
   *
   * @throws Refusal where the sides cannot be exchanged
   */
  void swap(boolean swapped) throws Refusal;
}
