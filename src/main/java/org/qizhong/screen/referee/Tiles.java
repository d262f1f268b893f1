package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.match.Role;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.model.Acts;
import org.qizhong.screen.model.Words;

/**
 * The grid of acts: first what cannot wait while a clock runs, then what is done while both stand.
 * Each says what comes of it in this edition, or why it is not possible now.
 */
final class Tiles {
  private final RefereeModel desk;

  Tiles(RefereeModel desk) {
    this.desk = desk;
  }

  /** One of its two halves; without a match only what needs none. */
  List<Choice> page(boolean second) {
    List<Choice> tiles = new ArrayList<>();
    Optional<Situation> now = desk.situation();
    if (now.isEmpty()) {
      tiles.addAll(List.of(pins(), chief(), buttons()));
      return tiles;
    }
    if (second) {
      tiles.addAll(standing(now.get()));
      tiles.addAll(List.of(log(), pins(), chief(), buttons()));
    } else {
      tiles.addAll(running(now.get()));
    }
    tiles.add(turn(second));
    return tiles;
  }

  private List<Choice> running(Situation now) {
    List<Choice> tiles = new ArrayList<>();
    for (Side side : Side.values()) {
      tiles.add(warn(now, side));
    }
    tiles.add(tile("void", undoable(now), Role.REFEREE, () -> new VoidPage(desk)));
    tiles.add(tile("take-back", undoable(now), Role.REFEREE, () -> new TakeBackPage(desk)));
    tiles.add(hold(now));
    tiles.add(
        tile(
            "reread",
            now.isOpen() && now.isRead() ? "" : "not-read",
            Role.REFEREE,
            () -> new RereadPage(desk)));
    tiles.add(tile("rule-pass", timeUp(now), Role.REFEREE, () -> SimplePage.timeUpIsPass(desk)));
    tiles.add(tile("forgotten", moved(now), Role.REFEREE, () -> SimplePage.forgotten(desk)));
    tiles.add(tile("leave", moved(now), Role.REFEREE, () -> new LeavePage(desk)));
    tiles.add(tile("note", now.isFinal() ? "final" : "", Role.REFEREE, () -> new NotePage(desk)));
    tiles.add(
        tile("withdraw", now.isFinal() ? "final" : "", Role.REFEREE, () -> new WithdrawPage(desk)));
    return tiles;
  }

  private List<Choice> standing(Situation now) {
    String open = decided(now);
    return List.of(
        tile("adjust", open, Role.CHIEF, () -> new AdjustPage(desk)),
        tile("clock", open, Role.REFEREE, () -> new ClockPage(desk)),
        tile("split", open, Role.REFEREE, () -> new SplitPage(desk)),
        tile("pause", now.isReady() ? "not-started" : "", Role.REFEREE, () -> new PausePage(desk)),
        tile(
            "seal",
            now.isRunning() ? "" : "not-running",
            Role.REFEREE,
            () -> SimplePage.seal(desk)),
        tile("swap", colours(now), Role.REFEREE, () -> new ColoursPage(desk)),
        tile("late", now.isReady() ? "" : "started", Role.REFEREE, () -> new LatePage(desk)));
  }

  /** Why nothing of a decided game can be changed; empty where it can. */
  private static String decided(Situation now) {
    if (now.isFinal()) {
      return "final";
    }
    return now.isOpen() ? "" : "decided";
  }

  /** Why there is no move to rule on. */
  private static String moved(Situation now) {
    if (now.isReady()) {
      return "not-started";
    }
    return now.status() == Face.Status.FLAGGED ? "flagged" : decided(now);
  }

  /** After an agreement nothing leads back to the game but E4's dispute. */
  private static String undoable(Situation now) {
    return now.status() == Face.Status.AGREED ? "agreed" : moved(now);
  }

  /** R11. */
  private static String timeUp(Situation now) {
    if (!now.rules().timeUpMayBePass()) {
      return "never-pass";
    }
    if (now.status() != Face.Status.FLAGGED) {
      return "no-flag";
    }
    return now.header().time().of(now.toMove()).isReadAloud() ? "" : "not-read";
  }

