package org.qizhong.console;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qizhong.desk.Pins;
import org.qizhong.match.Role;

/** PINs for both roles, 1111, looked at only when the test lets them be. */
final class SlowPins implements Pins {
  final CountDownLatch may = new CountDownLatch(1);

  @Override
  public Set<Role> set() {
    return EnumSet.of(Role.REFEREE, Role.CHIEF);
  }

  @Override
  public Optional<String> trouble() {
    return Optional.empty();
  }

  @Override
  public boolean opens(Role role, String pin) {
    try {
      return may.await(10, TimeUnit.SECONDS) && pin.equals("1111");
    } catch (InterruptedException stop) {
      return false;
    }
  }

  @Override
  public void put(Role role, Optional<String> pin) {}
}
