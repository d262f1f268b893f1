package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Every sample is expected from arithmetic. */
class MixTest {
  private static final int MS = Mix.RATE / 1_000;

  private final Mix mix = new Mix();

  private static Sound flat(int level, int length, Rank rank) {
    short[] samples = new short[length];
    Arrays.fill(samples, (short) level);
    return new Sound(samples, rank);
  }

  private short[] render(int length) {
    short[] out = new short[length];
    mix.render(out);
    return out;
  }

  @Test
  void aSoundBeginsOnItsVerySampleAndPassesBitByBit() {
    short[] samples = new short[1_000];
    new Random(1).ints(samples.length, -29_000, 29_000).forEach(new Filler(samples));
    mix.place("a", new Sound(samples, Rank.CALL), 333);

    short[] out = render(2_000);

    assertThat(Arrays.copyOfRange(out, 333, 1_333)).isEqualTo(samples);
    assertThat(Arrays.copyOfRange(out, 0, 333)).containsOnly(0);
    assertThat(Arrays.copyOfRange(out, 1_333, 2_000)).containsOnly(0);
    assertThat(mix.isEmpty()).isTrue();
  }

  private static final class Filler implements java.util.function.IntConsumer {
    private final short[] samples;
    private int next;

    Filler(short[] samples) {
      this.samples = samples;
    }

    @Override
    public void accept(int value) {
      samples[next++] = (short) value;
    }
  }

  @Test
  void theSamePlacingsGiveTheSameSamplesHoweverTheyAreRendered() {
    short[] whole = pieces(24_000);
    for (int piece : new int[] {1, 7, 240, 719, 720, 721, 5_000}) {
      assertThat(pieces(piece)).as("pieces of %d", piece).isEqualTo(whole);
    }
  }

  private static short[] pieces(int piece) {
    Mix mix = new Mix();
    mix.place(1, flat(9_000, 6_000, Rank.INFORMATION), 100);
    mix.place(2, flat(7_000, 6_000, Rank.CALL), 3_000);
    mix.place(3, flat(5_000, 6_000, Rank.FINAL), 8_000);
    mix.place(4, flat(3_000, 6_000, Rank.CALL), 9_000);
    mix.place(5, flat(2_000, 600, Rank.CHIME), 14_500);
    short[] out = new short[24_000];
    for (int from = 0; from < out.length; from += piece) {
      short[] part = new short[Math.min(piece, out.length - from)];
      mix.render(part);
      System.arraycopy(part, 0, out, from, part.length);
    }
    return out;
  }

  @Test
  void aCallFadesAnEarlierOneInFifteenMillisecondsAndHasTheAirToItselfOnItsFirstSample() {
    mix.place(1, flat(10_000, 48_000, Rank.CALL), 0);
    mix.place(2, flat(5_000, 1_000, Rank.CALL), 20_000);

    short[] out = render(30_000);

    assertThat(out[20_000 - 720]).isEqualTo((short) 10_000);
    assertThat(out[20_000 - 360]).isEqualTo((short) 5_000);
    assertThat(out[20_000 - 72]).isEqualTo((short) 1_000);
    assertThat(out[20_000]).isEqualTo((short) 5_000);
    assertThat(out[20_999]).isEqualTo((short) 5_000);
    assertThat(out[21_000]).isZero();
  }

  @Test
  void finalCountGoesBeforeCallBeforeInformationBeforeChime() {
    Rank[] ranks = Rank.values();
    for (Rank first : ranks) {
      for (Rank second : ranks) {
        Mix fresh = new Mix();
        fresh.place(1, flat(10_000, 10_000, first), 0);
        fresh.place(2, flat(4_000, 10_000, second), 5_000);
        short[] out = new short[20_000];
        fresh.render(out);
        boolean yields = second.ordinal() <= first.ordinal();
        assertThat(out[5_000])
            .as("%s, then %s", first, second)
            .isEqualTo((short) (yields ? 4_000 : 10_000));
        assertThat(out[9_999]).isEqualTo((short) (yields ? 4_000 : 10_000));
        assertThat(out[12_000]).isEqualTo((short) (yields ? 4_000 : 0));
      }
    }
  }

  @Test
  void atOneSampleTheMoreImportantCountsAndAmongEqualsTheLastOnePlaced() {
    mix.place(1, flat(3_000, 2_000, Rank.FINAL), 1_000);
    mix.place(2, flat(2_000, 2_000, Rank.CALL), 1_000);
    mix.place(3, flat(1_000, 2_000, Rank.INFORMATION), 1_000);
    assertThat(render(4_000)[1_500]).isEqualTo((short) 3_000);

    mix.place(4, flat(500, 2_000, Rank.CALL), 5_000);
    mix.place(5, flat(600, 2_000, Rank.CALL), 5_000);
    assertThat(render(4_000)[1_500]).isEqualTo((short) 600);
  }

