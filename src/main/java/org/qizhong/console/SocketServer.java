package org.qizhong.console;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Desk;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The desk's Unix socket: several clients, each served on threads of its own. */
public final class SocketServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SocketServer.class);

  /** The kernel's limit for a socket's path, less what Java keeps for its end. */
  private static final int LONGEST_PATH = 106;

  private static final int MOST_CLIENTS = 16;
  private static final int FILE_TYPE = 0170000;
  private static final int SOCKET = 0140000;

  private final Desk desk;
  private final Path path;
  private final ServerSocketChannel server;
  private final Set<SocketClient> clients = ConcurrentHashMap.newKeySet();
  private final Thread thread = Thread.ofPlatform().name("socket").daemon().unstarted(this::run);
  private volatile long lastSeen;
  private volatile boolean seen;

  private SocketServer(Desk desk, Path path, ServerSocketChannel server) {
    this.desk = desk;
    this.path = path;
    this.server = server;
    this.lastSeen = desk.ticker().nanos();
  }

  /**
   * Listens at {@code path}. The caller holds the data directory's lock, so a socket that lies
   * there is a dead desk's.
   *
   * @throws Refusal when the path is too long or taken
   */
  public static SocketServer open(Desk desk, Path path) throws Refusal {
    int length = path.toString().getBytes(StandardCharsets.UTF_8).length;
    if (length > LONGEST_PATH) {
      throw new Refusal(
          "socket path "
              + path
              + " is "
              + length
              + " bytes long, over "
              + LONGEST_PATH
              + "; choose a shorter --data");
    }
    try {
      removeDeadSocket(path);
      ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      server.bind(UnixDomainSocketAddress.of(path));
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
      SocketServer opened = new SocketServer(desk, path, server);
      opened.thread.start();
      return opened;
    } catch (IOException failed) {
      throw new Refusal("socket " + path + " cannot be opened: " + failed.getMessage());
    }
  }

  private static void removeDeadSocket(Path path) throws IOException, Refusal {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    int mode = (Integer) Files.getAttribute(path, "unix:mode", LinkOption.NOFOLLOW_LINKS);
    if ((mode & FILE_TYPE) != SOCKET) {
      throw new Refusal("socket path " + path + " is taken by something else; move it away");
    }
    Files.delete(path);
  }

  private void run() {
    while (server.isOpen()) {
      try {
        SocketChannel channel = server.accept();
        if (clients.size() >= MOST_CLIENTS) {
          LOG.warn("a client was turned away: there are {} already", MOST_CLIENTS);
          channel.close();
          continue;
        }
        SocketClient client = new SocketClient(desk, channel, this::left);
        clients.add(client);
        seen = true;
        client.start();
      } catch (IOException closed) {
        LOG.debug("no longer listening", closed);
      }
    }
  }

  private void left(SocketClient client) {
    if (clients.remove(client)) {
      lastSeen = desk.ticker().nanos();
    }
  }

  /** Whether somebody has ever been connected. */
  public boolean hasBeenUsed() {
    return seen;
  }

  /** How long nobody has been connected, in nanoseconds; 0 while somebody is. */
  public long nobodySince() {
    return clients.isEmpty() ? desk.ticker().nanos() - lastSeen : 0;
  }

  @Override
  public void close() throws IOException {
    server.close();
    clients.forEach(SocketClient::close);
    Files.deleteIfExists(path);
  }
}
