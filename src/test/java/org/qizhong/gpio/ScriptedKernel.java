package org.qizhong.gpio;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A kernel of a test's own, which speaks the device's structures: chips that come and go, lines
 * that somebody else may have, edges that the test makes. It pulls nothing and bounces nothing; the
 * real one is asked in the virtual machine.
 */
final class ScriptedKernel implements Kernel {
  /** A chip with a Raspberry Pi's label. */
  static final Path CHIP = Path.of("/dev/gpiochip0");

  private static final int FIRST_DESCRIPTOR = 100;
  private static final int NOT_OPEN = 9;

  /** One chip. */
  static final class Device {
    final String label;
    final int lines;
    final Map<Integer, String> consumers = new TreeMap<>();
    final Map<Integer, Boolean> levels = new TreeMap<>();
    final List<String> driven = new ArrayList<>();
    boolean forbidden;

    Device(String label, int lines) {
      this.label = label;
      this.lines = lines;
    }
  }

  /** What a program has taken. */
  private static final class Taken {
    final Device device;
    final List<Integer> offsets = new ArrayList<>();
    final Deque<long[]> edges = new ArrayDeque<>();
    long flags;
    final Map<Integer, Integer> sequences = new HashMap<>();
    int interrupts;
    boolean gone;

    Taken(Device device) {
      this.device = device;
    }
  }

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<Path, Device> devices = new TreeMap<>();
  private final Map<Integer, Object> open = new HashMap<>();
  private final List<Integer> bells = new ArrayList<>();
  private int next = FIRST_DESCRIPTOR;
  private int shortBy;
  private int unwilling = -1;
  long monotonicOff;

  /** A machine with one chip, that of a Raspberry Pi 4. */
  static ScriptedKernel pi() {
    ScriptedKernel kernel = new ScriptedKernel();
    kernel.plug(CHIP, new Device("pinctrl-bcm2711", 58));
    return kernel;
  }

  Device plug(Path path, Device device) {
    return locked(
        () -> {
          devices.put(path, device);
          return device;
        });
  }

  /** The chip vanishes, and every line that was taken from it. */
  void unplug(Path path) {
    locked(
        () -> {
          Device gone = devices.remove(path);
          taken().stream().filter(it -> it.device == gone).forEach(it -> it.gone = true);
          changed.signalAll();
          return null;
        });
  }

  /** An edge on a line that has been taken. */
  void edge(int line, boolean high, long stamp) {
    edge(line, high, stamp, 0);
  }

  /** An edge, {@code lost} others of the line before it dropped from the queue. */
  void edge(int line, boolean high, long stamp, int lost) {
    edge(line, high, stamp, lost, 0);
  }

  /** An edge into which {@code merged} others have been merged before the kernel got to them. */
  void mergedEdge(int line, boolean high, long stamp, int merged) {
    edge(line, high, stamp, 0, merged);
  }

  private void edge(int line, boolean high, long stamp, int lost, int merged) {
    locked(
        () -> {
          for (Taken it : taken()) {
            if (it.offsets.contains(line) && (it.flags & Uapi.INPUT) != 0) {
              it.device.levels.put(line, high);
              it.interrupts += 1 + lost + merged;
              int sequence = it.sequences.merge(line, 1 + lost, Integer::sum);
              it.edges.add(new long[] {stamp, high ? 1 : 2, line, it.interrupts, sequence});
              if (it.edges.size() > Lines.QUEUE) {
                it.edges.removeFirst();
              }
            }
          }
          changed.signalAll();
          return null;
        });
  }

  /** Everything that {@code work} does comes before anyone reads. */
  void unread(Runnable work) {
    locked(
        () -> {
          work.run();
          return null;
        });
  }

  /** The next read ends so many bytes too early. */
  void shortRead(int bytes) {
    locked(() -> shortBy = bytes);
  }

  /** The next attempt to drive {@code line} fails. */
  void refuseToDrive(int line) {
    locked(() -> unwilling = line);
  }

  /** What drives the line, or its level by itself. */
  boolean isHigh(Device device, int line) {
    return locked(() -> device.levels.getOrDefault(line, false));
  }

