package org.qizhong.screen.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;

/** The time controls that people here have saved, in {@value #FILE} of the data directory. */
public final class PresetStore {
  /** The file's name. */
  public static final String FILE = "presets.json";

  private final Path file;

  /** The store of a data directory. */
  public PresetStore(Path data) {
    file = data.resolve(FILE);
  }

  /**
   * The saved ones, newest first.
   *
   * @throws Misfit if the file is no list of presets; it is left as it is
   */
  public List<Preset> all() throws Misfit, IOException {
    List<Preset> presets = new ArrayList<>();
    try {
      for (JsonNode one : Json.read(Files.readString(file))) {
        presets.add(
            new Preset(
                one.path("name").asText(),
                new BySide<>(time(one, Side.BLACK), time(one, Side.WHITE)),
                true));
      }
    } catch (NoSuchFileException none) {
      return presets;
    } catch (Refusal e) {
      throw new Misfit("file", FILE);
    }
    return presets;
  }

  private static TimeControl time(JsonNode one, Side side) throws Refusal {
    return Notation.parse(one.path(side.id()).asText());
  }

  /** Saves {@code times} as {@code name}, in place of what had that name. */
  public void save(String name, BySide<TimeControl> times) throws Misfit, IOException {
    List<Preset> presets = all();
    presets.removeIf(one -> one.id().equals(name));
    presets.addFirst(new Preset(name, times, true));
    write(presets);
  }

  /** Forgets the one of that name. */
  public void delete(String name) throws Misfit, IOException {
    List<Preset> presets = all();
    presets.removeIf(one -> one.id().equals(name));
    write(presets);
  }

  private void write(List<Preset> presets) throws IOException {
    ArrayNode array = Json.MAPPER.createArrayNode();
    for (Preset one : presets) {
      array
          .addObject()
          .put("name", one.id())
          .put(Side.BLACK.id(), one.times().black().notation())
          .put(Side.WHITE.id(), one.times().white().notation());
    }
    SafeFile.write(file, CardJson.write(array) + "\n");
  }
}
