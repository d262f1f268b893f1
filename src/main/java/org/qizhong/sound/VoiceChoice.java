package org.qizhong.sound;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.sound.clips.Clip;
import org.qizhong.sound.clips.Voice;

/**
 * The sides' voices as far as they can be used (C9). Where one cannot, the program's own voice of
 * its language stands in, or, where that is not known, the buzzer: a clock never waits for a voice.
 */
final class VoiceChoice {
  private static final int NAMED = 3;
  private static final Words BUZZER = name -> Optional.empty();

  /**
   * One side's.
   *
   * @param name what it speaks and who, for people
   * @param wrong why another stands in or which clips are left out; empty when all is well
   * @param instead what stands in for the voice that was chosen; empty when nothing has to
   * @param awaited whether the chosen one is used as soon as it can be
   */
  private record Chosen(Words words, String name, String wrong, String instead, boolean awaited) {}

  private final SoundSettings settings;
  private final BySide<Chosen> sides;

  private VoiceChoice(SoundSettings settings, BySide<Chosen> sides) {
    this.settings = settings;
    this.sides = sides;
  }

  /** The voices of these settings, with what stands in for those that cannot be used. */
  static VoiceChoice of(SoundSettings settings) {
    Chosen black = choose(settings, Side.BLACK);
    return new VoiceChoice(
        settings, new BySide<>(black, isOne(settings) ? black : choose(settings, Side.WHITE)));
  }

  /**
   * The voices of these settings.
   *
   * @throws Refusal when one cannot be used, by its key and the reason
   */
  static VoiceChoice strict(SoundSettings settings) throws Refusal {
    look(settings);
    VoiceChoice choice = of(settings);
    choice.refuseStandIns(Set.of("voice"));
    return choice;
  }

  /**
   * Looks whether the voices are there at all, before any clip is read.
   *
   * @throws Refusal when one is not, by its key and the reason
   */
  static void look(SoundSettings settings) throws Refusal {
    for (Side side : Side.values()) {
      String name = settings.voices().of(side);
      if (!Voice.LANGUAGES.contains(name)) {
        try {
          Voice.look(Path.of(name));
        } catch (Refusal unfit) {
          throw new Refusal(key(settings, side) + ": " + unfit.getMessage());
        }
      }
    }
  }

  /**
   * The same with those voices that could not be used and can be used now; this very one if there
   * is none.
   */
  VoiceChoice again() {
    if (Stream.of(Side.values()).noneMatch(this::isThereNow)) {
      return this;
    }
    if (isOne(settings)) {
      return of(settings);
    }
    return new VoiceChoice(settings, new BySide<>(again(Side.BLACK), again(Side.WHITE)));
  }

  private Chosen again(Side side) {
    return isThereNow(side) ? choose(settings, side) : sides.of(side);
  }

  private boolean isThereNow(Side side) {
    try {
      if (sides.of(side).awaited()) {
        Voice.look(Path.of(settings.voices().of(side)));
        return true;
      }
      return false;
    } catch (Refusal stillNot) {
      return false;
    }
  }

  /**
   * Refuses voices that cannot be used.
   *
   * @param keys of the settings that were changed: only their voices are looked at
   */
  void refuseStandIns(Set<String> keys) throws Refusal {
    for (Side side : Side.values()) {
      boolean asked = keys.contains("voice") || keys.contains(ownKey(side));
      if (asked && !sides.of(side).instead().isEmpty()) {
        throw new Refusal(key(settings, side) + ": " + sides.of(side).wrong());
      }
    }
  }

  BySide<Words> words() {
    return new BySide<>(sides.black().words(), sides.white().words());
  }

  /** Whether other settings of these keys need voices read anew. */
  static boolean isChangedBy(Map<String, String> changes) {
    return changes.keySet().stream().anyMatch(key -> key.startsWith("voice") || key.equals("hall"));
  }

  /** What is wrong, with its key; empty when all is well. */
  List<String> wrong() {
    return each(this::wrong);
  }

  private Optional<String> wrong(Side side) {
    Chosen chosen = sides.of(side);
    return chosen.wrong().isEmpty()
        ? Optional.empty()
        : Optional.of(key(settings, side) + ": " + chosen.wrong() + chosen.instead());
  }

  /** Whose voices they are, under which terms, and what is said of them; a line for each. */
  List<String> names() {
    return each(side -> Optional.of(key(settings, side) + ": " + sides.of(side).name()));
  }

  private List<String> each(Function<Side, Optional<String>> line) {
    List<String> lines = new ArrayList<>();
    line.apply(Side.BLACK).ifPresent(lines::add);
    if (!isOne(settings)) {
      line.apply(Side.WHITE).ifPresent(lines::add);
    }
    return List.copyOf(lines);
  }

  private static boolean isOne(SoundSettings settings) {
    return settings.voices().black().equals(settings.voices().white());
  }

  /** As {@value SoundSettings#FILE} has it. */
  private static String key(SoundSettings settings, Side side) {
    return isOne(settings) ? ownKey(Side.BLACK) + ", " + ownKey(Side.WHITE) : ownKey(side);
  }

  private static String ownKey(Side side) {
    return side == Side.BLACK ? "voice.black" : "voice.white";
  }

  private static Chosen choose(SoundSettings settings, Side side) {
    String name = settings.voices().of(side);
    if (Voice.LANGUAGES.contains(name)) {
      Voice own = own(name);
      return new Chosen(words(own, settings), own.description(), "", "", false);
    }
    Path folder = Path.of(name);
    try {
      Voice pack = Voice.pack(folder);
      String wrong = pack.leftOut().isEmpty() ? "" : leftOut(folder, pack.leftOut());
      return new Chosen(words(pack, settings), pack.description(), wrong, "", false);
    } catch (Refusal unfit) {
      return standIn(settings, folder, unfit.getMessage(), true);
    } catch (OutOfMemoryError large) {
      return standIn(settings, folder, folder + ": needs more memory than there is", false);
    }
  }

  private static Chosen standIn(
      SoundSettings settings, Path folder, String reason, boolean awaited) {
    Optional<Voice> own =
        Voice.languageOf(folder).filter(Voice.LANGUAGES::contains).map(VoiceChoice::own);
    String name = own.map(Voice::description).orElse("the buzzer");
    String instead = own.map(voice -> "the voice " + voice.language()).orElse("the buzzer");
    return new Chosen(
        own.map(voice -> words(voice, settings)).orElse(BUZZER),
        name,
        reason,
        "; " + instead + " is heard instead",
        awaited);
  }

  /** A voice of the program's own; its clips are read meanwhile. */
  private static Voice own(String language) {
    Voice own = Voice.bundled(language);
    Thread.ofPlatform().name("clips").daemon().start(own::load);
    return own;
  }

  /** In a hall no pack is louder than another. */
  private static Words words(Voice voice, SoundSettings settings) {
    return settings.hall() ? name -> voice.clip(name).map(Clip::samples) : Words.of(voice);
  }

  private static String leftOut(Path folder, List<String> clips) {
    int more = clips.size() - NAMED;
    return "%s: %d of its clips cannot be used and the buzzer is heard instead: %s%s"
        .formatted(
            folder,
            clips.size(),
            String.join(", ", clips.subList(0, Math.min(NAMED, clips.size()))),
            more > 0 ? " and " + more + " more" : "");
  }
}
