/** The screen's end of the desk's socket. */
package org.qizhong.screen.link;
