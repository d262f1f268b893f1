package org.qizhong.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.util.Optional;
import org.qizhong.desk.Desk;
import org.qizhong.desk.View;
import org.qizhong.match.Happening;
import org.qizhong.match.Setup;

/**
 * A match at standard input and output: the first line is the header, then acts; happenings come out
 * as they occur. The end of the input is the end of the record.
 */
public final class ConsoleSession implements View {
  private final Desk desk;
  private final InputStream in;
  private final Outlet outlet;
  private volatile boolean opened;
  private volatile String lastRefusal = "the input was empty";

  public ConsoleSession(Desk desk, InputStream in, OutputStream out) {
    this.desk = desk;
    this.in = in;
    this.outlet =
        new Outlet("console-out", Channels.newChannel(out), desk.ticker(), () -> {});
  }

  /**
   * Plays until the input ends.
   *
   * @return why no match was played, or empty
   */
  public Optional<String> run() throws IOException, InterruptedException {
    desk.attach(this);
    new LineReader(in, desk.ticker())
        .forEach((line, stamp) -> desk.submit(line, stamp, this));
    desk.closeMatch();
    outlet.close();
    return opened ? Optional.empty() : Optional.of("no match was opened: " + lastRefusal);
  }

  @Override
  public void show(String line) {
    outlet.line(line);
  }

  @Override
  public void refused(Happening.Refused refusal) {
    lastRefusal = refusal.reason();
    View.super.refused(refusal);
  }

  @Override
  public void opened(Optional<Setup> setup) {
    opened |= setup.isPresent();
  }
}
