package org.qizhong.screen.model;

/**
 * What is said under a form while it is being filled in.
 *
 * @param refused whether it says why the form cannot be sent
 */
public record Explanation(String text, boolean refused) {}
