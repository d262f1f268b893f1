package org.qizhong.screen.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
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

  /** What the file holds: the presets in it, and whether there was anything else. */
  private record Found(List<Preset> presets, boolean damaged) {}

  /** The saved ones, newest first. */
  public List<Preset> all() throws IOException {
    return find().presets();
  }

  /**
   * Puts a damaged file aside; what is good in it stays.
   *
   * @throws Misfit if it was damaged
   */
  public void mend() throws Misfit, IOException {
    Found found = find();
    if (found.damaged()) {
      write(found, found.presets());
      throw new Misfit("file", FILE);
    }
  }

  private Found find() throws IOException {
    List<Preset> presets = new ArrayList<>();
    try {
      JsonNode all = Json.read(Files.readString(file));
      boolean damaged = !all.isArray();
      for (JsonNode one : all) {
        damaged |= !add(presets, one);
      }
      return new Found(presets, damaged);
    } catch (NoSuchFileException none) {
      return new Found(presets, false);
    } catch (Refusal | MalformedInputException e) {
      return new Found(presets, true);
    }
  }

  private static boolean add(List<Preset> presets, JsonNode one) {
    String name = one.path("name").asText().strip();
    try {
      BySide<TimeControl> times = new BySide<>(time(one, Side.BLACK), time(one, Side.WHITE));
      return !name.isEmpty() && presets.add(new Preset(name, times, true));
    } catch (Refusal e) {
      return false;
    }
  }

  private static TimeControl time(JsonNode one, Side side) throws Refusal {
    return Notation.parse(one.path(side.id()).asText());
  }

  /** Saves {@code times} as {@code name}, in place of what had that name. */
  public void save(String name, BySide<TimeControl> times) throws IOException {
    Found found = find();
    List<Preset> presets = without(name, found);
    presets.addFirst(new Preset(name, times, true));
    write(found, presets);
  }

  /** Forgets the one of that name. */
  public void delete(String name) throws IOException {
    Found found = find();
    write(found, without(name, found));
  }

  private static List<Preset> without(String name, Found found) {
    List<Preset> presets = new ArrayList<>(found.presets());
    presets.removeIf(one -> one.id().equals(name));
    return presets;
  }

  private void write(Found found, List<Preset> presets) throws IOException {
    ArrayNode array = Json.MAPPER.createArrayNode();
    for (Preset one : presets) {
      array
          .addObject()
          .put("name", one.id())
          .put(Side.BLACK.id(), one.times().black().notation())
          .put(Side.WHITE.id(), one.times().white().notation());
    }
    if (found.damaged()) {
      SafeFile.putAside(file);
    }
    SafeFile.write(file, CardJson.write(array) + "\n");
  }
}
