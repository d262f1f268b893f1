package org.qizhong.console;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.View;
import org.qizhong.match.Setup;
import org.qizhong.record.HeaderWriter;
import org.qizhong.record.Notices;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One client of the desk's socket: a screen, a script, a hall's display. */
final class SocketClient implements View, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SocketClient.class);

  private final Desk desk;
  private final SocketChannel channel;
  private final Consumer<SocketClient> left;
  private final AtomicBoolean gone = new AtomicBoolean();
  private Outlet outlet;

  SocketClient(Desk desk, SocketChannel channel, Consumer<SocketClient> left) {
    this.desk = desk;
    this.channel = channel;
    this.left = left;
  }

  void start() {
    outlet = new Outlet("client-out", channel, desk.ticker(), this::close);
    desk.attach(this);
    Thread.ofPlatform().name("client-in").daemon().start(this::read);
  }

  private void read() {
    try {
      new LineReader(Channels.newInputStream(channel), desk.ticker())
          .forEach((line, stamp) -> desk.submit(line, stamp, this));
    } catch (IOException lost) {
      LOG.debug("client lost", lost);
    } finally {
      close();
    }
  }

  @Override
  public void show(String line) {
    outlet.line(line);
  }

  @Override
  public void face(String line) {
    outlet.face(line);
  }

  @Override
  public void opened(Optional<Setup> setup) {
    outlet.line(setup.map(HeaderWriter::announcement).orElse(Notices.IDLE));
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
