/** The end of a game: its count, its result and what follows; models without controls. */
package org.qizhong.screen.count;
