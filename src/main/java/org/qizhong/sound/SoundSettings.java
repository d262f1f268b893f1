package org.qizhong.sound;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.clips.Voice;

/**
 * What is heard (C9, C10), kept as {@value #FILE} in the data directory.
 *
 * @param voices each side's: a language's id, or the folder of a voice pack
 * @param main how main time is made heard
 * @param overtime how overtime is made heard
 * @param volume 0 to 100
 * @param ticks soft ticks in the last five seconds where nothing is read
 * @param chimes a chime when the first clock starts and when a result stands
 * @param hall volume, ticks and chimes are locked
 */
public record SoundSettings(
    BySide<String> voices,
    Mode main,
    Mode overtime,
    int volume,
    boolean ticks,
    boolean chimes,
    boolean hall) {

  /** The file's name in the data directory. */
  public static final String FILE = "sound.properties";

  /** What is heard where nothing was set. */
  public static final SoundSettings DEFAULT =
      new SoundSettings(BySide.both("en"), Mode.VOICE, Mode.VOICE, 80, false, false, false);

  private static final List<String> LOCKED = List.of("volume", "ticks", "chimes");
  private static final Comparator<Map.Entry<String, String>> ORDER =
      Comparator.<Map.Entry<String, String>>comparingInt(SoundSettings::place)
          .thenComparing(Map.Entry.comparingByKey());

  /** The settings of a data directory; the default where it has none. */
  public static SoundSettings load(Path data) throws Refusal, IOException {
    Properties found = new Properties();
    try (Reader reader = text(data.resolve(FILE))) {
      found.load(reader);
    } catch (IllegalArgumentException malformed) {
      throw new Refusal(FILE + ": a \\u without four hex digits; write the character itself");
    }
    SoundSettings settings = DEFAULT;
    for (String key : ordered(found)) {
      settings = settings.changed(key, found.getProperty(key).strip());
    }
    return settings;
  }

  private static Reader text(Path file) throws IOException {
    try {
      return new StringReader(Files.readString(file, StandardCharsets.UTF_8));
    } catch (NoSuchFileException none) {
      return new StringReader("");
    }
  }

  /** {@code voice} before the sides' own. */
  private static List<String> ordered(Properties found) {
    return found.stringPropertyNames().stream().sorted().toList();
  }

  /** Writes the settings; whoever reads meanwhile sees the old ones or the new ones. */
  public void save(Path data) throws IOException {
    Path fresh = data.resolve(FILE + ".new");
    try (Writer writer = Files.newBufferedWriter(fresh, StandardCharsets.UTF_8)) {
      for (Map.Entry<String, String> one : values().entrySet()) {
        writer.write(one.getKey() + " = " + one.getValue().replace("\\", "\\\\") + "\n");
      }
    }
    Files.move(
        fresh,
        data.resolve(FILE),
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
  }

  /** Every key with its value, as the file has them. */
  public Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("voice.black", voices.black());
    values.put("voice.white", voices.white());
    values.put("main", main.id());
    values.put("overtime", overtime.id());
    values.put("volume", Integer.toString(volume));
    values.put("ticks", Boolean.toString(ticks));
    values.put("chimes", Boolean.toString(chimes));
    values.put("hall", Boolean.toString(hall));
    return values;
  }

  /**
   * These settings with one changed.
   *
   * @param key as in the file; {@code voice} is both sides'
   * @throws Refusal when the key or the value does not fit, or the hall has locked it
   */
  public SoundSettings with(String key, String value) throws Refusal {
    if (hall && LOCKED.contains(key)) {
      throw new Refusal(key + ": locked by the hall's profile; set hall to false first");
    }
    return changed(key, value);
  }

  /**
   * These settings with several changed, in whatever order they are given: the hall's lock is
   * opened before and closed after what it locks, and {@code voice} comes before the sides' own.
   *
   * @throws Refusal when one of them does not fit
   */
  public SoundSettings with(Map<String, String> changes) throws Refusal {
    SoundSettings settings = this;
    for (Map.Entry<String, String> one : changes.entrySet().stream().sorted(ORDER).toList()) {
      settings = settings.with(one.getKey(), one.getValue());
    }
    return settings;
  }

  private static int place(Map.Entry<String, String> change) {
    if (change.getKey().equals("hall")) {
      return change.getValue().equals("true") ? 1 : -1;
    }
    return 0;
  }

  private SoundSettings changed(String key, String value) throws Refusal {
    return switch (key) {
      case "voice" -> voices(BySide.both(voice(key, value)));
      case "voice.black" -> voices(new BySide<>(voice(key, value), voices.white()));
      case "voice.white" -> voices(new BySide<>(voices.black(), voice(key, value)));
      case "main" -> modes(mode(key, value), overtime);
      case "overtime" -> modes(main, mode(key, value));
      case "volume" -> levels(percent(key, value), ticks, chimes, hall);
      case "ticks" -> levels(volume, flag(key, value), chimes, hall);
      case "chimes" -> levels(volume, ticks, flag(key, value), hall);
      case "hall" -> levels(volume, ticks, chimes, flag(key, value));
      default ->
          throw new Refusal(
              key + ": no such setting; there are voice, " + String.join(", ", values().keySet()));
    };
  }

  private SoundSettings voices(BySide<String> changed) {
    return new SoundSettings(changed, main, overtime, volume, ticks, chimes, hall);
  }

  private SoundSettings modes(Mode inMain, Mode inOvertime) {
    return new SoundSettings(voices, inMain, inOvertime, volume, ticks, chimes, hall);
  }

  private SoundSettings levels(int loud, boolean ticking, boolean chiming, boolean locked) {
    return new SoundSettings(voices, main, overtime, loud, ticking, chiming, locked);
  }

  private static String voice(String key, String value) throws Refusal {
    if (value.isEmpty()) {
      throw new Refusal(
          key
              + ": is empty; give "
              + String.join(", ", Voice.LANGUAGES)
              + " or a voice pack's folder");
    }
    return value;
  }

  private static Mode mode(String key, String value) throws Refusal {
    Optional<Mode> mode =
        Arrays.stream(Mode.values()).filter(one -> one.id().equals(value)).findFirst();
    String modes = Arrays.stream(Mode.values()).map(Mode::id).collect(Collectors.joining(", "));
    return mode.orElseThrow(() -> new Refusal(key + ": \"" + value + "\" is none of " + modes));
  }

  private static int percent(String key, String value) throws Refusal {
    if (!value.matches("\\d{1,3}") || Integer.parseInt(value) > 100) {
      throw new Refusal(key + ": \"" + value + "\" is no whole number from 0 to 100");
    }
    return Integer.parseInt(value);
  }

  private static boolean flag(String key, String value) throws Refusal {
    if (!value.equals("true") && !value.equals("false")) {
      throw new Refusal(key + ": \"" + value + "\" is neither true nor false");
    }
    return value.equals("true");
  }
}
