package org.qizhong.screen.model;

import org.qizhong.score.RuleSet;

/** What people call the editions of the rules. */
public final class RuleWords {
  private RuleWords() {}

  public static String name(org.qizhong.screen.words.Texts texts, RuleSet rules) {
    return name(rules);
  }

  /** The edition's name. */
  public static String name(RuleSet rules) {
    return switch (rules) {
      case CN_2002 -> "Chinese 2002";
      case CN_1988 -> "Chinese 1988";
      case CN_ANCIENT -> "Ancient Chinese";
      case ING -> "Ing";
      case WMSG -> "Mind Sports Games";
      case JP -> "Japanese";
      case KR -> "Korean";
    };
  }
}
