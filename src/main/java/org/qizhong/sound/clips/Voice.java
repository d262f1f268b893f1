package org.qizhong.sound.clips;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.qizhong.clock.Refusal;

/**
 * A voice: one of the program's own, or a referee's pack. A clip it does not have it does not have.
 */
public final class Voice {
  /** The languages that have a voice of the program's own (C9). */
  public static final List<String> LANGUAGES = List.of("zh", "en", "ja", "ko");

  /** The file in a pack that says whose voice it is. */
  public static final String PROPERTIES = VoiceProperties.FILE;

  static final String FOLDER = "/org/qizhong/sound/voices/";

  private final VoiceProperties properties;
  private final Function<String, Optional<Clip>> clips;
  private final List<String> leftOut;

  private Voice(
      VoiceProperties properties, Function<String, Optional<Clip>> clips, List<String> leftOut) {
    this.properties = properties;
    this.clips = clips;
    this.leftOut = List.copyOf(leftOut);
  }

  /**
   * The program's own voice of a language. Its clips are read when they are first asked for.
   *
   * @throws IllegalArgumentException when {@link #LANGUAGES} has no such language
   */
  public static Voice bundled(String language) {
    if (!LANGUAGES.contains(language)) {
      throw new IllegalArgumentException("no voice speaks " + language);
    }
    String folder = FOLDER + language + "/";
    List<String> findings = new ArrayList<>();
    VoiceProperties properties;
    try (InputStream in = Voice.class.getResourceAsStream(folder + VoiceProperties.FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      properties = VoiceProperties.read(text, findings);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    Map<String, Optional<Clip>> read = new ConcurrentHashMap<>();
    return new Voice(
        properties,
        name -> read.computeIfAbsent(name, wanted -> resource(folder, wanted)),
        List.of());
  }

  /**
   * The voice in a folder, read whole: the folder may be on a stick that is pulled out. A file that
   * is no clip or longer than {@link ClipLimit} has it is {@link #leftOut}, by its header alone.
   *
   * @throws Refusal when there is no such folder, its properties do not do or it has no clip
   */
  public static Voice pack(Path folder) throws Refusal {
    VoiceProperties properties = properties(folder);
    Map<String, Clip> clips = new HashMap<>();
    List<String> leftOut = new ArrayList<>();
    for (String name : ClipName.all(properties.language())) {
      try {
        file(folder, name, ClipLimit.of(name)).ifPresent(clip -> clips.put(name, clip));
      } catch (Refusal unfit) {
        leftOut.add(name + VoiceCheck.ENDING + ": " + unfit.getMessage());
      } catch (IOException unreadable) {
        leftOut.add(name + VoiceCheck.ENDING + ": cannot be read");
      }
    }
    if (clips.isEmpty()) {
      throw new Refusal(folder + ": has no clip that can be used; see qizhong voice check");
    }
    return new Voice(properties, name -> Optional.ofNullable(clips.get(name)), leftOut);
  }

  /**
   * Looks whether a folder is a voice at all, without reading a clip.
   *
   * @throws Refusal when there is no such folder or its properties do not do
   */
  public static void look(Path folder) throws Refusal {
    properties(folder);
  }

  /** Whether it is a language's code, of two letters or three, such as zh or yue. */
  public static boolean isLanguage(String code) {
    return VoiceProperties.isLanguage(code);
  }

  /** What a folder's properties say it speaks, if they can be read at all. */
  public static Optional<String> languageOf(Path folder) {
    try {
      String language = VoiceProperties.read(text(folder), new ArrayList<>()).language();
      return Optional.of(language).filter(VoiceProperties::isLanguage);
    } catch (Refusal unreadable) {
      return Optional.empty();
    }
  }

  private static VoiceProperties properties(Path folder) throws Refusal {
    List<String> findings = new ArrayList<>();
    VoiceProperties properties = VoiceProperties.read(text(folder), findings);
    if (!findings.isEmpty()) {
      throw new Refusal(folder + ": " + findings.getFirst());
    }
    return properties;
  }

  /** A pack's properties file, without the mark that some editors put before UTF-8. */
  static String text(Path folder) throws Refusal {
    if (!Files.isDirectory(folder)) {
      throw new Refusal(folder + ": no such folder");
    }
    try {
      String text = Files.readString(folder.resolve(VoiceProperties.FILE), StandardCharsets.UTF_8);
      return text.replaceFirst("^\\uFEFF", "");
    } catch (NoSuchFileException none) {
      throw new Refusal(folder + ": " + VoiceProperties.FILE + " is missing");
    } catch (CharacterCodingException other) {
      throw new Refusal(folder + ": " + VoiceProperties.FILE + " is not in UTF-8; save it so");
    } catch (IOException unreadable) {
      throw new Refusal(folder + ": " + VoiceProperties.FILE + " cannot be read");
    }
  }

  /** A pack's clip, however long; empty when the file is not there. */
  static Optional<Clip> file(Path folder, String name) throws IOException, Refusal {
    return file(folder, name, Wav.MINUTE);
  }

  private static Optional<Clip> file(Path folder, String name, Duration limit)
      throws IOException, Refusal {
    try (InputStream in = Files.newInputStream(folder.resolve(name + VoiceCheck.ENDING))) {
      return Optional.of(new Clip(name, Wav.read(new BufferedInputStream(in), limit)));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    }
  }

  private static Optional<Clip> resource(String folder, String name) {
    if (!name.matches("[a-z0-9-]+")) {
      return Optional.empty();
    }
    try (InputStream in = Voice.class.getResourceAsStream(folder + name + ".wav")) {
      return in == null
          ? Optional.empty()
          : Optional.of(new Clip(name, Wav.read(new BufferedInputStream(in))));
    } catch (IOException | Refusal broken) {
      throw new IllegalStateException("clip " + folder + name + " is broken", broken);
    }
  }

  /** The clip of that name, if this voice has it. */
  public Optional<Clip> clip(String name) {
    return clips.apply(name);
  }

  /** A pack's files that are no clips of its, each with the reason. */
  public List<String> leftOut() {
    return leftOut;
  }

  /** Reads every clip, so that no call waits for its file. */
  public void load() {
    ClipName.all(language()).forEach(this::clip);
  }

  /** What it speaks: a language's id. */
  public String language() {
    return properties.language();
  }

  /** What it is called. */
  public String name() {
    return properties.name();
  }

  /** Who speaks. */
  public String speaker() {
    return properties.speaker();
  }

  /** Under which terms it may be passed on. */
  public String licence() {
    return properties.licence();
  }

  /** What is said of it beside its name, such as "machine voice, not reviewed by a listener". */
  public String label() {
    return properties.label();
  }

  /** Whose voice it is, under which terms, and what is said of it, in one line for people. */
  public String description() {
    String known = name().equals(speaker()) ? "" : name() + ", ";
    return "%sspoken by %s (%s); licence: %s%s"
        .formatted(
            known, speaker(), language(), licence(), label().isEmpty() ? "" : "; " + label());
  }

  /** What its samples are multiplied by; 1 leaves them as they are. */
  public double gain() {
    return Math.pow(10, properties.decibels() / 20);
  }
}
