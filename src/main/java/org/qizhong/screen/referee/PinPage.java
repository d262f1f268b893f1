package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.match.Role;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Common;
import org.qizhong.screen.card.Sheet;

/** The PIN for the referee's desk. */
final class PinPage implements RefereePage {
  private final RefereeModel desk;
  private final PinEntry entry = new PinEntry();
  private boolean asChief;

  PinPage(RefereeModel desk) {
    this.desk = desk;
  }

  /** Nobody has begun to type. */
  void forget() {
    entry.clear();
    asChief = false;
  }

  @Override
  public String title() {
    return desk.say("referee.pin.title");
  }

  /** Whose PIN is typed: the one that is needed, or at wish the chief's. */
  private Role whose() {
    return asChief ? Role.CHIEF : desk.door().asks().orElse(Role.REFEREE);
  }

  @Override
  public Sheet sheet() {
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(new Sheet.Grid("", 2, 1, List.of(role(Role.REFEREE), role(Role.CHIEF))));
    parts.add(new Sheet.Line(entry.dots(), entry.dots().length(), -1));
    String told = desk.door().told(desk.texts());
    boolean said = !told.isEmpty() && entry.isEmpty();
    String words = desk.door().isChecking() ? "referee.pin.checking" : "referee.pin.words";
    parts.add(new Sheet.Words(said ? told : desk.say(words), said));
    return new Sheet(
        "",
        parts,
        keys(),
        List.of(
            Choice.of("back", desk.say("card.back"), desk.door()::cancel),
            Choice.of("unlock", desk.say("referee.pin.unlock"), this::unlock)
                .go()
                .enabled(entry.isWhole() && isFree())));
  }

  private Choice role(Role role) {
    boolean possible =
        role == Role.CHIEF
            ? desk.door().hasPin(Role.CHIEF)
            : desk.door().asks().orElse(Role.REFEREE) == Role.REFEREE;
    return Choice.of(
            "pin-" + role.id(),
            desk.say("referee.role." + role.id()),
            () -> {
              asChief = role == Role.CHIEF;
              desk.touched();
            })
        .chosen(whose() == role)
        .enabled(possible);
  }

  private List<Choice> keys() {
    Choice clear = Common.key(desk, "C", "", none -> entry.clear());
    boolean free = isFree();
    return Common.pad(desk, clear, this::key).stream().map(key -> key.enabled(free)).toList();
  }

  /** Whether a PIN can be typed: none has to wait, and none is being checked. */
  private boolean isFree() {
    return !desk.door().isBarred() && !desk.door().isChecking();
  }

  @Override
  public void typed(String character) {
    key(character);
  }

  @Override
  public void key(String key) {
    if (key.equals("ENTER")) {
      unlock();
    } else if (isFree()) {
      entry.key(key);
    }
  }

  private void unlock() {
    if (entry.isWhole() && isFree()) {
      desk.door().unlock(whose(), entry.digits());
      entry.clear();
    }
  }
}
