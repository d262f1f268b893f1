package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.qizhong.screen.words.Texts;

/** What is said above the match: the newest remark, for ten seconds. */
final class Banners {
  private static final long SHOWN = Duration.ofSeconds(10).toNanos();

  private Optional<Remark> remark = Optional.empty();

  private record Remark(Function<Texts, String> words, boolean bad, long since) {}

  /** Says {@code words}, in the language the screen has when it is looked at. */
  void remark(Function<Texts, String> words, boolean bad, long now) {
    remark = Optional.of(new Remark(words, bad, now));
  }

  Optional<Banner> at(Texts texts, long now) {
    remark = remark.filter(one -> now - one.since() < SHOWN);
    return remark.map(one -> new Banner(one.words().apply(texts), one.bad()));
  }
}
