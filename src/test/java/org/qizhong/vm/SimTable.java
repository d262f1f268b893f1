package org.qizhong.vm;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/** A table with a clock on it: a simulated chip, and a desk that has its lines. */
final class SimTable implements AutoCloseable {
  /** The lines of the default configuration. */
  static final int BUZZER = 22;

  private static final BySide<Integer> LAMPS = new BySide<>(23, 24);

  /** Everything that the desk drives. */
  static final List<Integer> OUTPUTS = List.of(BUZZER, LAMPS.black(), LAMPS.white());

  private final SimChip chip;
  private final Finger finger;
  private final Path data;
  private final DeskProcess desk;
  private final SocketTalk talk;

  private SimTable(SimChip chip, Finger finger, Path data, DeskProcess desk, SocketTalk talk) {
    this.chip = chip;
    this.finger = finger;
    this.data = data;
    this.desk = desk;
    this.talk = talk;
  }

  /**
   * A desk on {@code chip}.
   *
   * @param settings lines of {@code gpio.properties}
   * @param seed of the finger
   */
  static SimTable set(String name, SimChip chip, long seed, String... settings) throws Exception {
    Finger finger = new Finger(chip, seed);
    finger.lift();
    Path data = DeskProcess.dataDirectory(name, settings);
    DeskProcess desk = DeskProcess.start(DeskProcess.User.IN_GROUP, "desk", data);
    SocketTalk talk = desk.talk();
    SimTable table = new SimTable(chip, finger, data, desk, talk);
    talk.await(0, "the desk with real buttons", SimTable::hasRealButtons);
    table.oneProcessor();
    return table;
  }

  /**
   * The calling thread and the kernel's own, which put edges into the desk's queue, run on one
   * processor; so an edge is in the queue before its toggle returns. On two of them, edges that
   * come before that thread is awake are one, with the last one's stamp: the kernel keeps only
   * that. Ordinary threads, the desk's own among them, do not come between two edges of the
   * finger's. To be called anew when the lines were taken anew.
   */
  void oneProcessor() throws IOException, Failed {
    Libc.pin(0);
    Libc.hurry();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
      for (Path thread : threads) {
        if (name(thread).strip().matches("irq/\\d+-qizhong.*")) {
          Libc.pin(Integer.parseInt(thread.getFileName().toString()));
        }
      }
    }
  }

  private static String name(Path thread) {
    try {
      return Files.readString(thread.resolve("comm"));
    } catch (IOException ended) {
      return "";
    }
  }

  static boolean hasRealButtons(JsonNode said) {
    return SocketTalk.is(said, "desk") && said.path("buttons").asText().equals("gpio");
  }

  SimChip chip() {
    return chip;
  }

  Finger finger() {
    return finger;
  }

  DeskProcess desk() {
    return desk;
  }

  SocketTalk talk() {
    return talk;
  }

  MatchRecord record() {
    return new MatchRecord(data);
  }

  /**
   * Opens a match and starts Black's clock, by the socket.
   *
   * @param time as in a match file's header, a string or an object
   * @return the match's zero on the monotonic clock
   */
  long begin(String time) throws Exception {
    int mark = talk.mark();
    talk.say("{'time':" + time + "}");
    talk.await(mark, "match");
    long before = System.nanoTime();
    talk.say("{'start':'black'}");
    talk.await(mark, "started", "black");
    return record().zeroAfter(before);
  }

  /** Ends the open match's record. */
  void finish() throws Exception {
    int mark = talk.mark();
    talk.say("{'close':true}");
    talk.await(mark, "idle");
  }

  /** Runs {@code qizhong silence} for this desk's data directory; returns its exit code. */
  int silence() throws Exception {
    return DeskProcess.start(DeskProcess.User.IN_GROUP, "silence", data).end();
  }

  /** Starts {@code qizhong doctor} for this desk's data directory, once the desk has ended. */
  DeskProcess doctor() throws IOException {
    return DeskProcess.start(DeskProcess.User.IN_GROUP, "doctor", data);
  }

  /** Whether that side's lamp is lit. */
  boolean isLit(Side side) throws IOException {
    return chip.isHigh(LAMPS.of(side));
  }

  boolean buzzes() throws IOException {
    return chip.isHigh(BUZZER);
  }

  /** The desk's own figures of its edges, once it has ended. */
  List<String> figures() throws IOException {
    return desk.log().stream()
        .filter(line -> line.contains("edges: "))
        .map(line -> line.substring(line.indexOf("edges: ")))
        .toList();
  }

  /** Ends the desk as the system does. */
  @Override
  public void close() throws IOException, Failed {
    talk.close();
    if (desk.isAlive()) {
      desk.signal(Libc.SIGTERM);
      desk.end();
    }
  }
}
