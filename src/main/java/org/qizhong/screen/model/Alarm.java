package org.qizhong.screen.model;

/**
 * What is wrong with the desk, in words.
 *
 * @param whole whether the words are shown; else only a sign that there are some
 */
public record Alarm(String text, boolean whole) {}
