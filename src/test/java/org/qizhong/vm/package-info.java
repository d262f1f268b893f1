/**
 * What runs inside the virtual machine of {@code hardware/vm}: passes that toggle the simulated
 * lines of the kernel's own GPIO chip, and look at what the packaged desk makes of it.
 *
 * <p>Nothing here is bounded by the wall clock: an emulated processor stalls as it likes. A press
 * is judged by the ticks read just before and just after its line was toggled.
 */
package org.qizhong.vm;
