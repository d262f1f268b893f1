package org.qizhong.desk;

import java.util.ArrayList;
import java.util.List;

/** A client of a desk under test: what it is shown, told and answered, in order. */
final class Client implements View {
  private final DeskBench bench;
  private final List<String> lines = new ArrayList<>();

  Client(DeskBench bench) {
    this.bench = bench;
    bench.desk.attach(this);
    bench.desk.step();
  }

  /** Sends a line and returns what it was shown from then on. */
  List<String> says(String line) {
    lines.clear();
    bench.desk.submit(line, bench.now(), this);
    bench.desk.step();
    // What is looked at aside, such as a PIN, is answered a round later.
    bench.desk.step();
    return heard();
  }

  /** What it was shown since it last said something. */
  List<String> heard() {
    return lines.stream().map(Bench::text).toList();
  }

  /** The same, as it stood on the line. */
  List<String> raw() {
    return List.copyOf(lines);
  }

  void leaves() {
    bench.desk.detach(this);
    bench.desk.step();
  }

  @Override
  public void show(String line) {
    lines.add(line);
  }

  @Override
  public void line(String line) {
    lines.add(line);
  }
}
