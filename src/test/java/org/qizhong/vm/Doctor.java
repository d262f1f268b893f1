package org.qizhong.vm;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.clock.Side;

/**
 * {@code qizhong doctor} at a table whose desk has ended: it tells each button's press, with its
 * time and bounces, switches buzzer and lamps, and finds no fault.
 */
record Doctor(SimTable table) implements Pass {
  private static final int BOUNCES = 6;
  private static final Pattern PRESS =
      Pattern.compile(
          " *(black|white) pressed at (\\d+)\\.(\\d{6}) s, (\\d+) bounces in [0-9.]+ ms");

  /** The lock-out: where this machine stalled for so long in a press, another was begun perhaps. */
  private static final long LOCKED = 40_000_000L;

  @Override
  public String name() {
    return "the doctor";
  }

  @Override
  public String run() throws Exception {
    table.finger().lift();
    for (int repeated = 0; ; repeated++) {
      Visit visit = visit();
      if (visit.made().stream().allMatch(press -> press.took() < LOCKED)) {
        check(visit);
        return "both presses, each at its first edge and with %d bounces; buzzer heard, no fault;"
                .formatted(BOUNCES)
            + " called %d times more, this machine having stalled in a press".formatted(repeated);
      }
    }
  }

  /**
   * What the doctor was shown, and what it said.
   *
   * @param rises how often the buzzer sounded
   */
  private record Visit(List<Made> made, int code, String said, int rises) {}

  private Visit visit() throws Exception {
    table.oneProcessor();
    try (LineWatch buzzer = new LineWatch(table.chip(), SimTable.BUZZER)) {
      DeskProcess doctor = table.doctor();
      Waiting.until(
          () -> doctor.results().contains("Press both buttons") || !doctor.isAlive(),
          "the doctor's asking");
      table.oneProcessor();
      List<Made> made = List.of(press(Side.BLACK), press(Side.WHITE));
      int code = doctor.end();
      return new Visit(made, code, doctor.results() + doctor.words(), buzzer.rises());
    }
  }

  private static void check(Visit visit) throws Failed {
    String said = visit.said();
    Failed.unless(visit.code() == 0, "exit code %d after %s: %s", visit.code(), visit.made(), said);
    List<Told> told = told(said);
    Failed.unless(told.size() == visit.made().size(), "not two presses: %s", said);
    for (int i = 0; i < told.size(); i++) {
      compare(visit.made().get(i), told.get(i));
    }
    for (String part : List.of("chip", "button.black", "button.white", "buzzer", "lamp.black")) {
      Failed.unless(said.matches("(?s).*\n" + part + " +ok .*"), "no %s: %s", part, said);
    }
    Failed.unless(visit.rises() > 0, "the buzzer never sounded: %s", said);
  }

  /**
   * A press that was made.
   *
   * @param took from its first edge to the last of its bounces, at most
   */
  private record Made(Side side, Touch first, long took) {}

  /** A press that was told; its stamp is told to the microsecond. */
  private record Told(String side, long stamp, int bounces) {}

  private Made press(Side side) throws Exception {
    Touch first = table.finger().level(side, true);
    Touch last = first;
    for (int bounce = 1; bounce <= BOUNCES; bounce++) {
      Waiting.millis(1);
      last = table.finger().level(side, bounce % 2 == 0);
    }
    Waiting.millis(120);
    table.finger().level(side, false);
    Waiting.millis(60);
    return new Made(side, first, last.after() - first.before());
  }

  private static List<Told> told(String said) {
    List<Told> told = new ArrayList<>();
    Matcher line = PRESS.matcher(said);
    while (line.find()) {
      long micros = Long.parseLong(line.group(2) + line.group(3));
      told.add(new Told(line.group(1), micros * 1_000, Integer.parseInt(line.group(4))));
    }
    return told;
  }

  private static void compare(Made made, Told told) throws Failed {
    Failed.unless(told.side().equals(made.side().id()), "%s is told as %s", made, told);
    Touch toMicroseconds = new Touch(made.first().before() - 1_000, made.first().after() + 1_000);
    Failed.unless(
        toMicroseconds.contains(told.stamp()), "it is told %s", toMicroseconds.place(told.stamp()));
    Failed.unless(told.bounces() == BOUNCES, "%s is told as %s", made, told);
  }
}
