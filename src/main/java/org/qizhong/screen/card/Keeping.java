package org.qizhong.screen.card;

import java.nio.file.Path;

/** Where the card keeps what it keeps. */
public record Keeping(CardStore cards, PresetStore presets, NameStore names, PlayerLists lists) {
  private static final Path STICKS = Path.of("/media");

  /** All in the data directory; lists of players on sticks, too. */
  public static Keeping in(Path data) {
    return in(data, STICKS);
  }

  /** The same with sticks mounted elsewhere. */
  public static Keeping in(Path data, Path sticks) {
    return new Keeping(
        new CardStore(data),
        new PresetStore(data),
        new NameStore(data),
        new PlayerLists(data.resolve("lists"), sticks));
  }
}
