package org.qizhong.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.SystemTicker;
import org.qizhong.sound.SoundSettings;
import org.qizhong.sound.VoiceCheckRun;
import org.qizhong.sound.VoiceRecord;
import org.qizhong.sound.VoiceSay;
import org.qizhong.sound.VoiceSet;
import org.qizhong.sound.clips.Counted;
import org.qizhong.sound.clips.Voice;
import org.qizhong.store.DataDirectory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code qizhong voice …}: hearing, checking, recording and choosing voices. */
@Command(
    name = "voice",
    description = "Plays a call, checks or records a voice, shows or changes what is heard.",
    mixinStandardHelpOptions = true)
final class VoiceCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new CommandLine.ParameterException(
        spec.commandLine(), "voice: one of say, check, record, set is missing");
  }

  @Command(
      name = "say",
      description = "Plays one call: \"30s\", \"7\", \"left 4\", or a clip's name.",
      mixinStandardHelpOptions = true)
  int say(
      @Mixin DataOption data,
      @Option(
              names = "--voice",
              paramLabel = "VOICE",
              description = "zh, en, ja, ko or a voice pack's folder; otherwise Black's")
          String voice,
      @Option(
              names = "--counts",
              paramLabel = "WHAT",
              defaultValue = "minutes",
              description = "what \"left N\" counts: minutes, periods or considerations")
          String counts,
      @Parameters(arity = "1..*", paramLabel = "CALL") List<String> call)
      throws Refusal, InterruptedException {
    SoundSettings settings = SoundSettings.load(data.path());
    SoundSettings heard = voice == null ? settings : settings.with("voice", voice(voice));
    VoiceSay.run(String.join(" ", call), counted(counts), heard, errors(), new SystemTicker());
    return 0;
  }

  private static Counted counted(String name) throws Refusal {
    for (Counted counted : Counted.values()) {
      if (counted.name().toLowerCase(Locale.ROOT).equals(name)) {
        return counted;
      }
    }
    throw new Refusal("--counts: \"" + name + "\" is none of minutes, periods, considerations");
  }

  @Command(
      name = "check",
      description = "Says what is missing, too long, too loud or clipped in a voice pack.",
      mixinStandardHelpOptions = true)
  int check(@Parameters(paramLabel = "DIR") String folder) throws Refusal {
    return VoiceCheckRun.run(folder(folder), spec.commandLine().getOut());
  }

  @Command(
      name = "record",
      description = "Leads you through recording a voice of your own.",
      mixinStandardHelpOptions = true)
  int record(
      @Option(names = "--all", description = "every clip, not only those that are needed most")
          boolean all,
      @Parameters(paramLabel = "DIR") String folder)
      throws Refusal, IOException, InterruptedException {
    VoiceRecord.run(
        folder(folder),
        all,
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
        errors(),
        new SystemTicker());
    return 0;
  }

  @Command(
      name = "set",
      header = "Shows what is heard, or changes one of it.",
      description = {
        "voice, voice.black, voice.white: zh, en, ja, ko or a voice pack's folder",
        "main, overtime: voice, buzzer or silence",
        "volume: 0 to 100; ticks, chimes: true or false",
        "hall: true locks main, overtime, volume, ticks and chimes and plays no pack",
        "louder than another: all tables of a hall sound alike; false opens it again",
        "",
        "A running desk takes it within a second."
      },
      mixinStandardHelpOptions = true)
  int set(
      @Mixin DataOption data,
      @Parameters(arity = "0..1", paramLabel = "KEY") String key,
      @Parameters(arity = "0..1", paramLabel = "VALUE") String value)
      throws Refusal, IOException {
    Path folder = DataDirectory.prepare(data.path());
    PrintWriter out = spec.commandLine().getOut();
    if (key == null) {
      VoiceSet.show(folder, out, errors());
      return 0;
    }
    if (value == null) {
      throw new Refusal(key + ": a value is missing");
    }
    VoiceSet.set(folder, key, key.startsWith("voice") ? voice(value) : value, out, errors());
    return 0;
  }

  /** A language as it is; anything else is a folder, seen from where the command was typed. */
  private static String voice(String name) throws Refusal {
    boolean own = name.isEmpty() || Voice.LANGUAGES.contains(name);
    return own ? name : folder(name).toString();
  }

  private static Path folder(String name) throws Refusal {
    if (name.isEmpty()) {
      throw new Refusal("the folder's name is empty");
    }
    try {
      return Path.of(name).toAbsolutePath().normalize();
    } catch (InvalidPathException unfit) {
      throw new Refusal(name + ": no folder can be called so here; set LC_ALL=C.UTF-8");
    }
  }

  private static PrintWriter errors() {
    return new PrintWriter(System.err, true, StandardCharsets.UTF_8);
  }
}
