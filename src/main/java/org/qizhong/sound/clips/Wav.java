package org.qizhong.sound.clips;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.qizhong.clock.Refusal;

/** WAV files as clips have them: PCM, 48 kHz, mono, 16 bit. Anything else is refused by name. */
public final class Wav {
  private static final int PCM = 1;
  private static final int EXTENSIBLE = 0xFFFE;
  private static final int FORMAT_BYTES = 16;
  private static final int EXTENSIBLE_BYTES = 26;
  private static final int BITS = 16;

  /** Nothing longer is a clip. */
  static final Duration MINUTE = Duration.ofMinutes(1);

  /** What programs that write to a pipe put where the length belongs, or somewhat less. */
  private static final long NO_LENGTH = 0x7FFF_0000L;

  private Wav() {}

  /**
   * Reads a whole file.
   *
   * @throws Refusal when it is no WAV file, cut short, longer than a minute, or not 48 kHz mono 16
   *     bit
   */
  public static short[] read(InputStream in) throws IOException, Refusal {
    return read(in, MINUTE);
  }

  /**
   * Reads a whole file whose header says that it is short enough; of others no sample is read.
   *
   * @param limit what it must be shorter than
   * @throws Refusal as {@link #read(InputStream)}
   */
  static short[] read(InputStream in, Duration limit) throws IOException, Refusal {
    try {
      tag(in, "RIFF");
      number(in, 4);
      tag(in, "WAVE");
      boolean known = false;
      while (true) {
        String chunk = text(in);
        long length = number(in, 4);
        switch (chunk) {
          case "fmt " -> {
            format(in, length);
            known = true;
          }
          case "data" -> {
            if (!known) {
              throw new Refusal("not a WAV file: samples before their format");
            }
            return samples(in, length, limit);
          }
          default -> in.skipNBytes(length + length % 2);
        }
      }
    } catch (EOFException end) {
      throw new Refusal("not a WAV file, or cut short");
    }
  }

  /** Writes a file. */
  public static void write(Path file, short[] samples) throws IOException {
    int bytes = samples.length * 2;
    ByteBuffer out = ByteBuffer.allocate(44 + bytes).order(ByteOrder.LITTLE_ENDIAN);
    out.put(ascii("RIFF")).putInt(36 + bytes).put(ascii("WAVE"));
    out.put(ascii("fmt ")).putInt(FORMAT_BYTES).putShort((short) PCM).putShort((short) 1);
    out.putInt(Clip.RATE).putInt(Clip.RATE * 2).putShort((short) 2).putShort((short) BITS);
    out.put(ascii("data")).putInt(bytes);
    for (short sample : samples) {
      out.putShort(sample);
    }
    Files.write(file, out.array());
  }

  private static void format(InputStream in, long length) throws IOException, Refusal {
    int codec = (int) number(in, 2);
    int channels = (int) number(in, 2);
    long rate = number(in, 4);
    number(in, 4);
    number(in, 2);
    int bits = (int) number(in, 2);
    long read = FORMAT_BYTES;
    if (codec == EXTENSIBLE && length >= EXTENSIBLE_BYTES) {
      number(in, 4);
      number(in, 4);
      codec = (int) number(in, 2);
      read = EXTENSIBLE_BYTES;
    }
    in.skipNBytes(Math.max(0, length + length % 2 - read));
    if (codec != PCM || bits != BITS || channels != 1 || rate != Clip.RATE) {
      throw new Refusal(
          (codec == PCM ? "" : "not PCM, ")
              + ("%d Hz, %d channels, %d bit; 48000 Hz, 1 channel, 16 bit is needed")
                  .formatted(rate, channels, bits));
    }
  }

  private static short[] samples(InputStream in, long length, Duration limit)
      throws IOException, Refusal {
    if (length >= NO_LENGTH) {
      throw new Refusal("cut short, or written to a pipe: it does not say how long it is");
    }
    if (length >= limit.toMillis() * Clip.RATE / 1_000 * 2) {
      throw new Refusal(
          limit.equals(MINUTE)
              ? "longer than a minute"
              : String.format(
                  Locale.ROOT,
                  VoiceCheck.TOO_LONG,
                  length / 2.0 / Clip.RATE,
                  limit.toMillis() / 1_000.0));
    }
    byte[] bytes = in.readNBytes((int) length);
    if (bytes.length < length) {
      throw new Refusal("cut short: %d of %d bytes".formatted(bytes.length, length));
    }
    short[] samples = new short[bytes.length / 2];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(samples);
    return samples;
  }

  private static void tag(InputStream in, String wanted) throws IOException, Refusal {
    if (!text(in).equals(wanted)) {
      throw new Refusal("not a WAV file");
    }
  }

  private static String text(InputStream in) throws IOException {
    return new String(exactly(in, 4), StandardCharsets.ISO_8859_1);
  }

  /** An unsigned number of so many bytes. */
  private static long number(InputStream in, int bytes) throws IOException {
    long number = 0;
    byte[] read = exactly(in, bytes);
    for (int i = bytes - 1; i >= 0; i--) {
      number = number << 8 | read[i] & 0xFF;
    }
    return number;
  }

  private static byte[] exactly(InputStream in, int bytes) throws IOException {
    byte[] read = in.readNBytes(bytes);
    if (read.length < bytes) {
      throw new EOFException();
    }
    return read;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
