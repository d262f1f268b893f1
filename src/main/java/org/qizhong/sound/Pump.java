package org.qizhong.sound;

import java.util.concurrent.locks.LockSupport;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.qizhong.desk.Ticker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One opened line and the thread that keeps it full. It ends when the device does. Every call into
 * {@code javax.sound} is made on this thread, since a frozen sound server blocks any of them; a
 * pump that is stuck is left alone, and ends by itself if it ever comes back.
 */
final class Pump {
  /** 48 kHz, 16 bit, mono, little endian. */
  static final AudioFormat FORMAT = new AudioFormat(Mix.RATE, 16, 1, true, false);

  private static final Logger LOG = LoggerFactory.getLogger(Pump.class);
  private static final int CHUNK = Mix.RATE * 5 / 1_000;

  /**
   * So many chunks are written at once: a sound server that is given more is late by some of it.
   */
  private static final int AT_ONCE = 4;

  /** A device may take so long to begin. */
  private static final long STARTING = 700_000_000L;

  /** What it takes at once is not yet heard. */
  private static final long FIRST = 100_000_000L;

  /**
   * The line is looked at every 30 to 43 ms, never at the same distance: a device that is always
   * looked at so long after its steps would seem to be late by as much.
   */
  private static final long POLL = 30_000_000L;

  private static final int POLLS = 14;
  private static final int STRIDE = 5;
  private static final long MILLI = 1_000_000L;

  /** How often while little is queued. */
  private static final long POLL_SHORT = 4_000_000L;

  private static final int FRAME = 2;

  /** Where a pump is. */
  enum Stage {
    OPENING,
    PLAYING,
    CLOSING,
    ENDED
  }

  private final Ticker ticker;
  private final Player player;
  private final Thread thread;
  private final short[] samples = new short[CHUNK];
  private final byte[] bytes = new byte[AT_ONCE * CHUNK * FRAME];
  private final long silence;
  private long origin;
  private long opened;
  private long last;
  private long moved;
  private volatile Stage stage = Stage.OPENING;
  private volatile boolean wanted = true;
  private volatile long alive;
  private volatile boolean heard;
  private volatile String trouble = "";

  /**
   * @param silence how long writing or the position may stand still, in nanoseconds
   */
  Pump(Ticker ticker, Player player, long silence) {
    this.ticker = ticker;
    this.player = player;
    this.silence = silence;
    this.alive = ticker.nanos();
    this.thread = Thread.ofPlatform().name("sound").daemon().unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  Stage stage() {
    return stage;
  }

  /** When it last did something, in the ticker's nanoseconds. */
  long alive() {
    return alive;
  }

  /** Whether the device has played anything. */
  boolean isHeard() {
    return heard;
  }

  /** Why it ended; empty if it was asked to. */
  String trouble() {
    return trouble;
  }

  /** Asks it to end. */
  void end() {
    wanted = false;
    LockSupport.unpark(thread);
  }

  /** Waits until it has ended, or for so many milliseconds. */
  void await(long millis) throws InterruptedException {
    thread.join(millis);
  }

  private void run() {
    try (SourceDataLine line = open()) {
      if (wanted) {
        play(line);
      }
      alive = ticker.nanos();
      stage = Stage.CLOSING;
    } catch (LineUnavailableException | IllegalArgumentException | IllegalStateException none) {
      LOG.debug("sound: {}", none.getMessage());
      trouble = "no sound device";
    } finally {
      stage = Stage.ENDED;
    }
  }

  private static SourceDataLine open() throws LineUnavailableException {
    SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT);
    line.open(FORMAT, frames(Player.QUEUED) * FRAME);
    return line;
  }

  private void play(SourceDataLine line) {
    int buffer = line.getBufferSize() / FRAME;
    LOG.info("sound: {} with {} ms", line.getLineInfo(), buffer * 1_000L / Mix.RATE);
    origin = player.position();
    opened = ticker.nanos();
    moved = opened + STARTING;
    player.start(opened);
    line.start();
    alive = opened;
    stage = Stage.PLAYING;
    long written = fill(line, buffer);
    int turn = 0;
    while (wanted && trouble.isEmpty()) {
      turn = (turn + STRIDE) % POLLS;
      boolean little = player.queued(ticker.nanos()) < Player.QUEUED;
      LockSupport.parkNanos(little ? POLL_SHORT : POLL + turn * MILLI);
      long position = line.getLongFramePosition();
      long now = ticker.nanos();
      if (wanted) {
        observe(position, now);
        int wish =
            position < written ? Math.min(frames(player.queued(now)), buffer) : dry(buffer, now);
        written += fill(line, wish - Math.toIntExact(written - position));
        alive = ticker.nanos();
      }
    }
  }

  /** A device that has run dry begins again only once its whole {@code buffer} is full. */
  private int dry(int buffer, long now) {
    LOG.info("sound: ran dry");
    player.ranDry(now);
    return buffer;
  }

  private void observe(long position, long now) {
    if (position != last) {
      player.observe(now, origin + position);
      last = position;
      moved = Math.max(moved, now);
      heard |= now - opened > FIRST;
    } else if (now - moved > silence) {
      trouble = "the sound device stands still";
    }
  }

  /** Writes as much as is missing, in whole chunks; returns how many samples that were. */
  private int fill(SourceDataLine line, int missing) {
    int done = 0;
    while (missing - done >= CHUNK && trouble.isEmpty()) {
      int length = 0;
      for (int chunk = 0; chunk < AT_ONCE && missing - done >= CHUNK; chunk++) {
        length = render(length);
        done += CHUNK;
      }
      if (line.write(bytes, 0, length) < length) {
        trouble = "the sound device takes nothing any more";
      }
    }
    return done;
  }

  /** Renders a chunk behind the first {@code length} bytes; returns how many there are then. */
  private int render(int length) {
    player.render(samples);
    int end = length;
    for (short sample : samples) {
      bytes[end++] = (byte) sample;
      bytes[end++] = (byte) (sample >> Byte.SIZE);
    }
    return end;
  }

  private static int frames(long nanos) {
    return Math.toIntExact(nanos * Mix.RATE / 1_000_000_000L);
  }
}