  /** R16. */
  private static String colours(Situation now) {
    boolean late = now.face().move() > 10;
    return late ? "move-ten" : decided(now);
  }

  private Choice warn(Situation now, Side side) {
    String why = decided(now);
    return Choice.of(
            "tile-warn-" + side.id(),
            desk.say("referee.tile.warn", Words.name(desk.texts(), side)),
            () -> desk.open(Role.REFEREE, () -> new OffencePage(desk, side)))
        .hint(why.isEmpty() ? new WarningWords(desk, now).next(side) : not(why))
        .enabled(why.isEmpty());
  }

  /** R4: cn-1988 alone does not time the lifting of captures; one touch stops both clocks. */
  private Choice hold(Situation now) {
    boolean held = now.rules() == RuleSet.CN_1988;
    boolean may = held && now.isRunning();
    String hint =
        held ? may ? desk.say("referee.tile.hold.hint") : not("not-running") : not("not-held");
    return Choice.of(
            "tile-hold",
            desk.say("referee.tile.hold"),
            () ->
                desk.give(
                    RulingLine.hold(desk.say("referee.why.hold")),
                    Role.REFEREE,
                    desk.say("referee.given", desk.say("referee.tile.hold"))))
        .hint(hint)
        .enabled(may);
  }

  /**
   * One that opens a page.
   *
   * @param not why it cannot be done now; empty if it can
   */
  private Choice tile(String id, String not, Role need, Supplier<RefereePage> page) {
    String hint = "referee.tile." + id + ".hint";
    String edition = desk.situation().map(now -> hint + "." + now.rules().id()).orElse(hint);
    String says = desk.say(desk.texts().has(edition) ? edition : hint);
    return Choice.of("tile-" + id, desk.say("referee.tile." + id), () -> desk.open(need, page))
        .hint(not.isEmpty() ? says : not(not))
        .enabled(not.isEmpty());
  }

  private String not(String why) {
    return desk.say("referee.not." + why);
  }

  private Choice turn(boolean second) {
    return Choice.of(
            "tile-turn", desk.say(second ? "referee.tile.first" : "referee.tile.more"), desk::turn)
        .hint(desk.say(second ? "referee.tile.first.hint" : "referee.tile.more.hint"));
  }

  /** The role stays meanwhile, as long as it lasts. */
  private Choice log() {
    return Choice.of("tile-log", desk.say("log.title"), () -> desk.screen().log().showToReferee())
        .hint(desk.say("log.hint"));
  }

  private Choice pins() {
    boolean set = desk.door().hasPin(Role.REFEREE);
    return Choice.of(
            "tile-pins",
            desk.say("referee.pins.title"),
            () -> desk.open(Role.REFEREE, () -> new PinsPage(desk)))
        .hint(desk.say(set ? "referee.pins.set-hint" : "referee.pins.open-hint"));
  }

  /** From the referee's role to the chief referee's, where that has a PIN of its own. */
  private Choice chief() {
    boolean possible = !desk.door().permits(Role.CHIEF);
    return Choice.of(
            "tile-chief",
            desk.say("referee.role.chief"),
            () -> desk.door().ask(Role.CHIEF, desk::touched))
        .hint(desk.say(possible ? "referee.chief.raise" : "referee.chief.there"))
        .enabled(possible);
  }

  private Choice buttons() {
    Optional<Boolean> swapped = desk.screen().table().swapped();
    String hint =
        swapped
            .map(now -> now ? "referee.buttons.swapped" : "referee.buttons.straight")
            .orElse("referee.buttons.none");
    return Choice.of(
            "tile-buttons",
            desk.say("referee.buttons"),
            () ->
                swapped.ifPresent(
                    now ->
                        desk.door().ask(Role.REFEREE, () -> desk.giveAct(Acts.swapButtons(!now)))))
        .hint(desk.say(hint))
        .enabled(swapped.isPresent());
  }
}
