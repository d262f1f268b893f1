package org.qizhong.screen.model;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qizhong.match.Role;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/** From the screen's settings to their page. */
final class SettingsPainter {
  private final Texts texts;
  private final ScreenSettings settings;

  private SettingsPainter(Texts texts, ScreenSettings settings) {
    this.texts = texts;
    this.settings = settings;
  }

  static SettingsPicture paint(Texts texts, ScreenSettings settings, boolean kept) {
    SettingsPainter painter = new SettingsPainter(texts, settings);
    return new SettingsPicture(
        texts.get("settings.title"),
        List.of(
            painter.languages(),
            painter.row(ScreenSettings.THEME, Theme.values(), Theme::id),
            painter.row(ScreenSettings.SEATS, Seats.values(), Seats::id),
            painter.row(ScreenSettings.WAITING, Brightness.values(), Brightness::id)),
        texts.get("settings.done"),
        kept ? "" : texts.get("settings.not-kept"));
  }

  /** What leads to the referees' PINs, and which are set. */
  static SettingsPicture.Row pins(Texts texts, Door door) {
    return new SettingsPicture.Row(
        SettingsPicture.PINS,
        texts.get("referee.pins.title"),
        Stream.of(Role.REFEREE, Role.CHIEF)
            .map(
                role ->
                    new SettingsPicture.Option(
                        role.id(),
                        texts.get("referee.role." + role.id()),
                        texts.get(
                            door.hasPin(role) ? "referee.pins.is-set" : "referee.pins.is-open"),
                        false))
            .toList());
  }

  private SettingsPicture.Row languages() {
    return new SettingsPicture.Row(
        ScreenSettings.LANGUAGE,
        texts.get("settings." + ScreenSettings.LANGUAGE),
        Arrays.stream(Language.values())
            .map(
                one ->
                    new SettingsPicture.Option(
                        one.id(), one.ownName(), "", one == settings.language()))
            .toList());
  }

  private <E> SettingsPicture.Row row(String key, E[] all, Function<E, String> id) {
    String name = "settings." + key;
    return new SettingsPicture.Row(
        key, texts.get(name), Arrays.stream(all).map(id).map(value -> option(key, value)).toList());
  }

  private SettingsPicture.Option option(String key, String value) {
    String name = "settings." + key + "." + value;
    String detail = texts.has(name + ".detail") ? texts.get(name + ".detail") : "";
    boolean chosen = settings.values().get(key).equals(value);
    return new SettingsPicture.Option(value, texts.get(name), detail, chosen);
  }
}
