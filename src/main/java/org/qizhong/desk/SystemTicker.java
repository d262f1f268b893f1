package org.qizhong.desk;

/** The machine's monotonic clock, which no change of date moves; the kernel stamps edges by it. */
public final class SystemTicker implements Ticker {
  @Override
  public long nanos() {
    return System.nanoTime();
  }
}
