/** The match's log: which entries, and what they say; models without controls. */
package org.qizhong.screen.log;
