package org.qizhong.desk;

import java.io.IOException;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/**
 * A match that nobody sees or hears, played on a desk of its own before the first real one, so that
 * the first press does not wait for the program's parts to be loaded.
 */
public final class Rehearsal {
  private static final long STEP = 700_000_000L;
  private static final int STEPS = 240;
  private static final int MOVE = 12;

  private final long[] now = {0};
  private final Desk desk;
  private final View view = line -> {};

  private Rehearsal(Journal journal, Speaker speaker, Buzzer buzzer) throws IOException, Refusal {
    desk = new Desk(() -> now[0], journal, speaker, buzzer);
  }

  /**
   * Plays; the parts are used up afterwards.
   *
   * @param journal one that may be thrown away
   * @param speaker one that is not heard
   */
  public static void play(Journal journal, Speaker speaker, Buzzer buzzer)
      throws IOException, Refusal {
    Rehearsal rehearsal = new Rehearsal(journal, speaker, buzzer);
    rehearsal.play();
    rehearsal.desk.close();
  }

  private void play() {
    desk.attach(view);
    says("{\"time\": \"20s + 5x10s\"}");
    says("{\"start\": \"black\"}");
    Side side = Side.BLACK;
    for (int step = 1; step <= STEPS; step++) {
      now[0] += STEP;
      if (step % MOVE == 0) {
        says("{\"press\": \"" + side.id() + "\"}");
        side = side.other();
      }
      desk.step();
    }
    says("{\"pause\": true}");
    says("{\"read\": true}");
  }

  private void says(String line) {
    desk.submit(line, now[0], view);
    desk.step();
  }
}
