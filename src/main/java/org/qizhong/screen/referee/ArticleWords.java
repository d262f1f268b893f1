package org.qizhong.screen.referee;

import org.qizhong.score.RuleSet;
import org.qizhong.screen.words.Texts;

/** What an article says, in the screen's language and of the edition that is played by. */
public final class ArticleWords {
  private static final String KEY = "article.";

  private ArticleWords() {}

  /** The article with its id before it; the id alone for one that is not known. */
  public static String of(Texts texts, RuleSet rules, String id) {
    String edition = KEY + id + "." + rules.id();
    String key = texts.has(edition) ? edition : KEY + id;
    return texts.has(key) ? texts.get("referee.article", id, texts.get(key)) : id;
  }
}
