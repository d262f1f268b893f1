package org.qizhong.sound;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Ticker;
import org.qizhong.sound.clips.Clip;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Sentences;
import org.qizhong.sound.clips.Take;
import org.qizhong.sound.clips.Voice;
import org.qizhong.sound.clips.VoiceCheck;
import org.qizhong.sound.clips.Wav;

/**
 * {@code qizhong voice record DIR}: leads a referee through the clips of a voice of their own, one
 * Enter for each, and goes on where it was left. About two minutes for what 30 s and 60 s periods
 * need.
 */
public final class VoiceRecord {
  private static final Duration WORD = Duration.ofMillis(1_800);
  private static final Duration SENTENCE = Duration.ofMillis(3_200);

  /** Whoever gives so many odd answers in a row is nobody. */
  private static final int PATIENCE = 10;

  /** Where recordings come from. */
  interface Recorder {
    short[] record(Duration length) throws Refusal;
  }

  /** Where they are played back. */
  interface Playback {
    void play(short[] samples) throws Refusal, InterruptedException;
  }

  private final Path folder;
  private final BufferedReader in;
  private final PrintWriter prompts;
  private final Recorder recorder;
  private final Playback playback;
  private Optional<String> last = Optional.empty();

  VoiceRecord(
      Path folder, BufferedReader in, PrintWriter prompts, Recorder recorder, Playback playback) {
    this.folder = folder;
    this.in = in;
    this.prompts = prompts;
    this.recorder = recorder;
    this.playback = playback;
  }

  /**
   * Records with the machine's microphone and plays back with its speaker.
   *
   * @param everything all clips of a voice rather than those that are needed most
   * @param prompts standard error: results there are none
   * @throws Refusal when there is no microphone or the folder cannot be made
   */
  public static void run(
      Path folder, boolean everything, BufferedReader in, PrintWriter prompts, Ticker ticker)
      throws Refusal, IOException, InterruptedException {
    make(folder);
    Player player = new Player(ticker);
    try (Microphone microphone = Microphone.open();
        Line line = new Line(ticker, player, reason -> {})) {
      line.start();
      Playback playback = samples -> VoiceSay.play(new Sound(samples, Rank.CALL), player, ticker);
      new VoiceRecord(folder, in, prompts, microphone, playback)
          .record(language -> everything ? ClipName.all(language) : ClipName.essential());
    }
  }

  private static void make(Path folder) throws Refusal {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new Refusal(folder + ": is a file, not a folder");
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException failed) {
      throw new Refusal(folder + ": this folder cannot be made; name another");
    }
  }

  /** Asks for the clips that {@code wanted} names in the pack's language. */
  void record(Function<String, List<String>> wanted)
      throws Refusal, IOException, InterruptedException {
    make(folder);
    if (!new VoiceDescription(folder, in, prompts).isThere()) {
      return;
    }
    List<String> names = wanted.apply(Voice.languageOf(folder).orElseThrow());
    say("Enter records; then: Enter the next one, r the last one again, s skips, q ends.");
    for (int at = 0; at < names.size(); at++) {
      String name = names.get(at);
      if (!Files.exists(file(name)) && !ask(name, "[" + (at + 1) + "/" + names.size() + "] ")) {
        left(names);
        return;
      }
    }
    lastAgain();
    left(names);
  }

  /** Asks for a clip until it is there or skipped; false when it is to end. */
  private boolean ask(String name, String number)
      throws Refusal, IOException, InterruptedException {
    for (int odd = 0; odd < PATIENCE; ) {
      say(number + words(name));
      String answer = Optional.ofNullable(in.readLine()).orElse("q").strip();
      switch (answer) {
        case "" -> {
          if (take(name)) {
            last = Optional.of(name);
            return true;
          }
        }
        case "s" -> {
          return true;
        }
        case "r" -> again();
        case "q" -> {
          return false;
        }
        default -> {
          odd++;
          say("Enter, r, s or q");
        }
      }
    }
    return false;
  }

  private void again() throws Refusal, IOException, InterruptedException {
    if (last.isPresent()) {
      say(words(last.get()));
      take(last.get());
    }
  }

  /** The last one has no next one whose prompt could ask. */
  private void lastAgain() throws Refusal, IOException, InterruptedException {
    while (last.isPresent()) {
      say("Enter ends, r the last one again");
      if (!"r".equals(in.readLine())) {
        return;
      }
      again();
    }
  }

  /** Records, trims, plays back and keeps; false when that was no clip, and why is said. */
  private boolean take(String name) throws Refusal, IOException, InterruptedException {
    say("  speak now");
    Take take = Take.of(recorder.record(length(name)));
    if (take.clip().isEmpty()) {
      say("  " + take.trouble() + "; once more");
      return false;
    }
    short[] clip = take.clip().get();
    List<String> findings = VoiceCheck.of(new Clip(name, clip));
    findings.forEach(finding -> say("  " + finding + "; once more"));
    if (findings.isEmpty()) {
      Wav.write(file(name), clip);
    }
    playback.play(clip);
    return findings.isEmpty();
  }

  private void left(List<String> names) {
    List<String> missing = names.stream().filter(name -> !Files.exists(file(name))).toList();
    say(
        missing.isEmpty()
            ? "All there, in " + folder
            : missing.size() + " still missing; the same command goes on with them");
  }

  private Path file(String name) {
    return folder.resolve(name + ".wav");
  }

  private static Duration length(String name) {
    return name.matches("(elapsed|count|penalty|moves)-\\d+|paused|resumed") ? WORD : SENTENCE;
  }

  /** The sentence itself; in English, to be translated, where the voice speaks another language. */
  private String words(String name) {
    String language = Voice.languageOf(folder).orElse("en").split("-")[0];
    boolean known = Voice.LANGUAGES.contains(language);
    String sentence = Sentences.in(known ? language : "en").of(name).orElse(name);
    return "\"" + sentence + "\"" + (known ? "" : " in " + language);
  }

  private void say(String line) {
    prompts.println(line);
    prompts.flush();
  }
}
