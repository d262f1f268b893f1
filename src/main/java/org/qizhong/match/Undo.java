package org.qizhong.match;

/** R6: time and turn as they were at the instant a turn was completed. */
public record Undo(Clocks clocks, Turns turns) {}
