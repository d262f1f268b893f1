package org.qizhong.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.record.Entry;
import org.qizhong.record.HeaderReader;
import org.qizhong.record.MatchFile;
import org.qizhong.record.Replay;
import org.qizhong.store.FileJournal;

/** {@code play --console}: header, acts, and an output that its record replays to. */
class ConsoleSessionTest {
  @TempDir private Path data;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private Optional<String> plays(String... lines) throws Exception {
    byte[] input = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    return plays(new ByteArrayInputStream(input));
  }

  private Optional<String> plays(InputStream in) throws Exception {
    try (Hall hall = new Hall(data)) {
      return new ConsoleSession(hall.desk, in, out).run();
    }
  }

  private List<String> printed() {
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private List<String> withoutRefusals() {
    return printed().stream().filter(line -> !line.contains("\"refused\"")).toList();
  }

  private List<String> replayed() throws IOException, Refusal {
    try (Stream<Path> files = Files.list(data.resolve("matches"))) {
      Path record = files.findFirst().orElseThrow();
      StringWriter text = new StringWriter();
      new Replay(new MatchFile(() -> Files.newInputStream(record))).print(text);
      return text.toString().lines().toList();
    }
  }

  @Test
  void theFirstLineIsTheHeaderThenActsAndTheRecordReplaysToTheSameLines() throws Exception {
    assertThat(
            plays(
                "{\"time\":\"10m + 3x30s\",\"rules\":\"jp\"}",
                "{\"start\":\"black\"}",
                "{\"press\":\"black\"}",
                "{\"press\":\"black\"}",
                "{\"pass\":\"white\",\"why\":\"棋\"}",
                "{\"read\":true}",
                "{\"end\":\"resign\",\"side\":\"black\"}",
                "{\"confirm\":true}"))
        .isEmpty();
    assertThat(printed())
        .hasSize(7)
        .first()
        .isEqualTo("{\"at\":0,\"event\":\"started\",\"side\":\"black\"}");
    assertThat(printed()).last().asString().contains("confirmed");
    assertThat(replayed()).isEqualTo(printed());
  }

  @Test
  void law9_linesThatDoNotFitAreRefusedAndLeaveTheRecordAlone() throws Exception {
    plays(
        "{\"time\":\"10m\"}",
        "{\"start\":\"black\"}",
        "nonsense",
        "{\"start\":\"black\"}",
        "{\"press\":\"black\"}",
        "{\"agree\":\"black\"}",
        "{\"time\":\"5m\"}");
    assertThat(printed().stream().filter(line -> line.contains("refused"))).hasSize(4);
    assertThat(replayed()).isEqualTo(withoutRefusals());
  }

  @Test
  void whoPlaysAtAConsoleIsTheChiefRefereeWhateverPinsAreSet() throws Exception {
    String lines =
        String.join(
            "\n",
            "{\"time\":\"10m\"}",
            "{\"start\":\"black\"}",
            "{\"warn\":\"black\"}",
            "{\"adjust\":\"black\",\"by\":60}",
            "{\"unlock\":\"chief\"}",
            "{\"preview\":{\"swap\":true}}",
            "{\"log\":4}",
            "{\"end\":\"draw\"}\n");
    SlowPins pins = new SlowPins();
    try (Hall hall = new Hall(data, pins)) {
      byte[] input = lines.getBytes(StandardCharsets.UTF_8);
      new ConsoleSession(hall.desk, new ByteArrayInputStream(input), out).run();
    }
    assertThat(printed()).noneMatch(line -> line.contains("refused"));
    assertThat(printed())
        .anyMatch(line -> line.contains("\"adjusted\""))
        .anyMatch(line -> line.contains("\"role\":\"chief\""))
        .anyMatch(line -> line.contains("\"preview\""))
        .anyMatch(line -> line.contains("\"log-end\""));
  }

  @Test
  void theEndOfTheInputPausesARunningMatchSoThatTheRecordIsComplete() throws Exception {
    plays("{\"time\":\"10m\"}", "{\"start\":\"black\"}");
    assertThat(replayed()).isEqualTo(printed());
    assertThat(Files.exists(data.resolve("current"))).isFalse();
  }

  @Test
  void aFlagAtTheEndGivesTheResultByTime() throws Exception {
    byte[] acts = "{\"time\":\"0.2s\"}\n{\"start\":\"black\"}\n".getBytes(StandardCharsets.UTF_8);
    assertThat(plays(new SequenceInputStream(new ByteArrayInputStream(acts), untilFlagged())))
        .isEmpty();
    assertThat(printed()).anyMatch(line -> line.contains("\"at\":0.2,\"event\":\"flagged\""));
    assertThat(printed()).last().asString().contains("\"by\":\"time\"", "W+T");
    assertThat(replayed()).isEqualTo(printed());
  }

  /** An input without a byte that ends once the flag has been printed. */
  private InputStream untilFlagged() {
    return new InputStream() {
      @Override
      public int read() {
        Visitor.eventually(() -> out.toString(StandardCharsets.UTF_8).contains("flagged"));
        return -1;
      }
    };
  }

  @Test
  void theEndOfTheInputWithinTheSettleTimeStillGivesTheFlag() throws Exception {
    plays("{\"time\":\"0.000001s\"}", "{\"start\":\"black\"}");
    assertThat(printed()).last().asString().contains("W+T");
    assertThat(replayed()).isEqualTo(printed());
  }

  @Test
  void withoutAHeaderThereIsNoMatchAndTheReasonIsGiven() throws Exception {
    assertThat(plays("{\"start\":\"black\"}")).hasValueSatisfying(text("header"));
  }

  @Test
  void anEmptyInputIsSaidToBeEmpty() throws Exception {
    assertThat(plays("")).hasValueSatisfying(text("empty"));
  }

  @Test
  void aHeaderThatDoesNotParseIsTheReasonWhateverActsFollow() throws Exception {
    assertThat(plays("{\"time\":\"60x\"}", "{\"start\":\"black\"}", "{\"press\":\"black\"}"))
        .hasValueSatisfying(text("60x"));
  }

  @Test
  void law9_anOverlongLineIsRefusedAndTheMatchGoesOn() throws Exception {
    plays(
        "{\"time\":\"10m\"}",
        "{\"start\":\"black\"}",
        "{\"warn\":\"black\",\"why\":\"" + "x".repeat(70_000) + "\"}",
        "{\"press\":\"black\"}");
    assertThat(printed()).anyMatch(line -> line.contains("refused"));
    assertThat(printed()).anyMatch(line -> line.contains("moved"));
    assertThat(replayed()).isEqualTo(withoutRefusals());
  }

  @Test
  void actsWhoseHeaderWasRefusedAreNotDoneToTheMatchThatALostDeskLeft() throws Exception {
    FileJournal lost = new FileJournal(data, LocalDateTime::now);
    lost.open(HeaderReader.read("{\"time\":\"10m\"}"));
    lost.append(Entry.of(Tick.ZERO, new Act.Start(Side.BLACK)));
    lost.close();
    plays("{\"time\":\"5m\"}", "{\"start\":\"black\"}", "{\"end\":\"resign\",\"side\":\"white\"}");
    assertThat(replayed()).noneMatch(line -> line.contains("result"));
  }

  @Test
  void aBurstOfTenThousandActsLosesNoLine() throws Exception {
    StringBuilder lines = new StringBuilder("{\"time\":\"10m\"}\n{\"start\":\"black\"}\n");
    for (int move = 0; move < 10_000; move++) {
      lines.append("{\"press\":\"").append(move % 2 == 0 ? "black" : "white").append("\"}\n");
    }
    plays(new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8)));
    assertThat(replayed()).isEqualTo(printed()).hasSizeGreaterThan(10_000);
  }

  private static java.util.function.Consumer<String> text(String part) {
    return reason -> assertThat(reason).contains(part);
  }
}
