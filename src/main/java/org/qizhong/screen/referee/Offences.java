package org.qizhong.screen.referee;

import java.util.Locale;
import org.qizhong.match.Offence;
import org.qizhong.match.Remedy;

/** Offences and remedies in words. */
final class Offences {
  private Offences() {}

  /** Such as {@code two-moves}. */
  static String id(Offence offence) {
    return id(offence.name());
  }

  /** Such as {@code take-back-and-warning}. */
  static String id(Remedy remedy) {
    return id(remedy.name());
  }

  private static String id(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static String name(RefereeModel desk, Offence offence) {
    return desk.say("referee.offence." + id(offence));
  }

  static String remedy(RefereeModel desk, Remedy remedy) {
    return desk.say("referee.remedy." + id(remedy));
  }
}
