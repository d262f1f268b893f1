package org.qizhong.desk;

/** Real buttons that a test presses. */
final class FakeButtons implements Buttons {
  Listener listener;
  boolean swapped;

  @Override
  public void listen(Listener told) {
    listener = told;
  }

  @Override
  public boolean swapped() {
    return swapped;
  }

  @Override
  public void swap(boolean wanted) {
    swapped = wanted;
  }
}
