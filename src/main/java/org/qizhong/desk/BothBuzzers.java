package org.qizhong.desk;

import java.util.List;
import java.util.function.Consumer;
import org.qizhong.match.Happening;

/** Two buzzers as one. */
record BothBuzzers(Buzzer first, Buzzer second) implements Buzzer {
  @Override
  public void plan(List<Planned> buzzes) {
    both(it -> it.plan(buzzes));
  }

  @Override
  public void planCalls(List<Speaker.Planned> calls) {
    both(it -> it.planCalls(calls));
  }

  @Override
  public void buzz(Happening happening) {
    both(it -> it.buzz(happening));
  }

  @Override
  public void fault() {
    both(Buzzer::fault);
  }

  private void both(Consumer<Buzzer> sound) {
    try {
      sound.accept(first);
    } finally {
      sound.accept(second);
    }
  }
}
