package org.qizhong.sound;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.PropertiesFile;
import org.qizhong.sound.clips.Voice;

/**
 * What is heard (C9, C10), kept as {@value #FILE} in the data directory.
 *
 * @param voices each side's: a language's id, or the folder of a voice pack, an absolute path
 * @param main how main time is made heard
 * @param overtime how overtime is made heard
 * @param volume 0 to 100
 * @param ticks soft ticks in the last five seconds where nothing is read
 * @param chimes a chime when the first clock starts and when a result stands
 * @param hall the hall's profile: {@link #LOCKED} may not be changed and no pack is louder than
 *     another, so that all tables of a hall sound alike; it keeps slips away, not whoever sets it
 *     to false
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

  /** What the hall's profile locks. */
  public static final List<String> LOCKED =
      List.of("main", "overtime", "volume", "ticks", "chimes");

  private static final Comparator<Map.Entry<String, String>> ORDER =
      Comparator.<Map.Entry<String, String>>comparingInt(SoundSettings::place)
          .thenComparing(Map.Entry.comparingByKey());

  /**
   * What was found in a data directory.
   *
   * @param settings the default where something does not fit
   * @param wrong what does not fit, without the file's name; empty when all does
   */
  public record Found(SoundSettings settings, List<String> wrong) {}

  /**
   * The settings of a data directory; the default where it has none.
   *
   * @throws Refusal when the file cannot be read or one of its lines does not fit, by the file's
   *     name, key and reason
   */
  public static SoundSettings load(Path data) throws Refusal {
    Found found = found(data);
    if (!found.wrong().isEmpty()) {
      throw new Refusal(FILE + ": " + found.wrong().getFirst());
    }
    return found.settings();
  }

  /** The settings of a data directory as far as they fit: a clock never waits for its voice. */
  public static Found found(Path data) {
    PropertiesFile.Read read =
        PropertiesFile.read(data.resolve(FILE), "remove it, and qizhong voice set writes it anew");
    List<String> wrong = new ArrayList<>(read.wrong().stream().toList());
    SoundSettings settings = DEFAULT;
    // in the keys' order: voice comes before the sides' own
    for (Map.Entry<String, String> one : read.settings().entrySet()) {
      try {
        settings = settings.changed(one.getKey(), one.getValue());
      } catch (Refusal unfit) {
        wrong.add(unfit.getMessage());
      }
    }
    return new Found(settings, List.copyOf(wrong));
  }

  /** Writes the settings; whoever reads meanwhile sees the old ones or the new ones. */
  public void save(Path data) throws IOException {
    StringBuilder text = new StringBuilder();
    values()
        .forEach(
            (key, value) ->
                text.append(key).append(" = ").append(value.replace("\\", "\\\\")).append('\n'));
    PropertiesFile.write(data.resolve(FILE), text.toString());
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
    if (!Voice.LANGUAGES.contains(value) && !isAbsolute(key, value)) {
      throw new Refusal(
          "%s: \"%s\" is none of %s and no voice pack's whole path, such as /home/me/voice"
              .formatted(key, value, String.join(", ", Voice.LANGUAGES)));
    }
    return value;
  }

  private static boolean isAbsolute(String key, String folder) throws Refusal {
    try {
      return Path.of(folder).isAbsolute();
    } catch (InvalidPathException unfit) {
      throw new Refusal(key + ": no folder can be called so here: " + unfit.getReason());
    }
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
