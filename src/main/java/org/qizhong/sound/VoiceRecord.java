package org.qizhong.sound;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Ticker;
import org.qizhong.sound.clips.Clip;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Trim;
import org.qizhong.sound.clips.VoiceCheck;
import org.qizhong.sound.clips.Wav;

/**
 * {@code qizhong voice record DIR}: leads a referee through the clips of a voice of their own, one
 * Enter for each, and goes on where it was left. About two minutes for what 30 s and 60 s periods
 * need.
 */
public final class VoiceRecord {
  private static final String PROPERTIES = "voice.properties";
  private static final Duration WORD = Duration.ofMillis(1_800);
  private static final Duration SENTENCE = Duration.ofMillis(3_200);

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
   */
  public static void run(
      Path folder, boolean everything, BufferedReader in, PrintWriter prompts, Ticker ticker)
      throws Refusal, IOException, InterruptedException {
    Player player = new Player(ticker);
    try (Microphone microphone = Microphone.open();
        Line line = new Line(ticker, player, reason -> {})) {
      line.start();
      Playback playback = samples -> VoiceSay.play(new Sound(samples, Rank.CALL), player, ticker);
      new VoiceRecord(folder, in, prompts, microphone, playback)
          .record(everything ? ClipName.all() : ClipName.essential());
    }
  }

  void record(List<String> names) throws Refusal, IOException, InterruptedException {
    Files.createDirectories(folder);
    if (!describe()) {
      return;
    }
    say("Enter records; then: Enter the next one, r the last one again, s skips, q ends.");
    Optional<String> last = Optional.empty();
    int at = 0;
    while (at < names.size()) {
      String name = names.get(at);
      if (Files.exists(file(name))) {
        at++;
        continue;
      }
      say("[" + (at + 1) + "/" + names.size() + "] " + words(name));
      String answer = Optional.ofNullable(in.readLine()).orElse("q").strip();
      switch (answer) {
        case "" -> last = take(name) ? Optional.of(name) : last;
        case "s" -> at++;
        case "r" -> {
          if (last.isPresent()) {
            say(words(last.get()));
            take(last.get());
          }
        }
        case "q" -> {
          left(names);
          return;
        }
        default -> say("Enter, r, s or q");
      }
    }
    lastAgain(last);
    left(names);
  }

  /** The last one has no next one whose prompt could ask. */
  private void lastAgain(Optional<String> last) throws Refusal, IOException, InterruptedException {
    while (last.isPresent()) {
      say("Enter ends, r the last one again");
      if (!"r".equals(in.readLine())) {
        return;
      }
      say(words(last.get()));
      take(last.get());
    }
  }

  /** Asks whose voice it is, once; false when the input ends. */
  private boolean describe() throws IOException {
    Path properties = folder.resolve(PROPERTIES);
    if (Files.exists(properties)) {
      return true;
    }
    Optional<String> language = ask("language (zh, en, ja, ko or another):");
    Optional<String> speaker = ask("who speaks:");
    Optional<String> licence = ask("who may use it (such as: private, CC BY 4.0):");
    if (language.isEmpty() || speaker.isEmpty() || licence.isEmpty()) {
      return false;
    }
    Files.writeString(
        properties,
        "language = %s%nspeaker = %s%nlicence = %s%n"
            .formatted(plain(language.get()), plain(speaker.get()), plain(licence.get())));
    return true;
  }

  private static String plain(String text) {
    return text.replace("\\", "\\\\");
  }

  private Optional<String> ask(String question) throws IOException {
    while (true) {
      say(question);
      String answer = in.readLine();
      if (answer == null || !answer.isBlank()) {
        return Optional.ofNullable(answer).map(String::strip);
      }
    }
  }

  /** Records, trims, keeps and plays back; false when there was nothing to hear. */
  private boolean take(String name) throws Refusal, IOException, InterruptedException {
    say("  speak now");
    Optional<short[]> clip = Trim.of(recorder.record(length(name)));
    if (clip.isEmpty()) {
      say("  nothing to hear; speak once it says so, nearer to the microphone");
      return false;
    }
    Wav.write(file(name), clip.get());
    VoiceCheck.of(new Clip(name, clip.get())).forEach(finding -> say("  " + finding));
    playback.play(clip.get());
    return true;
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

  /** What is to be said, in plain words. */
  static String words(String name) {
    String number = name.replaceAll("\\D", "");
    String kind = name.replaceAll("-?\\d+$", "");
    return switch (kind) {
      case "elapsed" -> "\"" + number + " seconds\"";
      case "count" -> "\"" + number + "\", as in a countdown";
      case "minutes-left", "periods-left", "considerations-left", "minutes", "moves" ->
          "\"" + number + " " + kind.replace('-', ' ') + "\"";
      case "minute-used" -> "\"one minute\", as before \"4 minutes left\"";
      case "penalty" -> "\"" + number + " points taken\"";
      default -> "\"" + name.replace('-', ' ') + "\"";
    };
  }

  private void say(String line) {
    prompts.println(line);
    prompts.flush();
  }
}
