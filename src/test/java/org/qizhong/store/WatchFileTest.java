package org.qizhong.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Tick;

/** Law 6: the last moment watched, and the boot it belongs to. */
class WatchFileTest {
  private static final String BOOT = "11111111-2222-3333-4444-555555555555";
  private static final String OTHER = "99999999-2222-3333-4444-555555555555";

  @TempDir private Path folder;

  private Path path() {
    return folder.resolve("watch");
  }

  private void write(long tick, long zero) throws IOException {
    try (WatchFile file = new WatchFile(path(), BOOT)) {
      file.write(new WatchFile.Watch(new Tick(tick), OptionalLong.of(zero)));
    }
  }

  private WatchFile.Watch read(String boot) {
    return new WatchFile(path(), boot).read().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 86_400_000_000_000L, 1_000_000_000_000_000_000L})
  void law6_whatWasNotedInThisBootComesBack(long tick) throws IOException {
    write(tick, -tick);
    assertThat(read(BOOT)).isEqualTo(new WatchFile.Watch(new Tick(tick), OptionalLong.of(-tick)));
  }

  @Test
  void law6_ofAnotherBootOnlyTheTickCounts() throws IOException {
    write(7, 8);
    assertThat(read(OTHER)).isEqualTo(new WatchFile.Watch(new Tick(7), OptionalLong.empty()));
  }

  @Test
  void law6_withoutABootsNameNoZeroIsTrusted() throws IOException {
    try (WatchFile file = new WatchFile(path(), "unknown")) {
      file.write(new WatchFile.Watch(new Tick(7), OptionalLong.of(8)));
    }
    assertThat(read("unknown").zero()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "12", "12 34", "a b c", "1e9 0 x", "99999999999999999999 0 x"})
  void law6_aTornFileIsNoWatch(String torn) throws IOException {
    Files.writeString(path(), torn);
    assertThat(new WatchFile(path(), BOOT).read()).isEmpty();
  }

  @Test
  void law6_bytesThatAreNoTextAreNoWatch() throws IOException {
    Files.write(path(), new byte[] {-1, -2, 0, 7});
    assertThat(new WatchFile(path(), BOOT).read()).isEmpty();
  }

  @Test
  void aMissingFileIsNoWatch() {
    assertThat(new WatchFile(path(), BOOT).read()).isEmpty();
  }
}
