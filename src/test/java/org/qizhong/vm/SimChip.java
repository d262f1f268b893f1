package org.qizhong.vm;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A chip of the kernel's GPIO simulator. Its inputs are pulled, and its outputs read, by files
 * under {@code /sys}; a pull's edge is stamped by the kernel before the write returns.
 */
final class SimChip {
  /** The group that may open GPIO chips, as on a Raspberry Pi. */
  static final int GROUP = 997;

  private static final Path SIMULATOR = Path.of("/sys/kernel/config/gpio-sim");
  private static final Path DEVICES = Path.of("/sys/devices/platform");
  private static final int LINES = 32;

  private final Path config;
  private final String label;
  private final Map<Path, FileChannel> files = new ConcurrentHashMap<>();
  private Path lines;
  private Path device;

  private SimChip(Path config, String label) {
    this.config = config;
    this.label = label;
  }

  /** A new chip that is there at once. */
  static SimChip labelled(String label) throws IOException {
    Path config = SIMULATOR.resolve(label);
    Path bank = config.resolve("bank");
    Files.createDirectory(config);
    Files.createDirectory(bank);
    Files.writeString(bank.resolve("num_lines"), Integer.toString(LINES));
    Files.writeString(bank.resolve("label"), label);
    SimChip chip = new SimChip(config, label);
    chip.plugIn();
    return chip;
  }

  String label() {
    return label;
  }

  /** Its device file. */
  Path device() {
    return device;
  }

  /** It appears, as its device driver would make it. */
  void plugIn() throws IOException {
    Files.writeString(config.resolve("live"), "1");
    String name = Files.readString(config.resolve("bank/chip_name")).strip();
    String platform = Files.readString(config.resolve("dev_name")).strip();
    lines = DEVICES.resolve(platform).resolve(name);
    device = Path.of("/dev").resolve(name);
    Files.setAttribute(device, "unix:gid", GROUP);
    Files.setPosixFilePermissions(device, PosixFilePermissions.fromString("rw-rw----"));
  }

  /** It vanishes, whoever holds its lines. */
  void unplug() throws IOException {
    for (FileChannel file : files.values()) {
      file.close();
    }
    files.clear();
    Files.writeString(config.resolve("live"), "0");
  }

  /** Pulls an input up or down. */
  void pull(int line, boolean up) throws IOException {
    ByteBuffer word =
        ByteBuffer.wrap((up ? "pull-up" : "pull-down").getBytes(StandardCharsets.US_ASCII));
    file(line, "pull").write(word, 0);
  }

  /** Whether a line is high, whoever drives it. */
  boolean isHigh(int line) throws IOException {
    ByteBuffer value = ByteBuffer.allocate(8);
    file(line, "value").read(value, 0);
    return value.get(0) == '1';
  }

  private FileChannel file(int line, String what) throws IOException {
    Path path = lines.resolve("sim_gpio" + line).resolve(what);
    FileChannel open = files.get(path);
    if (open == null) {
      open =
          what.equals("pull")
              ? FileChannel.open(path, StandardOpenOption.WRITE)
              : FileChannel.open(path, StandardOpenOption.READ);
      files.put(path, open);
    }
    return open;
  }
}
