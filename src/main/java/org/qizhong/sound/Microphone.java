package org.qizhong.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.TargetDataLine;
import org.qizhong.clock.Refusal;

/** The machine's microphone, 48 kHz mono. */
final class Microphone implements VoiceRecord.Recorder, AutoCloseable {
  /** The key that was pressed is not to be heard in the take, nor what was heard before it. */
  private static final Duration SETTLING = Duration.ofMillis(150);

  private final TargetDataLine line;

  private Microphone(TargetDataLine line) {
    this.line = line;
  }

  static Microphone open() throws Refusal {
    try {
      TargetDataLine line = AudioSystem.getTargetDataLine(Pump.FORMAT);
      line.open(Pump.FORMAT);
      line.start();
      return new Microphone(line);
    } catch (LineUnavailableException | IllegalArgumentException none) {
      throw new Refusal("no microphone; plug one in, or make the WAV files with another program");
    }
  }

  @Override
  public short[] record(Duration length) throws Refusal {
    line.flush();
    read(SETTLING);
    byte[] bytes = read(length);
    short[] samples = new short[bytes.length / 2];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(samples);
    return samples;
  }

  private byte[] read(Duration length) throws Refusal {
    byte[] bytes = new byte[2 * (int) (length.toMillis() * Mix.RATE / 1_000)];
    if (line.read(bytes, 0, bytes.length) < bytes.length) {
      throw new Refusal("the microphone went away");
    }
    return bytes;
  }

  @Override
  public void close() {
    line.close();
  }
}
