/** The final count: editions as data, what was counted, the result; exact fractions, no I/O. */
package org.qizhong.score;
