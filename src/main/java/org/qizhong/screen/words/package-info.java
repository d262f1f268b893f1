/** What the screen says, in five languages. */
package org.qizhong.screen.words;