  /** How {@code device}'s lines have been driven so far, in order. */
  List<String> driven(Device device) {
    return locked(() -> List.copyOf(device.driven));
  }

  /** How many descriptors are open. */
  int openCount() {
    return locked(open::size);
  }

  /** The flags with which {@code line} was taken. */
  long flags(int line) {
    return locked(
        () ->
            taken().stream()
                .filter(it -> it.offsets.contains(line))
                .mapToLong(it -> it.flags)
                .findFirst()
                .orElse(0));
  }

  private List<Taken> taken() {
    return open.values().stream().filter(Taken.class::isInstance).map(Taken.class::cast).toList();
  }

  private interface Work<T, E extends Exception> {
    T done() throws E;
  }

  private <T, E extends Exception> T locked(Work<T, E> work) throws E {
    lock.lock();
    try {
      return work.done();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public List<Path> chips() {
    return locked(() -> List.copyOf(devices.keySet()));
  }

  @Override
  public int open(Path path) throws KernelError {
    return locked(
        () -> {
          Device device = devices.get(path);
          if (device == null) {
            throw new KernelError(path.toString(), KernelError.ENOENT);
          }
          if (device.forbidden) {
            throw new KernelError(path.toString(), KernelError.EACCES);
          }
          return descriptor(device);
        });
  }

  private int descriptor(Object what) {
    open.put(next, what);
    return next++;
  }

  @Override
  public void close(int descriptor) {
    locked(
        () -> {
          Object closed = open.remove(descriptor);
          if (closed == null) {
            throw new AssertionError("closed twice: " + descriptor);
          }
          if (closed instanceof Taken taken) {
            taken.offsets.forEach(taken.device.consumers::remove);
          }
          return null;
        });
  }

  @Override
  public void ioctl(int descriptor, Uapi.Call call, MemorySegment argument) throws KernelError {
    locked(
        () -> {
          Object what = open.get(descriptor);
          if (argument.byteSize() != call.argument().byteSize()) {
            throw new AssertionError(call + " with " + argument.byteSize() + " bytes");
          }
          if (what instanceof Device device) {
            ask(device, call, argument);
          } else if (what instanceof Taken taken && !taken.gone) {
            values(taken, call, argument);
          } else {
            throw new KernelError(call.name(), what == null ? NOT_OPEN : KernelError.ENODEV);
          }
          return null;
        });
  }

  private void ask(Device device, Uapi.Call call, MemorySegment argument) throws KernelError {
    if (call == Uapi.CHIP_INFO_CALL) {
      argument.setString(Uapi.CHIP_LABEL, device.label);
      argument.set(JAVA_INT, Uapi.CHIP_LINES, device.lines);
    } else if (call == Uapi.LINE_INFO_CALL) {
      String consumer = device.consumers.get(argument.get(JAVA_INT, Uapi.INFO_OFFSET));
      argument.setString(Uapi.INFO_CONSUMER, consumer == null ? "" : consumer);
      argument.set(JAVA_LONG, Uapi.INFO_FLAGS, consumer == null ? 0 : Uapi.USED);
    } else if (call == Uapi.REQUEST_CALL) {
      argument.set(JAVA_INT, Uapi.REQUEST_FD, take(device, argument));
    } else {
      throw new KernelError(call.name(), KernelError.ENOTTY);
    }
  }

  private int take(Device device, MemorySegment request) throws KernelError {
    Taken taken = new Taken(device);
    taken.flags = request.get(JAVA_LONG, Uapi.REQUEST_FLAGS);
    for (int index = 0; index < request.get(JAVA_INT, Uapi.REQUEST_LINES); index++) {
      int line = request.get(JAVA_INT, Uapi.REQUEST_OFFSETS + 4L * index);
      if (line >= device.lines) {
        throw new KernelError(Uapi.REQUEST_CALL.name(), KernelError.EINVAL);
      }
      if (device.consumers.containsKey(line)) {
        throw new KernelError(Uapi.REQUEST_CALL.name(), KernelError.EBUSY);
      }
      taken.offsets.add(line);
    }
    String consumer = request.getString(Uapi.REQUEST_CONSUMER);
    taken.offsets.forEach(line -> device.consumers.put(line, consumer));
    if ((taken.flags & Uapi.OUTPUT) != 0) {
      boolean high =
          request.get(JAVA_INT, Uapi.REQUEST_ATTRIBUTES) == 1
              && request.get(JAVA_INT, Uapi.FIRST_ATTRIBUTE_ID) == Uapi.OUTPUT_VALUES
              && request.get(JAVA_LONG, Uapi.FIRST_ATTRIBUTE_MASK) == 1
              && request.get(JAVA_LONG, Uapi.FIRST_ATTRIBUTE_VALUE) == 1;
      drive(device, taken.offsets.getFirst(), high);
    } else {
      boolean up = (taken.flags & Uapi.PULL_UP) != 0;
      taken.offsets.forEach(line -> device.levels.putIfAbsent(line, up));
    }
    return descriptor(taken);
  }

  private void values(Taken taken, Uapi.Call call, MemorySegment values) throws KernelError {
    long mask = values.get(JAVA_LONG, Uapi.VALUES_MASK);
    long bits = values.get(JAVA_LONG, Uapi.VALUES_BITS);
    long answer = 0;
    for (int index = 0; index < taken.offsets.size(); index++) {
      if ((mask >> index & 1) == 1) {
        int line = taken.offsets.get(index);
        if (call == Uapi.SET_VALUES_CALL && line == unwilling) {
          unwilling = -1;
          throw new KernelError(call.name(), KernelError.EPERM);
        } else if (call == Uapi.SET_VALUES_CALL) {
          drive(taken.device, line, (bits >> index & 1) == 1);
        } else if (taken.device.levels.getOrDefault(line, false)) {
          answer |= 1L << index;
        }
      }
    }
    if (call == Uapi.GET_VALUES_CALL) {
      values.set(JAVA_LONG, Uapi.VALUES_BITS, answer);
    }
  }

  private static void drive(Device device, int line, boolean high) {
    device.levels.put(line, high);
    device.driven.add(line + (high ? " high" : " low"));
  }

  @Override
  public long read(int descriptor, MemorySegment into) throws KernelError {
    return locked(
        () -> {
          Taken taken = (Taken) open.get(descriptor);
          long size = Uapi.LINE_EVENT.byteSize();
          long at = 0;
          while (!taken.edges.isEmpty() && at + size <= into.byteSize()) {
            long[] edge = taken.edges.remove();
            into.set(JAVA_LONG, at + Uapi.EVENT_STAMP, edge[0]);
            into.set(JAVA_INT, at + Uapi.EVENT_ID, (int) edge[1]);
            into.set(JAVA_INT, at + Uapi.EVENT_OFFSET, (int) edge[2]);
            into.set(JAVA_INT, at + Uapi.EVENT_REQUEST_SEQUENCE, (int) edge[3]);
            into.set(JAVA_INT, at + Uapi.EVENT_LINE_SEQUENCE, (int) edge[4]);
            at += size;
          }
          long told = at - shortBy;
          shortBy = 0;
          return told;
        });
  }

  @Override
  public int bell() {
    return locked(() -> descriptor("bell"));
  }

  @Override
  public void wake(int bell) {
    locked(
        () -> {
          if (!"bell".equals(open.get(bell))) {
            throw new AssertionError("no bell: " + bell);
          }
          bells.add(bell);
          changed.signalAll();
          return null;
        });
  }

  @Override
  public Ready await(int descriptor, int bell) {
    return locked(
        () -> {
          Taken taken = (Taken) open.get(descriptor);
          while (true) {
            if (bells.contains(bell)) {
              return Ready.WOKEN;
            }
            if (taken.gone) {
              return Ready.GONE;
            }
            if (!taken.edges.isEmpty()) {
              return Ready.READABLE;
            }
            changed.awaitUninterruptibly();
          }
        });
  }

  @Override
  public long monotonic() {
    return System.nanoTime() + monotonicOff;
  }
}
