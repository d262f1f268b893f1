package org.qizhong.screen.model;

/**
 * A line above the match.
 *
 * @param bad whether something did not work
 */
public record Banner(String text, boolean bad) {}
