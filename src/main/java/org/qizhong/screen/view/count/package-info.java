/** Draws the count and the result. */
package org.qizhong.screen.view.count;
