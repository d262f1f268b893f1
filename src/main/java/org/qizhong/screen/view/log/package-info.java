/** Draws the match's log. */
package org.qizhong.screen.view.log;
