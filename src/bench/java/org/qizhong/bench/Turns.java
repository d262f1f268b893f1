package org.qizhong.bench;

/** Presses every 9.5 s, so that a number is due each second. */
final class Turns {
  private static final long SECOND = 1_000_000_000L;
  private static final long TURN = 9_500_000_000L;
  private final Sitting sitting;
  private final long zero;
  private int made;

  Turns(Sitting sitting, long zero) {
    this.sitting = sitting;
    this.zero = zero;
  }

  void until(double second) throws InterruptedException {
    long end = zero + Math.round(second * SECOND);
    while (zero + (made + 1) * TURN < end) {
      Sitting.until(zero + (made + 1) * TURN);
      sitting.send("press " + (made % 2 == 0 ? "black" : "white"));
      made++;
    }
    Sitting.until(end);
  }
}
