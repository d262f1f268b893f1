package org.qizhong.desk;

import java.util.Queue;

/** What the real buttons tell, on its way to the desk's thread (law 8). */
record Wires(Queue<Runnable> queue, Wiring wiring, Ticker ticker) implements Buttons.Listener {
  @Override
  public void edge(Edge edge) {
    queue.add(() -> wiring.take(edge));
  }

  @Override
  public void level(Edge level) {
    queue.add(() -> wiring.level(level));
  }

  @Override
  public void gap(String when) {
    queue.add(() -> wiring.gap(when, ticker.nanos()));
  }

  @Override
  public void lost(String reason) {
    queue.add(() -> wiring.lost(reason));
  }

  @Override
  public void back() {
    queue.add(wiring::back);
  }

  @Override
  public void notKept(String reason) {
    queue.add(() -> wiring.notKept(reason));
  }
}
