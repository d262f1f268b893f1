/** What the screen knows and says, without a control or a pixel. */
package org.qizhong.screen.model;
