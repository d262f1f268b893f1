package org.qizhong.screen.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.qizhong.match.Face;

/**
 * News on its way from the link's thread to the screen's. Of faces that follow each other only the
 * newest is kept (but the last of a match), so that a screen that falls behind never works off a
 * queue of them.
 */
public final class Inbox {
  /** A desk that talks faster than this screen reads loses its oldest news, never the screen. */
  private static final int MOST = 1000;

  private final Deque<News> waiting = new ArrayDeque<>();

  /** Adds {@code news}; true if nothing was waiting, so that someone must be told. */
  public synchronized boolean add(News news) {
    boolean first = waiting.isEmpty();
    if (isState(news) && !first && isState(waiting.peekLast())) {
      waiting.removeLast();
    } else if (waiting.size() == MOST) {
      waiting.removeFirst();
    }
    waiting.addLast(news);
    return first;
  }

  /** Everything that waits, in order. */
  public synchronized List<News> drain() {
    List<News> all = new ArrayList<>(waiting);
    waiting.clear();
    return all;
  }

  private static boolean isState(News news) {
    return news instanceof News.Idle
        || news instanceof News.Faced faced && faced.face().status() != Face.Status.CLOSED;
  }
}
