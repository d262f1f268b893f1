package org.qizhong.screen.view;

import org.qizhong.screen.words.Language;

/**
 * What all parts of the screen share.
 *
 * @param unit of the design, in pixels
 * @param language whose letters are used
 */
record Dress(double unit, Palette palette, Language language) {
  static final Dress DEFAULT = new Dress(1, Palette.DEFAULT, Language.EN);
}
