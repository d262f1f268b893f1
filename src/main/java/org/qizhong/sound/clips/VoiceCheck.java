package org.qizhong.sound.clips;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.clock.Refusal;

/** What is wrong with a voice pack, one line for each thing that is. */
public final class VoiceCheck {
  /** Speech begins no later than this many milliseconds into the file. */
  static final double LATEST_ONSET = 10;

  /** A clip's level is within this many decibels of {@link Trim#LEVEL}. */
  static final double TOLERANCE = 1;

  /** The first and the last sample are no louder than this, in dBFS. */
  static final double EDGE = -50;

  /** With the length there is and the one to stay below, in seconds. */
  static final String TOO_LONG = "too long: %.2f s, must be under %.2f s";

  static final String ENDING = ".wav";

  /** How the finding ends that a clip is missing. */
  public static final String MISSING = ": missing, the buzzer sounds instead";

  private VoiceCheck() {}

  /** The findings in a folder, clip by clip; none when it is good. */
  public static List<String> of(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of(folder + ": no such folder");
    }
    List<String> findings = new ArrayList<>();
    List<String> names = ClipName.all();
    try {
      String text = Voice.text(folder);
      names = ClipName.all(VoiceProperties.read(text, findings).language());
      findings.addAll(VoiceProperties.strangers(text));
    } catch (Refusal refusal) {
      findings.add(refusal.getMessage().substring((folder + ": ").length()));
    }
    for (String name : names) {
      file(folder, name, findings);
    }
    strangers(folder, findings);
    return List.copyOf(findings);
  }

  /** The finding when a clip is not there. */
  public static String missing(String name) {
    return name + ENDING + MISSING;
  }

  private static void file(Path folder, String name, List<String> findings) {
    try {
      Optional<Clip> clip = Voice.file(folder, name);
      if (clip.isPresent()) {
        findings.addAll(of(clip.get()));
      } else {
        findings.add(missing(name));
      }
    } catch (Refusal wrong) {
      findings.add(name + ENDING + ": " + wrong.getMessage());
    } catch (IOException unreadable) {
      findings.add(name + ENDING + ": cannot be read");
    }
  }

  /** The findings in one clip. */
  public static List<String> of(Clip clip) {
    List<String> findings = new ArrayList<>();
    ClipMeasure.Measured is = ClipMeasure.of(clip.samples());
    if (Double.isInfinite(is.rms())) {
      return List.of(clip.name() + ENDING + ": nothing to hear");
    }
    double limit = ClipLimit.of(clip.name()).toNanos() / 1e9;
    check(is.seconds() < limit, findings, TOO_LONG, is.seconds(), limit);
    check(
        is.onset() <= LATEST_ONSET,
        findings,
        "late onset: %.0f ms of silence first, at most %.0f ms",
        is.onset(),
        LATEST_ONSET);
    check(
        is.rms() <= Trim.LEVEL + TOLERANCE,
        findings,
        "too loud: %.1f dB RMS, %s",
        is.rms(),
        wanted());
    check(
        is.rms() >= Trim.LEVEL - TOLERANCE,
        findings,
        "too quiet: %.1f dB RMS, %s",
        is.rms(),
        wanted());
    check(
        is.peak() <= Trim.PEAK,
        findings,
        "peak too high: %.1f dBFS, at most %.0f dBFS",
        is.peak(),
        Trim.PEAK);
    check(is.clippedRuns() == 0, findings, "clipped in %d places", is.clippedRuns());
    check(is.edge() <= EDGE, findings, "clicks: it does not begin and end in silence");
    return findings.stream().map(finding -> clip.name() + ENDING + ": " + finding).toList();
  }

  private static String wanted() {
    return String.format(
        Locale.ROOT, "%.0f to %.0f dB is needed", Trim.LEVEL - TOLERANCE, Trim.LEVEL + TOLERANCE);
  }

  private static void check(
      boolean good, List<String> findings, String finding, Object... figures) {
    if (!good) {
      findings.add(String.format(Locale.ROOT, finding, figures));
    }
  }

  /** WAV files that no call asks for: a typing slip in a name would be silent otherwise. */
  private static void strangers(Path folder, List<String> findings) {
    Set<String> known = new HashSet<>();
    for (String language : Voice.LANGUAGES) {
      ClipName.all(language).forEach(name -> known.add(name + ENDING));
    }
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(ENDING) && !known.contains(name))
          .sorted()
          .forEach(name -> findings.add(name + ": no clip is called this"));
    } catch (IOException unreadable) {
      findings.add("the folder cannot be listed");
    }
  }
}
