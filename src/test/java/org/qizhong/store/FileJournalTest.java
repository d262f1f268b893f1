package org.qizhong.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.desk.Journal;
import org.qizhong.match.Act;
import org.qizhong.match.Setup;
import org.qizhong.record.Entry;
import org.qizhong.record.HeaderReader;

/** Law 6: the record as files that are only ever added to. */
class FileJournalTest {
  private static final LocalDateTime NOON = LocalDateTime.of(2026, 5, 4, 12, 0, 1);
  private static final String HEADER =
      "{\"time\":\"10m\",\"rules\":\"cn-2002\",\"board\":19,\"handicap\":0,\"late-limit\":900}";

  @TempDir private Path data;
  private FileJournal journal;

  @BeforeEach
  void opens() throws IOException, Refusal {
    journal = new FileJournal(data, () -> NOON);
  }

  @AfterEach
  void closes() throws IOException, Refusal {
    journal.close();
  }

  private static Setup setup() {
    try {
      return HeaderReader.read("{\"time\":\"10m\"}");
    } catch (Refusal refusal) {
      throw new AssertionError(refusal);
    }
  }

  private static Entry start() {
    return Entry.of(Tick.ZERO, new Act.Start(Side.BLACK));
  }

  private static Entry press(long seconds, Side side) {
    return Entry.of(new Tick(seconds * 1_000_000_000L), new Act.Press(side));
  }

  private List<String> names() throws IOException, Refusal {
    try (Stream<Path> files = Files.list(data.resolve("matches"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private List<String> lines() throws IOException, Refusal {
    return Files.readAllLines(data.resolve("matches").resolve(names().getLast()));
  }

  private Journal.Unfinished again() throws IOException, Refusal {
    try (FileJournal next = new FileJournal(data, () -> NOON)) {
      return next.unfinished().orElseThrow();
    }
  }

  @Test
  void aNewFolderHasNothingToGoOnWith() throws IOException, Refusal {
    assertThat(journal.unfinished()).isEmpty();
  }

  @Test
  void recordsAreNamedByTheirDateAndTwoOfOneSecondAreTold() throws IOException, Refusal {
    for (int match = 0; match < 3; match++) {
      journal.open(setup());
      journal.finish();
    }
    assertThat(names())
        .containsExactlyInAnyOrder(
            "2026-05-04T12-00-01.jsonl",
            "2026-05-04T12-00-01-2.jsonl",
            "2026-05-04T12-00-01-3.jsonl");
  }

  @Test
  void law6_everyActIsInTheFileOnceTheCallReturns() throws IOException, Refusal {
    journal.open(setup());
    assertThat(lines()).containsExactly(HEADER);
    journal.append(start());
    assertThat(lines()).containsExactly(HEADER, "{\"at\":0,\"start\":\"black\"}");
    journal.append(press(3, Side.BLACK));
    assertThat(lines()).hasSize(3).last().isEqualTo("{\"at\":3,\"press\":\"black\"}");
  }

  @Test
  void law6_theFileIsOnlyAddedTo() throws IOException, Refusal {
    journal.open(setup());
    String before = "";
    for (int second = 0; second < 20; second++) {
      journal.append(press(second, Side.BLACK));
      String now = Files.readString(data.resolve("matches").resolve(names().getLast()));
      assertThat(now).startsWith(before).hasSizeGreaterThan(before.length());
      before = now;
    }
  }

  @Test
  void law3_theLastEntriesAreReplacedAndMoreCanBeAdded() throws IOException, Refusal {
    journal.open(setup());
    journal.append(start());
    journal.append(press(3, Side.WHITE));
    journal.replaceLast(1, List.of(press(2, Side.BLACK), press(3, Side.WHITE)));
    journal.append(press(4, Side.BLACK));
    assertThat(lines())
        .containsExactly(
            HEADER,
            "{\"at\":0,\"start\":\"black\"}",
            "{\"at\":2,\"press\":\"black\"}",
            "{\"at\":3,\"press\":\"white\"}",
            "{\"at\":4,\"press\":\"black\"}");
    assertThat(names()).hasSize(1);
    assertThat(again().entries()).hasSize(4);
  }

  @Test
  void law3_nothingReplacedBySomethingAndSomethingByNothing() throws IOException, Refusal {
    journal.open(setup());
    journal.append(start());
    journal.replaceLast(0, List.of(press(2, Side.BLACK)));
    assertThat(lines()).hasSize(3);
    journal.replaceLast(1, List.of());
    assertThat(lines()).hasSize(2);
  }

  @Test
  void law6_anUnfinishedMatchIsFoundWithItsWatch() throws IOException, Refusal {
    journal.open(setup());
    journal.append(start());
    journal.watched(new Tick(1_500_000_000L), 77);
    Journal.Unfinished found = again();
    assertThat(found.setup()).isEqualTo(setup());
    assertThat(found.entries()).containsExactly(start());
    assertThat(found.watched()).isEqualTo(new Tick(1_500_000_000L));
    assertThat(found.zero()).isEqualTo(OptionalLong.of(77));
  }

  @Test
  void law6_aShorterWatchLeavesNothingOfALongerOne() throws IOException, Refusal {
    journal.open(setup());
    journal.append(start());
    journal.watched(new Tick(900_000_000_000_000L), 123_456_789_012_345L);
    journal.watched(new Tick(5), -3);
    assertThat(again().watched()).isEqualTo(new Tick(5));
    assertThat(again().zero()).isEqualTo(OptionalLong.of(-3));
  }

  @Test
  void law6_aNewMatchHasNoWatchOfTheOneBefore() throws IOException, Refusal {
    journal.open(setup());
    journal.watched(new Tick(99_000_000_000L), 5);
    journal.finish();
    journal.open(setup());
    assertThat(again().watched()).isEqualTo(Tick.ZERO);
    assertThat(again().zero()).isEmpty();
  }

  @Test
  void aFinishedMatchIsNotGoneOnWithAndKept() throws IOException, Refusal {
    journal.open(setup());
    journal.append(start());
    journal.finish();
    assertThat(journal.unfinished()).isEmpty();
    assertThat(names()).hasSize(1);
    assertThat(lines()).hasSize(2);
    assertThat(data.resolve("current")).doesNotExist();
    assertThat(data.resolve("current.watch")).doesNotExist();
  }

  @Test
  void aFinishTwiceOrWithoutAMatchDoesNothing() throws IOException, Refusal {
    journal.finish();
    journal.open(setup());
    journal.finish();
    journal.finish();
    assertThat(names()).hasSize(1);
  }

  @Test
  void law6_aTornLineIsCutAndTheFileGoesOn() throws IOException, Refusal {
    journal.open(setup());
    journal.append(start());
    Path file = data.resolve("matches").resolve(names().getLast());
    Files.writeString(file, Files.readString(file) + "{\"at\":4,\"press\":\"black\"}");
    FileJournal next = new FileJournal(data, () -> NOON);
    assertThat(next.unfinished().orElseThrow().entries()).containsExactly(start());
    next.append(press(5, Side.BLACK));
    next.close();
    assertThat(lines()).hasSize(3).last().isEqualTo("{\"at\":5,\"press\":\"black\"}");
  }

  @Test
  void aRecordThatIsGoneOrBrokenIsNamedWithTheRemedy() throws IOException, Refusal {
    journal.open(setup());
    Path file = data.resolve("matches").resolve(names().getLast());
    Files.writeString(file, "nonsense\n");
    assertThatThrownBy(this::again)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("remove");
    Files.delete(file);
    assertThatThrownBy(this::again)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("remove");
  }
}