  @Test
  void silenceFadesWhatSoundsAndDropsWhatIsToCome() {
    mix.place(1, flat(12_000, 48_000, Rank.FINAL), 0);
    mix.place(2, flat(8_000, 4_800, Rank.CALL), 5_000);
    mix.place(3, flat(8_000, 4_800, Rank.FINAL), 60_000);
    render(2_400);
    mix.silence();

    short[] out = render(96_000);

    for (int after = 0; after < Mix.FADE; after++) {
      assertThat((double) out[after]).isCloseTo(12_000 * (1 - after / 720.0), within(1));
    }
    assertThat(Arrays.copyOfRange(out, Mix.FADE, out.length)).containsOnly(0);
    assertThat(mix.isEmpty()).isTrue();
  }

  private static org.assertj.core.data.Offset<Double> within(double margin) {
    return org.assertj.core.data.Offset.offset(margin);
  }

  @Test
  void aCallTakenBackBeforeItBeginsIsNeverHeardAndFadesNobody() {
    mix.place(1, flat(10_000, 20_000, Rank.CALL), 0);
    mix.place(2, flat(5_000, 1_000, Rank.CALL), 10_000);
    render(2_400);
    mix.remove(2);

    assertThat(render(20_000 - 2_400)).containsOnly(10_000);
  }

  @Test
  void aCallThatHasNotBegunCanBeMovedAndOneThatHasCannot() {
    mix.place(1, flat(1_000, 100, Rank.CALL), 1_000);
    mix.move(1, 1_010);
    assertThat(render(1_050)[1_009]).isZero();
    mix.move(1, 5_000);
    short[] out = render(200);
    assertThat(out[59]).isEqualTo((short) 1_000);
    assertThat(out[60]).isZero();
  }

  @Test
  void whatIsPlacedInThePastBeginsAtOnce() {
    render(500);
    mix.place(1, flat(1_000, 10, Rank.CALL), 3);
    short[] out = render(20);
    assertThat(Arrays.copyOf(out, 10)).containsOnly(1_000);
    assertThat(out[10]).isZero();
  }

  @Test
  void volumeIsTheSquareAndChangesWithoutAClick() {
    mix.place(1, flat(16_000, 48_000, Rank.CALL), 0);
    assertThat(render(100)).containsOnly(16_000);
    mix.volume(50);
    short[] out = render(2_000);
    for (int index = 1; index < out.length; index++) {
      assertThat(out[index - 1] - out[index]).isBetween(0, 16_000 / Mix.FADE + 1);
    }
    assertThat(out[1_999]).isEqualTo((short) 4_000);
    mix.volume(0);
    render(2_000);
    assertThat(render(100)).containsOnly(0);
  }

  @Test
  void nothingEverClipsAndSingleClipsAreUntouched() {
    for (int sum = -200_000; sum <= 200_000; sum += 37) {
      short limited = Limiter.limit(sum);
      if (Math.abs(sum) <= Limiter.KNEE) {
        assertThat(limited).isEqualTo((short) sum);
      } else {
        assertThat(Math.abs((int) limited)).isBetween((int) Limiter.KNEE, (int) Short.MAX_VALUE);
        assertThat(limited).isGreaterThanOrEqualTo(Limiter.limit(sum - 37));
      }
    }
  }

  @Test
  void theStandInBuzzerIsTwoKilohertz() {
    short[] tone = Tone.LONG.samples();
    int crossings = 0;
    for (int index = 1; index < tone.length; index++) {
      if (tone[index - 1] < 0 && tone[index] >= 0) {
        crossings++;
      }
    }
    assertThat(tone.length).isEqualTo(1_000 * MS);
    assertThat(crossings / 1.0).isCloseTo(2_000, within(2));
    assertThat(tone[0]).isZero();
    assertThat(tone[tone.length - 1]).isZero();
  }

  @Test
  void aSoftTickIsShortAndMuchSofterThanAWarning() {
    assertThat(Tone.TICK.samples().length).isLessThanOrEqualTo(15 * MS);
    assertThat(peak(Tone.TICK) * 3).isLessThan(peak(Tone.SHORT));
    assertThat(Tone.SHORT.samples().length).isEqualTo(150 * MS);
  }

  private static int peak(Tone tone) {
    int peak = 0;
    for (short sample : tone.samples()) {
      peak = Math.max(peak, Math.abs(sample));
    }
    return peak;
  }
}
