/**
 * The real buttons, buzzer and lamps: Pi4J providers of our own over the kernel's GPIO character
 * device (uAPI version 2), whose events carry the kernel's edge time.
 */
package org.qizhong.gpio;
