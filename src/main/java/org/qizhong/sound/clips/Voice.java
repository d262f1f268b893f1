package org.qizhong.sound.clips;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
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

  private static final String FOLDER = "/org/qizhong/sound/voices/";

  private final VoiceProperties properties;
  private final Function<String, Optional<Clip>> clips;

  private Voice(VoiceProperties properties, Function<String, Optional<Clip>> clips) {
    this.properties = properties;
    this.clips = clips;
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
        properties, name -> read.computeIfAbsent(name, wanted -> resource(folder, wanted)));
  }

  /**
   * The voice in a folder, read whole: the folder may be on a stick that is pulled out. A file that
   * is no clip is left out; {@link VoiceCheck} says why.
   *
   * @throws Refusal when there is no such folder, or its properties do not do
   */
  public static Voice pack(Path folder) throws Refusal {
    List<String> findings = new ArrayList<>();
    VoiceProperties properties = VoiceProperties.read(text(folder), findings);
    if (!findings.isEmpty()) {
      throw new Refusal(folder + ": " + findings.getFirst());
    }
    Map<String, Clip> clips = new HashMap<>();
    for (String name : ClipName.all(properties.language())) {
      try {
        file(folder, name).ifPresent(clip -> clips.put(name, clip));
      } catch (IOException | Refusal unfit) {
        // As if it were not there.
      }
    }
    return new Voice(properties, name -> Optional.ofNullable(clips.get(name)));
  }

  /** A pack's properties file. */
  static String text(Path folder) throws Refusal {
    if (!Files.isDirectory(folder)) {
      throw new Refusal(folder + ": no such folder");
    }
    try {
      byte[] bytes = Files.readAllBytes(folder.resolve(VoiceProperties.FILE));
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (NoSuchFileException none) {
      throw new Refusal(folder + ": " + VoiceProperties.FILE + " is missing");
    } catch (IOException unreadable) {
      throw new Refusal(folder + ": " + VoiceProperties.FILE + " cannot be read");
    }
  }

  /** A pack's clip; empty when the file is not there. */
  static Optional<Clip> file(Path folder, String name) throws IOException, Refusal {
    try (InputStream in = Files.newInputStream(folder.resolve(name + ".wav"))) {
      return Optional.of(new Clip(name, Wav.read(new BufferedInputStream(in))));
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

  /** What its samples are multiplied by; 1 leaves them as they are. */
  public double gain() {
    return Math.pow(10, properties.decibels() / 20);
  }
}
