package org.qizhong.screen.card;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.qizhong.clock.Refusal;

/** The last card, all but players and lateness, in {@value #FILE} of the data directory. */
public final class CardStore {
  /** The file's name. */
  public static final String FILE = "last-card.json";

  private final Path file;

  /** The store of a data directory. */
  public CardStore(Path data) {
    file = data.resolve(FILE);
  }

  /**
   * The last card, or the empty one.
   *
   * @throws Misfit for a file that is no card; it has been put aside
   */
  public CardDraft load() throws Misfit, IOException {
    try {
      return CardReader.read(Files.readString(file)).forNext();
    } catch (NoSuchFileException none) {
      return CardDraft.EMPTY;
    } catch (Refusal | MalformedInputException e) {
      SafeFile.putAside(file);
      throw new Misfit("file", FILE);
    }
  }

  /** Keeps {@code card} for the next match. */
  public void save(CardDraft card) throws IOException {
    SafeFile.write(file, CardJson.write(CardJson.header(card.forNext())) + "\n");
  }
}
