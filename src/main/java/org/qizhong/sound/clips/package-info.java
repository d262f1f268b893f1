/**
 * The voices: what each clip is called, how it is read, measured and trimmed, and what a voice pack
 * must have. A clip that is not there is not there: no other number or language stands in for it.
 */
package org.qizhong.sound.clips;
