/** The referee's desk as it is drawn. */
package org.qizhong.screen.view.referee;
