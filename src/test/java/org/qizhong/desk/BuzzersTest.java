package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.match.Happening;

/** C9: a wired buzzer beside the voice's own. */
class BuzzersTest {
  /** Writes down what it is told. */
  private static final class Told implements Buzzer {
    final List<String> told = new ArrayList<>();

    @Override
    public void plan(List<Planned> buzzes) {
      told.add("plan " + buzzes.size());
    }

    @Override
    public void planCalls(List<Speaker.Planned> calls) {
      told.add("calls " + calls.size());
    }

    @Override
    public void buzz(Happening happening) {
      told.add("buzz " + Bench.text(happening));
    }

    @Override
    public void fault() {
      told.add("fault");
    }
  }

  private final Told wired = new Told();
  private final Buzzer broken =
      new Buzzer() {
        @Override
        public void plan(List<Planned> buzzes) {
          throw new IllegalStateException("broken");
        }

        @Override
        public void buzz(Happening happening) {
          throw new IllegalStateException("broken");
        }
      };
  private final DeskBench bench =
      new DeskBench(
          new MemoryJournal(),
          new Fittings(
              Speaker.SILENT,
              broken.and(wired),
              SoundDesk.NONE,
              Optional.empty(),
              Lamps.NONE,
              "test"));

  @Test
  void law10_oneBuzzerThatFailsKeepsNothingFromTheOther() {
    bench.starts("0 + 1x60s").until(10);
    bench.edges(BLACK, 10).until(11);
    assertThat(wired.told)
        .contains("buzz at:0,started,side:black", "buzz at:10,moved,side:black,move:1,used:10");
  }

  @Test
  void C5_callsArePlannedForABuzzerBeforeItsOwnBuzzes() {
    bench.starts("0 + 1x60s").until(28);
    int last = wired.told.lastIndexOf("calls 1");
    assertThat(last).isNotNegative();
    assertThat(wired.told.get(last + 1)).isEqualTo("plan 0");
  }

  @Test
  void aPartThatFailsIsAFaultForTheBuzzerButNotALoudspeakerThatIsMissing() {
    bench.desk.alarm("voice", "no sound device");
    bench.desk.alarm("sound", "sound.properties: volume");
    bench.until(1);
    assertThat(wired.told).doesNotContain("fault");
    bench.desk.alarm("journal", "disk full");
    bench.until(2);
    bench.desk.alarm("journal", "");
    bench.until(3);
    assertThat(wired.told).containsOnlyOnce("fault");
  }
}
