/** What {@code qizhong doctor} looks at: one class a check, each with one finding or more. */
package org.qizhong.app.doctor;
