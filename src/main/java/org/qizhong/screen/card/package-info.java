/**
 * The start card: what is agreed before a match, how it is entered by touch and how it is kept.
 * Plain Java; {@code view.card} draws it.
 */
package org.qizhong.screen.card;
