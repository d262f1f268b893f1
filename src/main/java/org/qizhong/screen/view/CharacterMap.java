package org.qizhong.screen.view;

import java.util.BitSet;

/** Which characters a font file has, read from its own {@code cmap} table. */
final class CharacterMap {
  private static final int CMAP = 0x636d6170;
  private static final int SEGMENTS = 4;
  private static final int GROUPS = 12;

  private final byte[] file;
  private final BitSet characters = new BitSet();

  private CharacterMap(byte[] file) {
    this.file = file;
  }

  /** The code points that the OpenType font {@code file} has glyphs for. */
  static BitSet of(byte[] file) {
    CharacterMap map = new CharacterMap(file);
    map.read(map.table());
    return map.characters;
  }

  private int table() {
    int tables = number(4);
    for (int i = 0; i < tables; i++) {
      int entry = 12 + 16 * i;
      if (large(entry) == CMAP) {
        return large(entry + 8);
      }
    }
    throw new IllegalArgumentException("a font without characters");
  }

  private void read(int cmap) {
    int subtables = number(cmap + 2);
    for (int i = 0; i < subtables; i++) {
      int subtable = cmap + large(cmap + 4 + 8 * i + 4);
      switch (number(subtable)) {
        case SEGMENTS -> segments(subtable);
        case GROUPS -> groups(subtable);
        default -> {
          // Variation sequences and the like: no characters of their own.
        }
      }
    }
  }

  /** The last segment, FFFF, is only the table's end. */
  private void segments(int at) {
    int count = number(at + 6) / 2;
    int ends = at + 14;
    int starts = ends + 2 * count + 2;
    for (int i = 0; i < count - 1; i++) {
      characters.set(number(starts + 2 * i), number(ends + 2 * i) + 1);
    }
  }

  private void groups(int at) {
    int count = large(at + 12);
    for (int i = 0; i < count; i++) {
      int group = at + 16 + 12 * i;
      characters.set(large(group), large(group + 4) + 1);
    }
  }

  private int number(int at) {
    return (file[at] & 0xff) << 8 | file[at + 1] & 0xff;
  }

  private int large(int at) {
    return number(at) << 16 | number(at + 2);
  }
}
