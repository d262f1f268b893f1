package org.qizhong.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;

/** Everything a desk keeps, for its owner alone and for one desk at a time. */
class DataDirectoryTest {
  @TempDir private Path folder;

  @Test
  void theFolderIsMadeForItsOwnerAlone() throws IOException, Refusal {
    Path deep = folder.resolve("a/b/c");
    DataDirectory.prepare(deep);
    for (Path made = deep; !made.equals(folder); made = made.getParent()) {
      assertThat(Files.getPosixFilePermissions(made))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }
  }

  @Test
  void aSecondDeskOfTheSameProcessIsRefusedAndTheFolderIsFreeAfterwards()
      throws IOException, Refusal {
    try (DataDirectory first = DataDirectory.take(folder)) {
      assertThatThrownBy(() -> DataDirectory.take(folder))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("another desk")
          .hasMessageContaining(folder.toString());
      assertThat(first.path()).isEqualTo(folder);
    }
    DataDirectory.take(folder).close();
  }

  @Test
  void aLinkToTheFolderIsTheSameFolder() throws IOException, Refusal {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
    try (DataDirectory first = DataDirectory.take(folder)) {
      assertThat(first).isNotNull();
      assertThatThrownBy(() -> DataDirectory.take(link)).isInstanceOf(Refusal.class);
    }
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThatThrownBy(() -> DataDirectory.take(file))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("--data");
    assertThatThrownBy(() -> DataDirectory.take(file.resolve("below")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("--data");
  }

  @Test
  void whatCannotBeWrittenIsRefused() {
    assertThatThrownBy(() -> DataDirectory.take(Path.of("/proc/qizhong")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("/proc/qizhong")
        .hasMessageContaining("--data");
  }

  @Test
  void aFolderWhereTheLockShouldBeIsRefused() throws IOException {
    Files.createDirectory(folder.resolve("desk.lock"));
    assertThatThrownBy(() -> DataDirectory.take(folder)).isInstanceOf(Refusal.class);
  }
}
