package org.qizhong.screen.referee;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.match.Role;
import org.qizhong.screen.model.FaceLine;
import org.qizhong.screen.model.ReadingWords;
import org.qizhong.screen.model.Tone;
import org.qizhong.screen.model.Words;

/** Paints the line above the referee's desk. */
final class HeadlinePainter {
  private final RefereeModel desk;

  HeadlinePainter(RefereeModel desk) {
    this.desk = desk;
  }

  Headline paint() {
    String remark = desk.remark();
    String status =
        desk.situation().map(this::status).orElseGet(() -> desk.say("referee.no-match"));
    return new Headline(
        desk.title(),
        remark.isEmpty() ? role() + status : remark,
        desk.isTrouble(),
        desk.screen().isBlind()
            ? Optional.empty()
            : desk.situation()
                .map(now -> new BySide<>(brief(now, Side.BLACK), brief(now, Side.WHITE))));
  }

  /** Whose role it is, where there are PINs. */
  private String role() {
    boolean pins = desk.door().hasPin(Role.REFEREE) || desk.door().hasPin(Role.CHIEF);
    return pins && desk.door().role() != Role.NONE
        ? desk.say("referee.role." + desk.door().role().id()) + " · "
        : "";
  }

  private String status(Situation now) {
    String stand = desk.say("referee.status." + now.status().id());
    return switch (now.status()) {
      case READY, RUNNING, PAUSED, SEALED, PASSED, AGREED, ABANDONED ->
          desk.say("referee.status", stand, Words.name(desk.texts(), now.toMove()));
      case FLAGGED, RESULT, CONFIRMED, CLOSED -> stand;
    };
  }

  private Headline.SideBrief brief(Situation now, Side side) {
    boolean button = isButton(now);
    boolean due = button && (!now.isRunning() || side == now.toMove());
    return new Headline.SideBrief(
        ReadingWords.brief(desk.texts(), side, now.of(side)),
        tone(now, side),
        due ? desk.say("referee.press") : "",
        button);
  }

  /** Without real buttons the players' faces are; they are covered, and play goes on. */
  private boolean isButton(Situation now) {
    boolean waits = now.status() == Face.Status.PAUSED && now.header().conduct().bothResume();
    return desk.screen().table().screenButtons() && (now.isRunning() || waits);
  }

  private static Tone tone(Situation now, Side side) {
    FaceLine.SideLine line = now.of(side);
    if (line.phase() == Phase.FLAGGED) {
      return Tone.FLAG;
    }
    if (side != now.toMove() || now.status() == Face.Status.RESULT || now.isFinal()) {
      return Tone.IDLE;
    }
    if (!now.isRunning()) {
      return Tone.STOPPED;
    }
    if (line.last()) {
      return Tone.LAST;
    }
    return line.phase() == Phase.MAIN ? Tone.MAIN : Tone.OVERTIME;
  }
}
