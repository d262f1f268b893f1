/** What the screen draws: JavaFX without decisions. */
package org.qizhong.screen.view;
