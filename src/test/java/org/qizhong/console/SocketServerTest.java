package org.qizhong.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The desk's socket: the same lines for everybody, and nobody waits for anybody. */
class SocketServerTest {
  @TempDir private Path data;
  private Hall hall;

  @BeforeEach
  void opens() throws Exception {
    hall = new Hall(data);
  }

  @AfterEach
  void closes() throws IOException {
    hall.close();
  }

  private Visitor player() throws IOException {
    Visitor player = hall.visitor();
    player.says("{\"time\":\"10m\"}", "{\"start\":\"black\"}").hears("started");
    return player;
  }

  @Test
  void law8_theSocketIsItsOwnersAlone() throws IOException {
    assertThat(Files.getPosixFilePermissions(hall.socket))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void whoComesBeforeAMatchIsToldThatNoneIsOpen() throws IOException {
    try (Visitor first = hall.visitor()) {
      first.hears("\"event\":\"idle\"");
      assertThat(first.heard.get(0).line()).contains("\"event\":\"desk\"");
      assertThat(first.heard.get(1).line()).isEqualTo("{\"event\":\"idle\"}");
    }
  }

  @Test
  void whoComesLaterIsToldTheHeaderAndTheFaceFirst() throws IOException {
    try (Visitor player = player()) {
      player.says("{\"press\":\"black\"}").hears("moved");
      try (Visitor late = hall.visitor()) {
        late.hears("\"face\"");
        assertThat(late.heard.get(0).line()).contains("\"event\":\"desk\"");
        assertThat(late.heard.get(1).line())
            .startsWith("{\"event\":\"match\",\"header\":{\"time\":\"10m\"");
        assertThat(late.heard.get(2).line()).contains("\"event\":\"face\"", "\"running\"");
      }
    }
  }

  @Test
  void law5_everyClientSeesTheSameLinesInTheSameOrder() throws IOException {
    List<Visitor> visitors = new ArrayList<>();
    for (int number = 0; number < 8; number++) {
      visitors.add(hall.visitor());
    }
    visitors.forEach(visitor -> visitor.hears("idle"));
    Visitor player = player();
    for (int move = 0; move < 50; move++) {
      Visitor mover = visitors.get(move % 8);
      mover.says("{\"press\":\"" + (move % 2 == 0 ? "black" : "white") + "\"}");
      player.hears("\"move\":" + (move + 1) + ",");
    }
    player.says("{\"end\":\"draw\",\"why\":\"x\"}", "{\"confirm\":true}");
    player.hears("confirmed");
    visitors.forEach(visitor -> visitor.hears("confirmed"));
    assertThat(player.lines()).hasSizeGreaterThan(52);
    assertThat(visitors).allSatisfy(it -> assertThat(it.lines()).isEqualTo(player.lines()));
  }

  @Test
  void law9_aRefusalGoesToItsSenderOnly() throws IOException {
    try (Visitor player = player();
        Visitor other = hall.visitor()) {
      other.hears("match");
      other.says("{\"jump\":true}").hears("refused");
      player.says("{\"press\":\"black\"}").hears("moved");
      assertThat(player.lines()).noneMatch(line -> line.contains("refused"));
    }
  }

  @Test
  void law5_facesComeAboutTenTimesASecond() throws IOException {
    try (Visitor player = player()) {
      int before = player.faces().size();
      long end = System.nanoTime() + 3_000_000_000L;
      Visitor.eventually(() -> System.nanoTime() > end);
      assertThat(player.faces().size() - before).isBetween(24, 34);
    }
  }

  @Test
  void law8_halfLinesAreReadWhenTheirEndComes() throws IOException {
    try (Visitor player = player()) {
      player.sends("{\"press\":".getBytes(StandardCharsets.UTF_8));
      player.sends("\"black\"".getBytes(StandardCharsets.UTF_8));
      assertThat(player.lines()).noneMatch(line -> line.contains("moved"));
      player.sends("}\r\n\n  \n".getBytes(StandardCharsets.UTF_8));
      player.hears("moved");
      assertThat(player.lines()).noneMatch(line -> line.contains("refused"));
    }
  }

  @Test
  void law3_P4_twoPressesThatAStalledDeskFindsTogetherAreTwoMoves() throws IOException {
    try (Visitor player = player()) {
      player.says("{\"press\":\"black\"}\n{\"press\":\"white\"}");
      player.hears("\"side\":\"white\"");
      assertThat(player.lines()).last().asString().contains("moved", "\"move\":2");
    }
  }

  @Test
  void law9_garbageAndBinaryAreRefusedAndTheMatchGoesOn() throws IOException {
    try (Visitor player = player();
        Visitor noise = hall.visitor()) {
      byte[] bytes = new byte[60_000];
      new Random(4).nextBytes(bytes);
      noise.sends(bytes).says("", "{\"press\"", "[1]", "\u0000", "{}{}", "[".repeat(50_000));
      noise.says("{\"start\":\"green\"}").hears("green");
      player.says("{\"press\":\"black\"}").hears("moved");
      noise.says("{\"press\":\"white\"}");
      player.hears("\"move\":2");
    }
  }

  @Test
  void law9_aLineOverSixtyFourKibibytesIsRefused() throws IOException {
    try (Visitor player = player();
        Visitor long1 = hall.visitor()) {
      String why = "x".repeat(70_000);
      long1.says("{\"warn\":\"black\",\"why\":\"" + why + "\"}");
      long1.hears("refused");
      player.says("{\"press\":\"black\"}").hears("moved");
      assertThat(player.lines()).noneMatch(line -> line.contains("warned"));
    }
  }

  @Test
  void law8_aLineOfExactlySixtyFourKibibytesIsTaken() throws IOException {
    try (Visitor player = player()) {
      String act = "{\"press\":\"black\"}";
      player.says(act + " ".repeat(65_536 - act.length())).hears("moved");
    }
  }

  @Test
  void law8_aClientThatVanishesInMidLineDoesNothing() throws IOException {
    try (Visitor player = player()) {
      try (Visitor gone = hall.visitor()) {
        gone.hears("match");
        gone.sends("{\"end\":\"resign\",\"side\":\"bl".getBytes(StandardCharsets.UTF_8));
      }
      player.says("{\"press\":\"black\"}").hears("moved");
      assertThat(player.lines()).noneMatch(line -> line.contains("result"));
      Visitor.eventually(() -> hall.server.nobodySince() == 0);
    }
    Visitor.eventually(() -> hall.server.nobodySince() > 0);
  }

  @Test
  void law8_theSeventeenthClientIsTurnedAwayAndTheOthersStay() throws IOException {
    List<Visitor> sixteen = new ArrayList<>();
    for (int number = 0; number < 16; number++) {
      sixteen.add(hall.visitor());
    }
    sixteen.forEach(visitor -> visitor.hears("idle"));
    Visitor tooMany = hall.visitor();
    Visitor.eventually(tooMany::isDropped);
    assertThat(tooMany.heard).isEmpty();
    sixteen.getFirst().says("{\"time\":\"10m\"}");
    sixteen.forEach(visitor -> visitor.hears("\"match\""));
    sixteen.getLast().close();
    Visitor.eventually(this::aClientIsTakenIn);
  }

  private boolean aClientIsTakenIn() {
    try {
      Visitor next = hall.visitor();
      Visitor.eventually(() -> next.isDropped() || !next.heard.isEmpty());
      return !next.heard.isEmpty();
    } catch (IOException turnedAway) {
      return false;
    }
  }

  @Test
  void law10_twoHundredClientsThatComeAndGoLeaveNothingBehind() throws IOException {
    final long before = clientThreads();
    try (Visitor player = player()) {
      for (int number = 0; number < 200; number++) {
        try (Visitor passing = Visitor.silent(hall.socket)) {
          passing.says("{\"read\":true}");
        } catch (IOException turnedAway) {
          Thread.onSpinWait();
        }
      }
      player.says("{\"press\":\"black\"}").hears("moved");
      Visitor.eventually(() -> clientThreads() <= before + 2);
    }
  }

  private static long clientThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("client-"))
        .count();
  }
}
