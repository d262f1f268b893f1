package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.match.Role;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Common;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.Acts;

/** Where PINs are set, changed and cleared; a new one is typed twice. */
final class PinsPage implements RefereePage {
  private final RefereeModel desk;
  private final PinEntry entry = new PinEntry();
  private Role whose = Role.REFEREE;
  private String first = "";
  private boolean differs;

  PinsPage(RefereeModel desk) {
    this.desk = desk;
  }

  @Override
  public String title() {
    return desk.say("referee.pins.title");
  }

  @Override
  public Sheet sheet() {
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(new Sheet.Grid("", 2, 1, List.of(role(Role.REFEREE), role(Role.CHIEF))));
    parts.add(new Sheet.Line(entry.dots(), entry.dots().length(), -1));
    parts.add(new Sheet.Words(words(), differs));
    return new Sheet(
        "",
        parts,
        Common.pad(desk, Common.key(desk, "C", "", none -> forget()), this::key),
        List.of(
            Common.back(desk),
            Choice.of("pin-clear", desk.say("referee.pins.clear"), () -> set(""))
                .enabled(desk.door().hasPin(whose))
                .toBeHeld(),
            Choice.of("pin-set", desk.say("referee.pins.set"), this::take)
                .go()
                .enabled(entry.isWhole())));
  }

  private String words() {
    if (differs) {
      return desk.say("referee.pins.differs");
    }
    return desk.say(first.isEmpty() ? "referee.pins.words." + whose.id() : "referee.pins.again");
  }

  private Choice role(Role role) {
    boolean set = desk.door().hasPin(role);
    return Choice.of("pins-" + role.id(), desk.say("referee.role." + role.id()), () -> choose(role))
        .hint(desk.say(set ? "referee.pins.is-set" : "referee.pins.is-open"))
        .chosen(whose == role);
  }

  private void choose(Role role) {
    whose = role;
    forget();
    desk.touched();
  }

  private void forget() {
    entry.clear();
    first = "";
    differs = false;
  }

  @Override
  public void typed(String character) {
    key(character);
  }

  @Override
  public void key(String key) {
    differs = false;
    if (key.equals("ENTER")) {
      take();
    } else {
      entry.key(key);
    }
  }

  /** The first time it is kept for the second. */
  private void take() {
    if (!entry.isWhole()) {
      return;
    }
    String typed = entry.digits();
    entry.clear();
    if (first.isEmpty()) {
      first = typed;
    } else if (first.equals(typed)) {
      set(typed);
    } else {
      first = "";
      differs = true;
    }
    desk.touched();
  }

  /** What the PINs as they are ask for it: the chief's for the chief's. */
  private void set(String pin) {
    Role changed = whose;
    forget();
    desk.door().ask(changed, () -> desk.screen().send(Acts.setPin(changed, pin)));
    desk.touched();
  }
}
