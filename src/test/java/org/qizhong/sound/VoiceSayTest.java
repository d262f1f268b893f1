package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.SystemTicker;
import org.qizhong.desk.Ticker;
import org.qizhong.sound.clips.Counted;

@DisplayName("voice say: what is said was heard, or it is not said to have been")
class VoiceSayTest {
  private final Ticker ticker = new SystemTicker();
  private final Player player = new Player(ticker);
  private final AtomicInteger heard = new AtomicInteger();
  private volatile int stalls;
  private volatile boolean plugged = true;
  private final Thread device = Thread.ofPlatform().daemon().unstarted(this::play);

  /** A device that plays 5 ms at a time, and goes away for 200 ms in so many sounds. */
  private void play() {
    try {
      while (plugged) {
        player.start(ticker.nanos());
        player.works(true);
        playUntilItStalls();
        player.works(false);
        Thread.sleep(200);
      }
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private void playUntilItStalls() throws InterruptedException {
    short[] out = new short[240];
    long begun = ticker.nanos();
    long first = player.position();
    int loud = 0;
    while (plugged && (stalls == 0 || loud < 10)) {
      while (player.position() - first < (ticker.nanos() - begun) * Mix.RATE / 1_000_000_000L) {
        player.render(out);
        boolean sounds = Math.abs(out[239]) > 100;
        loud += sounds ? 1 : 0;
        heard.addAndGet(sounds ? 1 : 0);
      }
      player.observe(ticker.nanos(), player.position());
      Thread.sleep(2);
    }
    stalls = Math.max(0, stalls - 1);
  }

  @AfterEach
  void unplugs() throws InterruptedException {
    plugged = false;
    device.join();
  }

  private static Sound half() {
    short[] samples = new short[Mix.RATE / 2];
    Arrays.fill(samples, (short) 8_000);
    return new Sound(samples, Rank.CALL);
  }

  @Test
  void aSoundIsHeardWhole() throws Exception {
    player.volume(100);
    device.start();
    VoiceSay.play(half(), player, ticker);
    assertThat(heard.get()).isGreaterThan(80);
  }

  @Test
  void aDeviceThatGoesAwayOnceIsTriedOnceMore() {
    player.volume(100);
    stalls = 1;
    device.start();
    assertThatCode(() -> VoiceSay.play(half(), player, ticker)).doesNotThrowAnyException();
    assertThat(heard.get()).isGreaterThan(80);
  }

  @Test
  void aDeviceThatGoesAwayTwiceIsSaidToHave() {
    player.volume(100);
    stalls = 2;
    device.start();
    assertThatThrownBy(() -> VoiceSay.play(half(), player, ticker))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("went away");
  }

  @Test
  void atVolumeZeroNothingIsPlayedAndThatIsSaid() throws Exception {
    SoundSettings silent = SoundSettings.DEFAULT.with("volume", "0");
    assertThatThrownBy(
            () ->
                VoiceSay.run(
                    "7", Counted.MINUTES, silent, new PrintWriter(new StringWriter()), ticker))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("the volume is 0");
  }
}
