/**
 * The screen: a process of its own, a client of the desk over a Unix socket. It shows what it is
 * told and sends what people do; it computes no time. {@code model} is plain Java, {@code link} the
 * socket, {@code view} the only JavaFX beside {@link org.qizhong.screen.Screen}.
 */
package org.qizhong.screen;
