package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qizhong.clock.Side;

/** What the desk has told of rulings: what one would come to, who has confirmed, and the log. */
public final class Findings {
  private static final String NOTHING = "none";

  private Optional<Preview> preview = Optional.empty();
  private String collecting = NOTHING;
  private Set<Side> confirmed = EnumSet.noneOf(Side.class);
  private final SortedMap<Integer, LogLine> log = new TreeMap<>();
  private List<StandingRuling> standing = List.of();
  private long happened;
  private long changes;

  void previewed(Preview now) {
    changes++;
    preview = Optional.of(now);
  }

  void collect(String what, Set<Side> by) {
    changes++;
    collecting = what;
    confirmed = Set.copyOf(by);
  }

  void stand(List<StandingRuling> rulings) {
    changes++;
    standing = rulings;
  }

  /** What is read aloud, and a button that did not count, change nothing. */
  void happened(String event) {
    if (!event.equals("call") && !event.equals("ignored")) {
      changes++;
      happened++;
    }
  }

  void logged(LogLine line) {
    changes++;
    log.put(line.n(), line);
  }

  /** The log as it was asked for is told up to {@code last}. */
  void logEnded(int last) {
    changes++;
    log.tailMap(last + 1).clear();
  }

  /** Another match, or another desk. */
  void forget() {
    changes++;
    preview = Optional.empty();
    collecting = NOTHING;
    confirmed = EnumSet.noneOf(Side.class);
    log.clear();
    standing = List.of();
  }

  /** How often anything of it has changed. */
  public long changes() {
    return changes;
  }

  /** How often something has happened in the match. */
  public long happened() {
    return happened;
  }

  /** The rulings that stand, the newest first, as the desk has told when it was asked last. */
  public List<StandingRuling> standing() {
    return standing;
  }

  /** What {@code line} would come to, if the desk has said so. */
  public Optional<Preview> preview(JsonNode line) {
    return preview.filter(one -> one.isOf(line));
  }

  /** Whether each player's own button confirms {@code what} now. */
  public boolean collects(String what) {
    return collecting.equals(what);
  }

  /** Who has confirmed what is being collected. */
  public Set<Side> confirmed() {
    return confirmed;
  }

  /** The log as far as it has been told, in order. */
  public List<LogLine> log() {
    return List.copyOf(Collections.unmodifiableCollection(log.values()));
  }
}
