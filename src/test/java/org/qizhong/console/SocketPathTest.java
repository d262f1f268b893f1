package org.qizhong.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockito.Mockito;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Desk;
import org.qizhong.desk.SystemTicker;

/** Where the socket lies: too long, taken, or left by a dead desk. */
class SocketPathTest {
  @TempDir private Path data;
  private final Desk desk = desk();

  private static Desk desk() {
    Desk desk = Mockito.mock(Desk.class);
    Mockito.when(desk.ticker()).thenReturn(new SystemTicker());
    return desk;
  }

  private Path ofLength(int bytes) {
    String start = data + "/";
    return Path.of(start + "s".repeat(bytes - start.length()));
  }

  @ParameterizedTest
  @ValueSource(ints = {90, 100, 105, 106, 107, 108, 109, 120, 300})
  void aPathEitherOpensOrIsRefusedNamingItAndTheRemedy(int bytes) throws IOException {
    Path path = ofLength(bytes);
    try (SocketServer server = SocketServer.open(desk, path)) {
      assertThat(server).isNotNull();
      assertThat(Files.exists(path)).isTrue();
      assertThat(bytes).isLessThan(108);
    } catch (Refusal refusal) {
      assertThat(bytes).isGreaterThan(100);
      assertThat(refusal).hasMessageContaining(path.toString()).hasMessageContaining("--data");
    }
    assertThat(Files.exists(path)).isFalse();
  }

  @Test
  void thePathsBytesCountNotItsLetters() {
    Path path = Path.of(data + "/" + "棋".repeat((107 - data.toString().length()) / 3 + 1));
    assertThatThrownBy(() -> SocketServer.open(desk, path)).isInstanceOf(Refusal.class);
  }

  @Test
  void aFileInItsPlaceIsRefusedAndKept() throws IOException {
    Path path = Files.writeString(data.resolve("desk.sock"), "precious");
    assertThatThrownBy(() -> SocketServer.open(desk, path))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(path.toString())
        .hasMessageContaining("move it away");
    assertThat(Files.readString(path)).isEqualTo("precious");
  }

  @Test
  void aFolderOrALinkToAFileInItsPlaceIsRefusedAndKept() throws IOException {
    Path folder = Files.createDirectory(data.resolve("folder"));
    assertThatThrownBy(() -> SocketServer.open(desk, folder)).isInstanceOf(Refusal.class);
    assertThat(Files.isDirectory(folder)).isTrue();
    Path file = Files.writeString(data.resolve("file"), "precious");
    Path link = Files.createSymbolicLink(data.resolve("link"), file);
    assertThatThrownBy(() -> SocketServer.open(desk, link)).isInstanceOf(Refusal.class);
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @Test
  void aMissingFolderIsRefused() {
    Path path = data.resolve("missing/desk.sock");
    assertThatThrownBy(() -> SocketServer.open(desk, path))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(path.toString());
  }

  @Test
  void aDeadDesksSocketIsReplaced() throws IOException, Refusal {
    Path path = data.resolve("desk.sock");
    try (ServerSocketChannel dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      dead.bind(UnixDomainSocketAddress.of(path));
    }
    assertThat(Files.exists(path)).isTrue();
    try (SocketServer server = SocketServer.open(desk, path);
        Visitor visitor = Visitor.to(path)) {
      assertThat(server).isNotNull();
      assertThat(visitor.isDropped()).isFalse();
      Mockito.verify(desk, Mockito.timeout(8_000)).attach(Mockito.any());
    }
  }

  @Test
  void law10_aClientThatComesWhileTheServerClosesDisturbsNothing() {
    assertThatCode(
            () -> {
              for (int round = 0; round < 150; round++) {
                SocketServer server = SocketServer.open(desk, data.resolve("desk.sock"));
                Visitor.silent(data.resolve("desk.sock"));
                server.close();
              }
            })
        .doesNotThrowAnyException();
  }
}
