package org.qizhong.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/**
 * A desk as a process of its own, to be stopped from outside. Each line it reads has a stamp before
 * it, on the clock that all of the machine's processes share; {@code press SIDE} is an edge of that
 * button. So the pipe is the kernel's queue: what is written while the process stands still is read
 * when it goes on.
 */
final class StoppedDesk {
  private StoppedDesk() {}

  /** Runs until its input ends. */
  public static void main(String[] arguments) throws IOException, Refusal {
    View view =
        line -> {
          System.out.println(line);
          System.out.flush();
        };
    try (Desk desk =
            new Desk(new SystemTicker(), new MemoryJournal(), Speaker.SILENT, Buzzer.SILENT);
        BufferedReader in =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      desk.attach(view);
      desk.start();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String[] stamped = line.split(" ", 2);
        long stamp = Long.parseLong(stamped[0]);
        if (stamped[1].startsWith("press ")) {
          desk.edge(new Edge(Side.valueOf(stamped[1].substring(6)), stamp, true));
        } else {
          desk.submit(stamped[1], stamp, view);
        }
      }
    }
  }
}
