package org.qizhong.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.desk.Journal;
import org.qizhong.match.Setup;
import org.qizhong.record.ActWriter;
import org.qizhong.record.Entry;
import org.qizhong.record.HeaderWriter;
import org.qizhong.record.MatchFile;

/**
 * Every match is a JSON Lines match file under {@code matches}, named by the date it was opened and
 * only ever added to. {@code current} names the one that is not ended, {@code current.watch} the
 * last moment it was watched, {@code current.ruling} where a ruling's acts are being written: all
 * of them are gone on with or none.
 */
public final class FileJournal implements Journal {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss", Locale.ROOT);

  private final Path folder;
  private final Path current;
  private final RulingMark mark;
  private final WatchFile watch;
  private final Supplier<LocalDateTime> date;
  private final Syncing syncing = new Syncing();
  private Path file;
  private FileChannel out;
  private long written;

  /**
   * A journal in {@code data}.
   *
   * @param date the wall clock, for the names of records only
   * @throws Refusal when records cannot be kept there
   */
  public FileJournal(Path data, Supplier<LocalDateTime> date) throws Refusal {
    this.folder = records(data);
    this.current = data.resolve("current");
    this.mark = new RulingMark(data.resolve("current.ruling"));
    this.watch = new WatchFile(data.resolve("current.watch"));
    this.date = date;
  }

  private static Path records(Path data) throws Refusal {
    Path folder = data.resolve("matches");
    try {
      Files.createDirectories(folder);
    } catch (IOException failed) {
      throw new Refusal(folder + " cannot be made; move it away or name another --data");
    }
    if (!Files.isWritable(folder)) {
      throw new Refusal(folder + " cannot be written; mend it or name another --data");
    }
    return folder;
  }

  @Override
  public Optional<Unfinished> unfinished() throws IOException, Refusal {
    String name;
    try {
      name = Files.readString(current).strip();
    } catch (NoSuchFileException none) {
      return Optional.empty();
    }
    Path record = folder.resolve(name);
    Source source = new Source(record.toString(), "remove " + current + " to begin anew");
    if (!Files.isRegularFile(record)) {
      throw source.refusal("it is gone");
    }
    cutTornLine(record);
    boolean cut = mark.cut(record);
    List<Entry> entries = new ArrayList<>();
    try {
      MatchFile match = new MatchFile(() -> Files.newInputStream(record));
      Setup setup = match.header();
      match.events((number, entry) -> entries.add(entry));
      append(record);
      return Optional.of(unfinished(source, setup, entries, cut));
    } catch (Refusal broken) {
      throw source.refusal(broken.getMessage());
    }
  }

  private Unfinished unfinished(Source source, Setup setup, List<Entry> entries, boolean cut) {
    Tick last = entries.isEmpty() ? Tick.ZERO : entries.getLast().at();
    Optional<WatchFile.Watch> seen = watch.read();
    return new Unfinished(
        source,
        setup,
        entries,
        seen.map(WatchFile.Watch::at).orElse(last),
        seen.map(WatchFile.Watch::zero).orElse(OptionalLong.empty()),
        cut);
  }

  /** A power cut can leave half a line at the end; it was never shown. */
  private static void cutTornLine(Path record) throws IOException {
    byte[] bytes = Files.readAllBytes(record);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    if (end < bytes.length) {
      try (FileChannel channel = FileChannel.open(record, StandardOpenOption.WRITE)) {
        channel.truncate(end);
      }
    }
  }

  @Override
  public void open(Setup setup) throws IOException {
    closeFile();
    String name = DATE.format(date.get());
    Path record = folder.resolve(name + ".jsonl");
    for (int more = 2; Files.exists(record); more++) {
      record = folder.resolve(name + "-" + more + ".jsonl");
    }
    Files.createFile(record);
    append(record);
    write(HeaderWriter.line(setup));
    out.force(true);
    watch.clear();
    watch.prepare();
    Files.move(
        Written.beside(current, record.getFileName() + "\n"),
        current,
        StandardCopyOption.ATOMIC_MOVE);
  }

  private void append(Path record) throws IOException {
    append(record, FileChannel.open(record, StandardOpenOption.WRITE));
  }

  private void append(Path record, FileChannel channel) throws IOException {
    file = record;
    out = channel;
    written = out.size();
    out.position(written);
    syncing.of(out, watch);
  }

  @Override
  public void appendAll(List<Entry> entries) throws IOException {
    String lines = entries.stream().map(ActWriter::line).collect(Collectors.joining("\n"));
    if (entries.size() == 1) {
      write(lines);
      return;
    }
    mark.begin(file, written, bytes(lines).length);
    write(lines);
    mark.done();
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(bytes(line));
    try {
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
    } catch (IOException full) {
      out.truncate(written);
      out.position(written);
      throw full;
    }
    written = out.position();
    syncing.touch();
  }

  private static byte[] bytes(String line) {
    return (line + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void replaceLast(int count, List<Entry> entries) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    List<String> kept = lines.subList(0, lines.size() - count);
    entries.forEach(entry -> kept.add(ActWriter.line(entry)));
    Path next = Written.beside(file, String.join("\n", kept) + "\n");
    FileChannel reopened = FileChannel.open(next, StandardOpenOption.WRITE);
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    FileChannel old = out;
    append(file, reopened);
    old.close();
  }

  @Override
  public void watched(Tick at, long zero) throws IOException {
    watch.write(new WatchFile.Watch(at, OptionalLong.of(zero)));
    syncing.touch();
  }

  @Override
  public void finish() throws IOException {
    if (out != null) {
      out.force(true);
    }
    closeFile();
    Files.deleteIfExists(current);
    watch.clear();
  }

  private void closeFile() throws IOException {
    syncing.none();
    if (out != null) {
      out.close();
      out = null;
    }
  }

  @Override
  public void close() throws IOException {
    if (out != null) {
      out.force(true);
    }
    closeFile();
    syncing.close();
    watch.close();
  }
}
