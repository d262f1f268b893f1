/** The referee's desk: what it offers, what would come of it, and what is given. No controls. */
package org.qizhong.screen.referee;
