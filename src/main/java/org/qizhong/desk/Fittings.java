package org.qizhong.desk;

import java.util.Optional;

/**
 * What a desk is fitted with.
 *
 * @param buttons the players' real ones; without them the screen's faces are the buttons
 * @param version the program's, for clients
 */
public record Fittings(
    Speaker speaker,
    Buzzer buzzer,
    SoundDesk sound,
    Optional<Buttons> buttons,
    Lamps lamps,
    String version) {

  /** A desk whose sound cannot be set, with the screen's buttons and no lamps. */
  public static Fittings of(Speaker speaker, Buzzer buzzer) {
    return new Fittings(speaker, buzzer, SoundDesk.NONE, Optional.empty(), Lamps.NONE, "unknown");
  }
}
