package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.Acts;
import org.qizhong.screen.model.ReadingWords;
import org.qizhong.screen.words.Texts;

/** R13: the pause written down, its reason, and both players' confirmation of both readings. */
final class PausePage extends GivePage {
  private static final String READINGS = "readings";

  private final Reasons reasons;

  PausePage(RefereeModel desk) {
    super(desk, "pause");
    reasons = new Reasons(desk, "adjourned", "lunch", "dispute", "unwell");
    desk.screen().send(Acts.log(1));
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(new Sheet.Words(written(), false), reasons.grid());
  }

  private String written() {
    Situation now = desk.situation().orElseThrow();
    List<String> lines = new ArrayList<>();
    lines.add(
        desk.say(
            "referee.pause.stand",
            name(now.toMove()),
            ReadingWords.brief(desk.texts(), Side.BLACK, now.of(Side.BLACK)),
            ReadingWords.brief(desk.texts(), Side.WHITE, now.of(Side.WHITE))));
    lines.add(
        PauseRecord.latest(desk.findings().log())
            .map(pause -> told(pause, now))
            .orElseGet(() -> desk.say("referee.pause.none")));
    lines.add(desk.say("referee.pause.confirmed", mark(now, Side.BLACK), mark(now, Side.WHITE)));
    return String.join("\n", lines);
  }

  private String told(PauseRecord pause, Situation now) {
    String from = ReadingWords.digits(pause.from());
    String until = pause.until().map(ReadingWords::digits).orElse("…");
    String length = ReadingWords.digits(pause.length(now.face().at()));
    String why = pause.why().isEmpty() ? desk.say("referee.pause.no-reason") : pause.why();
    return desk.say("referee.pause.record", from, until, length, who(pause, now), why);
  }

  private String who(PauseRecord pause, Situation now) {
    Texts texts = desk.texts();
    String asked = now.face().asked().map(Side::id).orElse(pause.asked());
    for (String known : List.of("common.", "referee.role.")) {
      if (texts.has(known + asked)) {
        return texts.get(known + asked);
      }
    }
    return texts.get("referee.role.referee");
  }

  private String mark(Situation now, Side side) {
    return name(side) + " " + (now.face().marks().agreedReadings().contains(side) ? "✓" : "–");
  }

  @Override
  List<Choice> more() {
    boolean collecting = desk.findings().collects(READINGS);
    return List.of(
        Choice.of(
                "collect",
                desk.say(collecting ? "referee.pause.collecting" : "referee.pause.collect"),
                () -> desk.send(RulingLine.collectReadings(!collecting)))
            .chosen(collecting)
            .enabled(desk.situation().filter(Situation::isStopped).isPresent()));
  }

  @Override
  String missing() {
    return desk.say(
        desk.findings().collects(READINGS) ? "referee.pause.press" : "referee.pause.words");
  }

  @Override
  Optional<ObjectNode> line() {
    return reasons.why().isEmpty()
        ? Optional.empty()
        : Optional.of(RulingLine.note(Optional.empty(), reasons.why(), "R13"));
  }
}
