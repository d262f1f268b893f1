package org.qizhong.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Counted;

/** What should have been heard in a sitting, beside what was. */
final class Verdict {
  private static final long MS = 1_000_000;
  private static final long TAIL = 150 * MS;

  /**
   * A call whose player presses sooner than this after its instant may be too short to be known.
   */
  private static final long SHORT = 80 * MS;

  /**
   * A clip that should be heard.
   *
   * @param first whether it opens its phrase, so that its onset is measured
   * @param settled whether it falls on a deadline
   */
  record Wanted(long at, String clip, boolean first, boolean settled) {}

  private final List<Wanted> wanted = new ArrayList<>();
  private final List<Ear.Heard> heard = new ArrayList<>();
  private final List<Long> begun = new ArrayList<>();
  private final List<Long> presses = new ArrayList<>();
  private final List<Double> onsets = new ArrayList<>();
  private final List<Double> settled = new ArrayList<>();
  private final List<Double> tails = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private final List<String> extra = new ArrayList<>();
  private boolean inOrder = true;
  private int matched;

  /**
   * @param language what is spoken at an instant
   * @param mayMiss instants around which nothing need be heard
   */
  Verdict(
      Sitting sitting,
      Counted counted,
      List<String> languages,
      java.util.function.LongFunction<String> language,
      LongPredicate mayMiss)
      throws IOException, InterruptedException {
    collect(sitting, counted, language);
    Ear ear = new Ear(languages);
    for (Reel reel : Reel.all(sitting.folder())) {
      begun.add(reel.begun());
      heard.addAll(ear.listen(reel));
    }
    heard.sort(Comparator.comparingLong(Ear.Heard::start));
    match(mayMiss);
    write(sitting);
  }

  /** Everything side by side, for whoever has to find out why. */
  private void write(Sitting sitting) throws IOException, InterruptedException {
    long zero = sitting.zero();
    TreeMap<Long, String> all = new TreeMap<>();
    wanted.forEach(it -> all.merge(it.at(), "wanted " + it.clip(), (a, b) -> a + ", " + b));
    presses.forEach(it -> all.merge(it, "press", (a, b) -> a + ", " + b));
    for (Ear.Heard it : heard) {
      String length = it.whole() ? "whole" : (it.end() - it.start()) / MS + " ms";
      all.merge(it.start(), "  heard " + it.clip() + " " + length, (a, b) -> a + ", " + b);
    }
    List<String> lines = new ArrayList<>();
    all.forEach((at, line) -> lines.add("%9.4f %s".formatted((at - zero) / 1e9, line)));
    Files.write(sitting.folder().resolve("heard.txt"), lines);
  }

  private void collect(
      Sitting sitting, Counted counted, java.util.function.LongFunction<String> language)
      throws InterruptedException {
    long zero = sitting.zero();
    List<Sitting.Line> lines = sitting.lines();
    for (Sitting.Line line : lines) {
      if (line.text().startsWith("sent press") || line.text().startsWith("sent {\"pause")) {
        presses.add(line.nanos());
      }
      List<String> clips = clips(line, counted);
      for (String clip : clips) {
        long at = zero + line.at();
        boolean onDeadline =
            lines.stream()
                .filter(other -> other.is("flagged") || other.is("period-used"))
                .anyMatch(other -> other.at() == line.at());
        boolean first = line.is("call") && clip.equals(clips.getFirst());
        wanted.add(new Wanted(at, language.apply(at) + ":" + clip, first, onDeadline));
      }
    }
  }

  private static List<String> clips(Sitting.Line line, Counted counted) {
    return switch (line.field("event")) {
      case "call" -> said(line.field("say"), counted);
      case "flagged" -> List.of(ClipName.TIME_UP);
      case "paused" -> List.of(ClipName.PAUSED);
      case "resumed" -> List.of(ClipName.RESUMED);
      default -> List.of();
    };
  }

  private static List<String> said(String call, Counted counted) {
    try {
      return ClipName.said(call, counted);
    } catch (Refusal none) {
      throw new IllegalStateException("the desk called " + call, none);
    }
  }

  private void match(LongPredicate mayMiss) {
    boolean[] used = new boolean[heard.size()];
    int last = -1;
    for (Wanted want : wanted) {
      int found = find(want, used);
      if (found >= 0) {
        used[found] = true;
        matched++;
        inOrder &= found > last;
        last = found;
        if (want.first() && !mayMiss.test(want.at())) {
          double off = (heard.get(found).start() - want.at()) / 1e6;
          (want.settled() ? settled : onsets).add(off);
        }
      } else if (!mayMiss.test(want.at()) && !isCut(want.at())) {
        missing.add(want.clip());
      }
    }
    for (int index = 0; index < used.length; index++) {
      if (!used[index]
          && !isOpening(heard.get(index))
          && !isTail(heard.get(index))
          && !mayMiss.test(heard.get(index).start())) {
        extra.add(heard.get(index).clip());
      }
    }
    presses.forEach(press -> tails.add(tail(press)));
  }

  /** C8: what is played, said at the start and before the first call. */
  private boolean isOpening(Ear.Heard it) {
    return !wanted.isEmpty() && it.start() < wanted.getFirst().at();
  }

  private int find(Wanted want, boolean[] used) {
    for (int index = 0; index < used.length; index++) {
      long off = heard.get(index).start() - want.at();
      boolean near = off > -100 * MS && off < (want.first() ? 600 : 4_000) * MS;
      if (!used[index] && near && heard.get(index).clip().equals(want.clip())) {
        return index;
      }
    }
    return -1;
  }

  private boolean isCut(long at) {
    return presses.stream().anyMatch(press -> press >= at && press < at + SHORT)
        || presses.stream().anyMatch(press -> press >= at && press < at + 4_000 * MS && cuts(at));
  }

  /** A phrase's later clips fall to a press; its first does not. */
  private boolean cuts(long at) {
    return wanted.stream().filter(want -> want.at() == at).noneMatch(Wanted::first);
  }

  /** The rest of a call whose player has pressed, or the beginning of one that was too near. */
  private boolean isTail(Ear.Heard it) {
    return presses.stream()
        .anyMatch(
            press -> it.start() <= press + TAIL && it.end() > press && it.end() <= press + TAIL);
  }

  private double tail(long press) {
    return heard.stream()
        .filter(
            it -> it.start() < press + TAIL && it.end() > press && !it.clip().endsWith("paused"))
        .mapToDouble(it -> (it.end() - press) / 1e6)
        .max()
        .orElse(0);
  }

  int matched() {
    return matched;
  }

  List<Double> onsets() {
    return onsets;
  }

  List<Double> settled() {
    return settled;
  }

  List<Double> tails() {
    return tails;
  }

  /** When a call was first heard whole after {@code since}; far away if never. */
  long again(long since) {
    return heard.stream()
        .filter(it -> it.start() > since && it.whole())
        .mapToLong(Ear.Heard::start)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /** When the sink played anything at all after {@code since}, silence too. */
  long alive(long since) {
    return begun.stream().filter(it -> it > since).mapToLong(it -> it).min().orElse(since);
  }

  /** Whether every call was heard, in order, none twice, and nothing else. */
  boolean isRight() {
    return missing.isEmpty() && extra.isEmpty() && inOrder;
  }

  String words() {
    return matched
        + " clips heard"
        + (missing.isEmpty() ? ", none missing" : ", MISSING " + missing)
        + (extra.isEmpty() ? ", none twice or stale" : ", NOT WANTED " + extra)
        + (inOrder ? ", in order" : ", OUT OF ORDER");
  }
}
