package org.qizhong.console;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.View;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One client of the desk's socket: a screen, a script, a hall's display. */
final class SocketClient implements View, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SocketClient.class);

  private final Desk desk;
  private final SocketChannel channel;
  private final Consumer<SocketClient> left;
  private final AtomicBoolean gone = new AtomicBoolean();
  private final Outlet outlet;
  private final Submission submission;

  SocketClient(Desk desk, SocketChannel channel, Consumer<SocketClient> left) {
    this.desk = desk;
    this.channel = channel;
    this.left = left;
    this.submission = new Submission(desk, this);
    this.outlet = new Outlet("client-out", channel, desk.ticker(), this::close);
  }

  void start() {
    outlet.start();
    desk.attach(this);
    Thread.ofPlatform().name("client-in").daemon().start(this::read);
  }

  private void read() {
    try {
      new LineReader(Channels.newInputStream(channel), desk.ticker()).forEach(submission);
    } catch (IOException lost) {
      LOG.debug("client lost", lost);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    } finally {
      close();
    }
  }

  @Override
  public void show(String line) {
    outlet.line(line);
  }

  @Override
  public void taken() {
    submission.taken();
  }

  @Override
  public void face(String line) {
    outlet.face(line);
  }

  @Override
  public void closed(String line) {
    outlet.line(line);
  }

  @Override
  public void line(String line) {
    outlet.line(line);
  }

  /** Drops the client. */
  @Override
  public void close() {
    if (!gone.compareAndSet(false, true)) {
      return;
    }
    desk.detach(this);
    outlet.abandon();
    try {
      channel.close();
    } catch (IOException already) {
      LOG.debug("client's socket was closed already", already);
    }
    left.accept(this);
  }
}
