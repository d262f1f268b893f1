package org.qizhong.desk;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.match.Setup;
import org.qizhong.record.Entry;

/**
 * The record as it is kept. Every method returns once the kernel has it (law 6), so that a killed
 * process loses nothing; the disk has it within a second. Called on one thread.
 */
public interface Journal extends AutoCloseable {

  /**
   * A record that was not ended.
   *
   * @param source what the record is called when it does not fit, with the remedy
   * @param watched the last moment somebody watched; time after it is not charged
   * @param zero the match's zero in the {@link Ticker}'s nanoseconds; empty after a new boot
   * @param cutRuling whether a ruling's acts at its end were not all there and were left out
   */
  record Unfinished(
      Source source,
      Setup setup,
      List<Entry> entries,
      Tick watched,
      OptionalLong zero,
      boolean cutRuling) {}

  /** Where a record is, and what to do when it cannot be gone on with. */
  record Source(String name, String remedy) {
    /** The refusal of a record for {@code reason}. */
    public Refusal refusal(String reason) {
      return new Refusal("record " + name + " cannot be read: " + reason + "; " + remedy);
    }
  }

  /**
   * The match to go on with, if there is one.
   *
   * @throws Refusal when its record cannot be read
   */
  Optional<Unfinished> unfinished() throws IOException, Refusal;

  /** Begins a record. */
  void open(Setup setup) throws IOException;

  /** Adds acts, all of them or none. */
  void appendAll(List<Entry> entries) throws IOException;

  /** Adds an act. */
  default void append(Entry entry) throws IOException {
    appendAll(List.of(entry));
  }

  /** Puts {@code entries} in the place of the last {@code count} (law 3: sorted by stamp). */
  void replaceLast(int count, List<Entry> entries) throws IOException;

  /** Notes that the match was watched at {@code at}. */
  void watched(Tick at, long zero) throws IOException;

  /** Ends the record: it is no longer the match to go on with. */
  void finish() throws IOException;

  @Override
  void close() throws IOException;
}
