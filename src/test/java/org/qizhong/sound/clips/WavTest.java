package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;

class WavTest {
  @TempDir Path folder;

  private final short[] samples = {0, 1, -1, Short.MAX_VALUE, Short.MIN_VALUE};

  @Test
  void whatIsWrittenIsRead() throws IOException, Refusal {
    assertThat(read(written())).containsExactly(samples);
  }

  @Test
  void theFileIsLaidOutAsTheFormatSays() throws IOException {
    ByteBuffer file = ByteBuffer.wrap(written()).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(new String(file.array(), 0, 4)).isEqualTo("RIFF");
    assertThat(file.getInt(4)).isEqualTo(36 + 10);
    assertThat(new String(file.array(), 8, 8)).isEqualTo("WAVEfmt ");
    assertThat(file.getInt(24)).isEqualTo(48_000);
    assertThat(file.getInt(28)).isEqualTo(96_000);
    assertThat(file.getInt(40)).isEqualTo(10);
    assertThat(file.getShort(44 + 6)).isEqualTo(Short.MAX_VALUE);
  }

  @Test
  void otherChunksAreSkippedOddOnesWithTheirPadding() throws IOException, Refusal {
    byte[] file = written();
    ByteBuffer longer = ByteBuffer.allocate(file.length + 12).order(ByteOrder.LITTLE_ENDIAN);
    longer.put(file, 0, 12).put("LIST".getBytes()).putInt(3).put(new byte[4]);
    longer.put(file, 12, file.length - 12);
    assertThat(read(longer.array())).containsExactly(samples);
  }

  @Test
  void anotherFormatIsNamed() throws IOException {
    refused(change(24, 44_100), "44100 Hz, 1 channels, 16 bit");
    refused(change(22, 2 | 48_000 << 16), "2 channels");
    refused(change(34, 24 | 'd' << 16 | 'a' << 24), "24 bit");
    refused(change(20, 3 | 1 << 16), "not PCM");
  }

  @Test
  void whatIsNoWavFileIsRefused() throws IOException {
    refused(new byte[0], "not a WAV file");
    refused("ID3 an mp3 file, say".getBytes(), "not a WAV file");
    refused(Arrays.copyOf(written(), 30), "cut short");
    refused(Arrays.copyOf(written(), 50), "cut short: 6 of 10 bytes");
    refused(change(40, -1), "cut short");
    byte[] noFormat = written();
    noFormat[12] = 'x';
    refused(noFormat, "samples before their format");
  }

  @Test
  void nothingLongerThanAMinuteIsRead() throws IOException {
    Path file = folder.resolve("long.wav");
    Wav.write(file, new short[60 * 48_000 + 1]);
    refused(Files.readAllBytes(file), "longer than a minute");
  }

  @Test
  void ofAFileThatIsTooLongNoSampleIsRead() throws IOException {
    byte[] file = change(40, 3 * 96_000);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> Wav.read(new ByteArrayInputStream(file), Duration.ofSeconds(3)))
        .withMessage("too long: 3.00 s, must be under 3.00 s");
  }

  @Test
  void aFileWrittenToAPipeIsNamedAsThat() throws IOException {
    refused(change(40, -1), "written to a pipe: it does not say how long it is");
    refused(change(40, 0x7FFF_FFDA), "written to a pipe");
  }

  private byte[] written() throws IOException {
    Path file = folder.resolve("clip.wav");
    Wav.write(file, samples);
    return Files.readAllBytes(file);
  }

  private byte[] change(int at, int value) throws IOException {
    byte[] file = written();
    ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(at, value);
    return file;
  }

  private static short[] read(byte[] file) throws IOException, Refusal {
    return Wav.read(new ByteArrayInputStream(file));
  }

  private static void refused(byte[] file, String reason) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> read(file))
        .withMessageContaining(reason);
  }
}
