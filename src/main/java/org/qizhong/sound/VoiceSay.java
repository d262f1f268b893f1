package org.qizhong.sound;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Ticker;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Counted;

/** {@code qizhong voice say CALL}: plays one call with Black's voice. */
public final class VoiceSay {
  /** Why nothing is heard at volume 0. */
  static final String SILENT = "the volume is 0, so nothing would be heard; set another";

  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final long LOOK = 10;

  private VoiceSay() {}

  /**
   * Plays a call and returns when it has been heard.
   *
   * @param text as match files write calls ({@code 30s}, {@code 7}, {@code left 4}), or clips'
   *     names
   * @param counted what {@code left N} counts
   * @param told told whose voice it is
   * @throws Refusal when the voice has no such clip or nothing can be heard
   */
  public static void run(
      String text, Counted counted, SoundSettings settings, PrintWriter told, Ticker ticker)
      throws Refusal, InterruptedException {
    VoiceChoice choice = VoiceChoice.strict(settings);
    Sound sound = sound(text, counted, choice.words().black(), settings.voices().black());
    if (settings.volume() == 0) {
      throw new Refusal(SILENT);
    }
    told.println(choice.names().getFirst());
    choice.wrong().forEach(told::println);
    told.flush();
    Player player = new Player(ticker);
    player.volume(settings.volume());
    try (Line line = new Line(ticker, player, reason -> {})) {
      line.start();
      play(sound, player, ticker);
    }
  }

  /**
   * What {@code text} sounds like.
   *
   * @param voice what the voice whose words these are is called
   * @throws Refusal when it has no such clip
   */
  static Sound sound(String text, Counted counted, Words words, String voice) throws Refusal {
    List<short[]> clips = new ArrayList<>();
    for (String name : ClipName.said(text, counted)) {
      clips.add(
          words
              .clip(name)
              .orElseThrow(
                  () ->
                      new Refusal(
                          "the voice "
                              + voice
                              + " has no clip "
                              + name
                              + ", so the buzzer would sound")));
    }
    return new Sound(Phrase.joined(clips), Rank.CALL);
  }

  /** Plays a sound and returns when it has been heard; once more if the device goes away. */
  static void play(Sound sound, Player player, Ticker ticker) throws Refusal, InterruptedException {
    if (!isHeard(sound, player, ticker) && !isHeard(sound, player, ticker)) {
      throw new Refusal("the sound device went away, twice; check the speaker and its connection");
    }
  }

  /** One attempt; false when the device goes away before the sound has ended. */
  private static boolean isHeard(Sound sound, Player player, Ticker ticker)
      throws Refusal, InterruptedException {
    long until = ticker.nanos() + PATIENCE.toNanos();
    while (!player.isFirm()) {
      if (ticker.nanos() > until) {
        throw new Refusal("no sound device answers; check the speaker and its connection");
      }
      Thread.sleep(LOOK);
    }
    player.placeNow(sound);
    long end = player.end();
    if (end - ticker.nanos() < length(sound) / 2) {
      return false; // it went away just then, and nothing was placed
    }
    while (ticker.nanos() < end) {
      if (!player.works()) {
        return false;
      }
      Thread.sleep(LOOK);
    }
    return true;
  }

  private static long length(Sound sound) {
    return sound.samples().length * 1_000_000_000L / Mix.RATE;
  }
}
