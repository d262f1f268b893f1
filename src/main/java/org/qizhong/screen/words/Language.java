package org.qizhong.screen.words;

import java.util.Arrays;
import java.util.Optional;

/** A language of the screen. */
public enum Language {
  ZH_HANS("zh-Hans", "简体中文"),
  ZH_HANT("zh-Hant", "繁體中文"),
  EN("en", "English"),
  JA("ja", "日本語"),
  KO("ko", "한국어");

  private final String id;
  private final String ownName;

  Language(String id, String ownName) {
    this.id = id;
    this.ownName = ownName;
  }

  /** Its BCP 47 tag, as files and settings name it. */
  public String id() {
    return id;
  }

  /** What is spoken, as voices are named: one for both ways to write Chinese. */
  public String spoken() {
    return id.split("-")[0];
  }

  /** What its speakers call it. */
  public String ownName() {
    return ownName;
  }

  /** The language of that id. */
  public static Optional<Language> of(String id) {
    return Arrays.stream(values()).filter(one -> one.id.equals(id)).findFirst();
  }
}
