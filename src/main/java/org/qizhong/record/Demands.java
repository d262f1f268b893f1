package org.qizhong.record;

import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Act;
import org.qizhong.match.Authority;

/** What has to be said by whoever gives an act. */
final class Demands {
  private Demands() {}

  /** No reason that says nothing; and R17: one where {@code reasons} are needed. */
  static void of(Entry entry, boolean reasons) throws Refusal {
    Act act = entry.act();
    String name = ActWriter.name(act);
    notBlank(name, act instanceof Act.Note note ? Optional.of(note.why()) : entry.why());
    if (reasons && Authority.needsReason(act) && entry.why().isEmpty()) {
      throw new Refusal(name + ": needs a reason (R17)");
    }
    if (act instanceof Act.Adjust adjust && adjust.by().isZero()) {
      throw new Refusal("adjust: by 0 changes nothing");
    }
  }

  /** A reason that is given says something. */
  static void notBlank(String name, Optional<String> why) throws Refusal {
    if (why.isPresent() && why.get().codePoints().allMatch(Demands::isBlank)) {
      throw new Refusal(name + ": the reason is blank");
    }
  }

  /** Those that leave no ink, in whatever script. */
  private static boolean isBlank(int character) {
    return Character.isWhitespace(character)
        || Character.isSpaceChar(character)
        || Character.isISOControl(character)
        || Character.getType(character) == Character.FORMAT;
  }
}
