package org.qizhong.vm;

/**
 * The buzzer is never left sounding: while it sounds a flag the desk is told to end, or it is
 * killed and {@code qizhong silence} follows, as the system's unit has it.
 *
 * @param killed whether it is killed
 */
record Silenced(SimTable table, boolean killed) implements Pass {
  @Override
  public String name() {
    return killed ? "killed while it buzzes" : "ended while it buzzes";
  }

  @Override
  public String run() throws Exception {
    int mark = table.talk().mark();
    table.begin("'1s'");
    table.talk().await(mark, "flagged", "black");
    Waiting.until(table::buzzes, "the buzzer at the flag");
    table.desk().signal(killed ? Libc.SIGKILL : Libc.SIGTERM);
    table.desk().end();
    if (killed) {
      Failed.unless(table.buzzes(), "a killed desk's buzzer is off by itself: nothing is shown");
      int code = table.silence();
      Failed.unless(code == 0, "qizhong silence ends with %d", code);
    }
    for (int line : SimTable.OUTPUTS) {
      Failed.unless(!table.chip().isHigh(line), "line %d is left high", line);
    }
    return "buzzer and lamps are low" + (killed ? " after qizhong silence" : "");
  }
}
