package org.qizhong.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Desk;
import org.qizhong.desk.View;
import org.qizhong.match.Happening;
import org.qizhong.match.Role;
import org.qizhong.match.Setup;
import org.qizhong.record.ConsoleLine;

/**
 * A match at standard input and output: the first line is the header, then acts; happenings come
 * out as they occur. The end of the input is the end of the record.
 */
public final class ConsoleSession implements View, LineReader.Lines {
  private final Desk desk;
  private final InputStream in;
  private final Outlet outlet;
  private final Submission submission;
  private boolean attached;
  private volatile boolean opened;
  private volatile boolean playing;
  private volatile Optional<String> refusal = Optional.empty();

  public ConsoleSession(Desk desk, InputStream in, OutputStream out) {
    this.desk = desk;
    this.in = in;
    this.outlet = new Outlet("console-out", Channels.newChannel(out), desk.ticker(), () -> {});
    this.submission = new Submission(desk, this);
  }

  /**
   * Plays until the input ends. Whoever wants to see what a restart brings attaches before the desk
   * starts.
   *
   * @return why no match was played, or empty
   */
  public Optional<String> run() throws IOException, InterruptedException {
    attach();
    new LineReader(in, desk.ticker()).forEach(this);
    submission.awaitAll();
    if (playing) {
      desk.closeMatch();
    }
    outlet.close();
    return playing ? Optional.empty() : refusal.or(() -> Optional.of("the input was empty"));
  }

  /** Joins the desk; once. */
  public void attach() {
    if (!attached) {
      attached = true;
      outlet.start();
      // Who plays at a console has started the program.
      desk.attach(this, Role.CHIEF);
    }
  }

  /**
   * A header is waited for, since what follows belongs to its match: when it is refused, no act may
   * fall on another match that happens to be unfinished.
   */
  @Override
  public void line(String line, long stamp) throws InterruptedException {
    if (playing && !isHeader(line)) {
      submission.line(line, stamp);
    } else if (!isHeader(line) && refusal.isPresent()) {
      submission.refused("the header was refused; send one that fits", stamp);
    } else {
      Optional<String> before = refusal;
      refusal = Optional.empty();
      submission.line(line, stamp);
      submission.awaitAll();
      playing |= opened && refusal.isEmpty();
      refusal = playing ? Optional.empty() : refusal.or(() -> before);
    }
  }

  @Override
  public void refused(String reason, long stamp) throws InterruptedException {
    submission.refused(reason, stamp);
  }

  private static boolean isHeader(String line) {
    try {
      return ConsoleLine.parse(line) instanceof ConsoleLine.Open;
    } catch (Refusal notEven) {
      return line.contains("\"time\"");
    }
  }

  @Override
  public void show(String line) {
    outlet.line(line);
  }

  /** Standard output is the match's alone. */
  @Override
  public void notice(String line) {
    System.err.println(line);
  }

  @Override
  public void alarm(String part, String line) {
    notice(line);
  }

  @Override
  public void refused(Happening.Refused refusal) {
    if (this.refusal.isEmpty()) {
      this.refusal = Optional.of(refusal.reason());
    }
    View.super.refused(refusal);
  }

  @Override
  public void taken() {
    submission.taken();
  }

  @Override
  public void opened(Optional<Setup> setup) {
    opened |= setup.isPresent();
  }
}
