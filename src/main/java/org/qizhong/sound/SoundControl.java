package org.qizhong.sound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.SoundDesk;
import org.qizhong.desk.Ticker;
import org.qizhong.sound.clips.Voice;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The running voice's settings: changed here, by clients, or in their file, by {@code voice set}.
 * Both are heard at once and kept.
 */
public final class SoundControl implements SoundDesk {
  private static final Logger LOG = LoggerFactory.getLogger(SoundControl.class);

  private final Path data;
  private final Voices voices;
  private volatile SoundSettings settings;
  private VoiceChoice choice;
  private List<String> unfit;
  private FileStamp taken;
  private Optional<FileStamp> refused = Optional.empty();
  private String refusal = "";

  /**
   * @param data the directory the settings are kept in
   * @param settings what {@code voices} was made with
   */
  SoundControl(Path data, Voices voices, SoundSettings settings) {
    this(
        data,
        voices,
        new SoundSettings.Found(settings, List.of()),
        VoiceChoice.of(settings),
        now(data));
  }

  private SoundControl(
      Path data, Voices voices, SoundSettings.Found found, VoiceChoice choice, FileStamp taken) {
    this.data = data;
    this.voices = voices;
    this.settings = found.settings();
    this.unfit = found.wrong();
    this.choice = choice;
    this.taken = taken;
  }

  /**
   * The voice as a data directory sets it. What does not fit there is {@link #wrong}, and something
   * else is heard for it: no setting keeps a clock from starting.
   */
  public static SoundControl open(Path data, Ticker ticker) {
    FileStamp stamp = now(data);
    SoundSettings.Found found = SoundSettings.found(data);
    VoiceChoice choice = VoiceChoice.of(found.settings());
    Voices voices = new Voices(ticker, new Player(ticker), found.settings(), choice.words());
    choice.names().forEach(name -> LOG.info("{}", name));
    return new SoundControl(data, voices, found, choice, stamp);
  }

  private static FileStamp now(Path data) {
    return FileStamp.of(data.resolve(SoundSettings.FILE));
  }

  /** What speaks. */
  public Voices speaker() {
    return voices;
  }

  @Override
  public Map<String, String> settings() {
    return settings.values();
  }

  @Override
  public List<String> voices() {
    return Voice.LANGUAGES.stream().sorted().toList();
  }

  /**
   * What is set and cannot be heard so, by the file's name, key and reason, in one line; empty when
   * all is as it is set.
   */
  public synchronized String wrong() {
    List<String> wrong = new ArrayList<>(unfit);
    wrong.addAll(choice.wrong());
    return wrong.isEmpty() ? "" : SoundSettings.FILE + ": " + String.join("; ", wrong);
  }

  @Override
  public synchronized void change(Map<String, String> changes) throws Refusal {
    SoundSettings changed = settings.with(changes);
    VoiceChoice chosen = VoiceChoice.isChangedBy(changes) ? VoiceChoice.of(changed) : choice;
    chosen.refuseStandIns(changes.keySet());
    voices.apply(changed, chosen.words());
    try {
      changed.save(data);
    } catch (IOException full) {
      voices.apply(settings, choice.words());
      throw new Refusal(SoundSettings.FILE + " cannot be written: " + full.getMessage());
    }
    take(changed, chosen, now(data));
  }

  /**
   * Takes what the file says now, if it was written since; and a voice that could not be used and
   * can be used now.
   *
   * @return whether anything was taken
   * @throws Refusal when the file does not fit; then nothing changes
   */
  public synchronized boolean reload() throws Refusal {
    FileStamp stamp = now(data);
    if (stamp.equals(taken)) {
      return mend();
    }
    if (refused.filter(stamp::equals).isPresent()) {
      throw new Refusal(refusal);
    }
    SoundSettings read = SoundSettings.load(data);
    VoiceChoice chosen = choose(read, stamp);
    voices.apply(read, chosen.words());
    take(read, chosen, stamp);
    return true;
  }

  /** A folder that is not there is looked for again each time; what was read in vain is not. */
  private VoiceChoice choose(SoundSettings read, FileStamp stamp) throws Refusal {
    try {
      VoiceChoice.look(read);
    } catch (Refusal notThere) {
      throw new Refusal(SoundSettings.FILE + ": " + notThere.getMessage());
    }
    try {
      return VoiceChoice.strict(read);
    } catch (Refusal useless) {
      refused = Optional.of(stamp);
      refusal = SoundSettings.FILE + ": " + useless.getMessage();
      throw new Refusal(refusal);
    }
  }

  private boolean mend() {
    VoiceChoice mended = choice.again();
    if (mended == choice) {
      return false;
    }
    voices.apply(settings, mended.words());
    take(settings, mended, taken);
    return true;
  }

  private void take(SoundSettings heard, VoiceChoice chosen, FileStamp stamp) {
    if (chosen != choice) {
      chosen.names().forEach(name -> LOG.info("{}", name));
    }
    unfit = stamp.equals(taken) ? unfit : List.of();
    settings = heard;
    choice = chosen;
    taken = stamp;
  }

  @Override
  public void say(String call, Side side) throws Refusal {
    refuseSilence();
    voices.say(call, side);
  }

  @Override
  public void buzz() throws Refusal {
    refuseSilence();
    voices.buzz();
  }

  private void refuseSilence() throws Refusal {
    if (settings.volume() == 0) {
      throw new Refusal(VoiceSay.SILENT);
    }
  }
}
