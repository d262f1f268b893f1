package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Refusal;

/** Law 10: whatever is wrong with the settings of the sound, they are looked at a second later. */
class SoundWatchTest {
  private final BlockingQueue<String> alarms = new ArrayBlockingQueue<>(10);
  private final AtomicInteger looks = new AtomicInteger();

  private String look() throws Refusal {
    return switch (looks.incrementAndGet()) {
      case 1 -> throw new OutOfMemoryError("Java heap space");
      case 2 -> throw new IllegalStateException("broken clip");
      case 3 -> throw new Refusal("sound.properties: volume: loud");
      default -> "";
    };
  }

  @Test
  void nothingThatIsThrownEndsTheWatchAndEachIsAnAlarmUntilAllIsWell() throws Exception {
    try (SoundWatch watch = new SoundWatch(this::look, alarms::add)) {
      watch.start();
      for (String wanted :
          List.of(
              "sound.properties: not taken: java.lang.OutOfMemoryError: Java heap space",
              "sound.properties: not taken: java.lang.IllegalStateException: broken clip",
              "sound.properties: volume: loud",
              "")) {
        assertThat(alarms.poll(3, TimeUnit.SECONDS)).isEqualTo(wanted);
      }
    }
  }

  @Test
  void whoeverFailsToTakeAnAlarmIsToldAgain() throws Exception {
    AtomicInteger told = new AtomicInteger();
    try (SoundWatch watch =
        new SoundWatch(
            () -> "wrong",
            reason -> {
              if (told.incrementAndGet() == 1) {
                throw new OutOfMemoryError("once");
              }
              alarms.add(reason);
            })) {
      watch.start();
      assertThat(alarms.poll(3, TimeUnit.SECONDS)).isEqualTo("wrong");
    }
  }
}
