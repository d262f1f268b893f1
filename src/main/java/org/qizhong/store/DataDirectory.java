package org.qizhong.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.qizhong.clock.Refusal;

/**
 * The folder that holds everything a desk keeps, for its owner alone, and for one desk at a time.
 */
public final class DataDirectory implements AutoCloseable {
  private final Path path;
  private final FileChannel lockFile;
  private final FileLock lock;

  private DataDirectory(Path path, FileChannel lockFile, FileLock lock) {
    this.path = path;
    this.lockFile = lockFile;
    this.lock = lock;
  }

  /**
   * Makes the folder if need be.
   *
   * @throws Refusal when it cannot be made or written
   */
  public static Path prepare(Path path) throws Refusal {
    try {
      if (!Files.isDirectory(path)) {
        Files.createDirectories(
            path,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      }
    } catch (FileAlreadyExistsException taken) {
      throw new Refusal("data directory " + path + " is no folder; name another with --data");
    } catch (IOException | UnsupportedOperationException failed) {
      throw unwritable(path);
    }
    if (!Files.isWritable(path)) {
      throw unwritable(path);
    }
    return path;
  }

  /**
   * Takes the folder for this desk.
   *
   * @throws Refusal when it cannot be written or another desk has it
   */
  public static DataDirectory take(Path folder) throws Refusal {
    Path path = prepare(folder);
    try {
      FileChannel file =
          FileChannel.open(
              path.resolve("desk.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = tryLock(file);
      if (lock == null) {
        file.close();
        throw new Refusal(
            "another desk runs on " + path + "; use its screen, or another folder with --data");
      }
      return new DataDirectory(path, file, lock);
    } catch (IOException failed) {
      throw unwritable(path);
    }
  }

  private static FileLock tryLock(FileChannel file) throws IOException {
    try {
      return file.tryLock();
    } catch (OverlappingFileLockException sameProcess) {
      return null;
    }
  }

  private static Refusal unwritable(Path path) {
    return new Refusal(
        "data directory " + path + " cannot be written; name another with --data or QIZHONG_DATA");
  }

  /** The folder. */
  public Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    lock.release();
    lockFile.close();
  }
}
