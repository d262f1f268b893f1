package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SoundLine;

/** C9, C10: what is heard. Every touch goes to the desk, and the desk says what stands. */
final class SoundPage implements Page {
  private static final List<String> MODES = List.of("voice", "buzzer", "silence");
  private static final int VOLUME_STEP = 5;
  private static final int LOUDEST = 100;

  private final CardModel card;

  SoundPage(CardModel card) {
    this.card = card;
  }

  @Override
  public Sheet sheet() {
    if (card.sound().settings().isEmpty()) {
      return Sheet.plain(
          card.say("card.sound.title"),
          List.of(new Sheet.Words(card.say("card.sound.unknown"), true)),
          List.of(Common.done(card)));
    }
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(voices(Side.BLACK));
    parts.add(voices(Side.WHITE));
    parts.add(modes("main"));
    parts.add(modes("overtime"));
    parts.add(
        new Sheet.Grid(
            card.say("card.sound.also"),
            3,
            1,
            List.of(flag("ticks"), flag("chimes"), flag("hall"))));
    parts.add(volume());
    if (!card.trouble().isEmpty()) {
      parts.add(new Sheet.Words(card.trouble(), true));
    }
    return Sheet.plain(
        card.say("card.sound.title"),
        parts,
        List.of(
            Common.done(card),
            Choice.of(
                "test-buzz", card.say("card.sound.test-buzz"), () -> card.send(SoundJson.BUZZ))));
  }

  private SoundLine sound() {
    return card.sound();
  }

  private Sheet.Grid voices(Side side) {
    String key = "voice." + side.id();
    SettingsWords words = new SettingsWords(card.texts());
    List<String> voices = new ArrayList<>(sound().voices());
    if (!voices.contains(sound().of(key))) {
      voices.add(sound().of(key));
    }
    List<Choice> choices = new ArrayList<>();
    for (String voice : voices) {
      choices.add(setting(key, voice, words.voiceName(voice)));
    }
    choices.add(
        Choice.of(
            "test-" + side.id(),
            "▶ " + card.say("card.sound.test"),
            () -> card.send(SoundJson.say("10", side))));
    return new Sheet.Grid(card.say("card.sound.voice-" + side.id()), choices.size(), 1, choices);
  }

  private Sheet.Grid modes(String phase) {
    return new Sheet.Grid(
        card.say("card.sound.in-" + phase),
        MODES.size(),
        1,
        MODES.stream().map(mode -> setting(phase, mode, card.say("card.mode." + mode))).toList());
  }

  private Choice setting(String key, String value, String label) {
    return Choice.of(
            key.replace('.', '-') + "-" + value, label, () -> card.send(SoundJson.set(key, value)))
        .chosen(sound().of(key).equals(value));
  }

  private Choice flag(String key) {
    boolean on = sound().of(key).equals("true");
    return Choice.of(
            key,
            card.say("card.sound." + key),
            () -> card.send(SoundJson.set(key, Boolean.toString(!on))))
        .hint(card.say(on ? "card.on" : "card.off"))
        .chosen(on)
        .enabled(key.equals("hall") || !sound().isLocked());
  }

  private Sheet.Number volume() {
    String volume = sound().of("volume");
    return new Sheet.Number(
        "volume",
        card.say("card.sound.volume"),
        volume,
        false,
        () -> {},
        Sheet.steps(() -> louder(volume, -VOLUME_STEP), () -> louder(volume, VOLUME_STEP)));
  }

  private void louder(String volume, int by) {
    if (volume.matches("\\d{1,3}")) {
      int wanted = Math.clamp(Integer.parseInt(volume) + by, 0, LOUDEST);
      card.send(SoundJson.set("volume", Integer.toString(wanted)));
    }
  }
}
