package org.qizhong.screen.model;

import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** What this screen has of the referee: the door to the desk, and what the desk has told. */
public final class Bench {
  private final Door door;
  private final Findings findings = new Findings();
  private final Consumer<String> sender;

  Bench(LongSupplier nanos, Consumer<String> sender) {
    this.sender = sender;
    door = new Door(nanos, sender);
  }

  void take(News.OfReferee news) {
    switch (news) {
      case News.Allowed it -> door.allowed(it.role());
      case News.Pins it -> door.pins(it.referee(), it.chief());
      case News.Previewed it -> findings.previewed(it.preview());
      case News.Collect it -> findings.collect(it.what(), it.confirmed());
      case News.Standing it -> findings.stand(it.rulings());
      case News.Logged it -> findings.logged(it.line());
      case News.LogEnded it -> logEnded(it);
    }
  }

  /** A long log comes in parts. */
  private void logEnded(News.LogEnded end) {
    if (end.more()) {
      sender.accept(Acts.log(end.n() + 1));
    } else {
      findings.logEnded(end.n());
    }
  }

  /** The door to the referee's desk. */
  public Door door() {
    return door;
  }

  /** What the desk has told of rulings. */
  public Findings findings() {
    return findings;
  }
}
