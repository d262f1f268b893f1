package org.qizhong.sound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.qizhong.sound.clips.Voice;
import org.qizhong.sound.clips.Wav;

/** Voice packs for tests. */
public final class Packs {
  private Packs() {}

  /** A pack with clips of the program's own voice of its language. */
  public static Path of(Path folder, String language, String... clips) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve(Voice.PROPERTIES),
        "language = " + language + "\nspeaker = 王裁判\nlicence = private\n");
    Voice own = Voice.bundled(language);
    for (String clip : clips) {
      Wav.write(folder.resolve(clip + ".wav"), own.clip(clip).orElseThrow().samples());
    }
    return folder;
  }
}
