package org.qizhong.sound;

/**
 * Something to be heard, as a whole.
 *
 * @param samples 48 kHz, mono; not changed by anyone from now on
 */
record Sound(short[] samples, Rank rank) {}
