package org.qizhong.record;

import java.util.Map;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Setup;
import org.qizhong.match.StartCard;

/** A line that the console or a client of the desk's socket sends. */
public sealed interface ConsoleLine
    permits Judged,
        Door,
        ConsoleLine.Open,
        ConsoleLine.Close,
        ConsoleLine.Ask,
        ConsoleLine.LayCard,
        ConsoleLine.TakeCard,
        ConsoleLine.ChangeSound,
        ConsoleLine.SwapButtons,
        ConsoleLine.Say,
        ConsoleLine.Buzz,
        ConsoleLine.Preview,
        ConsoleLine.Collect,
        ConsoleLine.Log,
        ConsoleLine.Standing {

  /** A header: a match to open. */
  record Open(Setup setup) implements ConsoleLine {}

  /** {@code {"close": true}}: the record ends; a flag that stands becomes the result. */
  record Close() implements ConsoleLine {}

  /** {@code {"ask": side}}: C6, how much is left is spoken. */
  record Ask(Side side) implements ConsoleLine {}

  /** {@code {"card": {…}, "late": {…}}}: a start card is laid on the table. */
  record LayCard(StartCard card) implements ConsoleLine {}

  /** {@code {"card": false}}: the start card is taken away. */
  record TakeCard() implements ConsoleLine {}

  /** {@code {"sound": {…}}}: what is heard is changed, by the sound settings' keys. */
  record ChangeSound(Map<String, String> changes) implements ConsoleLine {}

  /** {@code {"buttons": {"swapped": true}}}: the real buttons' sides are exchanged. */
  record SwapButtons(boolean swapped) implements ConsoleLine {}

  /** {@code {"say": call, "side": side}}: a test word, in that side's voice. */
  record Say(String call, Side side) implements ConsoleLine {}

  /** {@code {"buzz": true}}: the buzzer, to test it. */
  record Buzz() implements ConsoleLine {}

  /** {@code {"preview": line}}: what {@code of}, written as {@code line}, would do now. */
  record Preview(Judged of, String line) implements ConsoleLine {}

  /**
   * {@code {"collect": "readings"}}: from now on the players' buttons confirm that.
   *
   * @param what empty: no longer
   */
  record Collect(Optional<Collected> what) implements ConsoleLine {}

  /** {@code {"log": n}}: the match's log from entry {@code from} on. */
  record Log(int from, boolean calls) implements ConsoleLine {}

  /** {@code {"standing": true}}: the rulings that may be withdrawn. */
  record Standing() implements ConsoleLine {}

  /** What {@code line} says; the refusal names what does not fit. */
  static ConsoleLine parse(String line) throws Refusal {
    return ConsoleLineReader.read(Lines.object(line));
  }
}
