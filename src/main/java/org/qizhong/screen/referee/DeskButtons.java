package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.match.Face;
import org.qizhong.match.Role;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.model.Acts;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.model.Words;

/** The buttons below the grid: what goes on, how it ends, and the lock. */
final class DeskButtons {
  private final RefereeModel desk;

  DeskButtons(RefereeModel desk) {
    this.desk = desk;
  }

  /** One to three. */
  List<Choice> all() {
    List<Choice> all = new ArrayList<>();
    Optional<Situation> now = desk.situation();
    now.flatMap(this::due).ifPresent(all::add);
    now.ifPresent(it -> all.add(end(it)));
    boolean pins = desk.door().hasPin(Role.REFEREE) || desk.door().hasPin(Role.CHIEF);
    all.add(Choice.of("lock", desk.say(pins ? "referee.lock" : "count.back"), desk.door()::close));
    return all;
  }

  /** Stopping is a touch; everything that lets time run or ends something is held. */
  private Optional<Choice> due(Situation now) {
    return switch (now.status()) {
      case READY ->
          Optional.of(
              held(
                  "start",
                  desk.say("match.start", Words.name(desk.texts(), now.header().starts())),
                  Acts.start(now.header().starts())));
      case RUNNING ->
          Optional.of(Choice.of("pause", desk.say("referee.pause"), () -> send(Acts.PAUSE)));
      case PAUSED, SEALED, PASSED ->
          Optional.of(held("resume", desk.say("referee.resume"), Acts.RESUME));
      case AGREED -> Optional.of(dispute());
      case ABANDONED -> Optional.empty();
      case FLAGGED ->
          Optional.of(
              held(
                  "close-time",
                  desk.say("match.close-time", Words.name(desk.texts(), now.flagged())),
                  Acts.CLOSE));
      case RESULT -> Optional.of(held("confirm", desk.say("match.confirm"), Acts.CONFIRM));
      case CONFIRMED, CLOSED -> Optional.empty();
    };
  }

  /** E4: once both have agreed there is no other way back to the game. */
  private Choice dispute() {
    return Choice.of(
        "dispute",
        desk.say("count.dispute"),
        () -> {
          desk.door().leave();
          desk.screen().perform(new MatchButton.Deed.OpenDispute());
        });
  }

  private Choice end(Situation now) {
    return Choice.of("end", desk.say("referee.tile.end"), () -> desk.open(new EndPage(desk)))
        .enabled(now.isOpen() && now.status() != Face.Status.READY);
  }

  private Choice held(String id, String label, String act) {
    return Choice.of(id, label, () -> send(act)).hint(desk.say("common.hold")).go().toBeHeld();
  }

  private void send(String act) {
    desk.giveAct(act);
  }
}
