package org.qizhong.screen.model;

import org.qizhong.score.RuleSet;
import org.qizhong.screen.words.Texts;

/** What people call the editions of the rules. */
public final class RuleWords {
  private RuleWords() {}

  /** The edition's name. */
  public static String name(Texts texts, RuleSet rules) {
    return texts.get("common.rules." + rules.id());
  }
}
