/** The start card as it is drawn. */
package org.qizhong.screen.view.card;
