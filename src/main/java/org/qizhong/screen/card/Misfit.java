package org.qizhong.screen.card;

import org.qizhong.screen.words.Texts;

/** Something that was entered or found and does not fit; what to say of it is a text's key. */
public final class Misfit extends Exception {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final String[] given;

  /**
   * One that is said by the text {@code card.wrong.KEY}.
   *
   * @param given what stands for {0}, {1} …
   */
  Misfit(String key, String... given) {
    super(key, null, false, false);
    this.key = key;
    this.given = given;
  }

  /** One line for people. */
  String in(Texts texts) {
    return texts.get("card.wrong." + key, (Object[]) given);
  }
}
