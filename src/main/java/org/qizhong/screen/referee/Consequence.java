package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;
import org.qizhong.screen.model.HappeningWords;
import org.qizhong.screen.model.Preview;
import org.qizhong.screen.model.ReadingLine;
import org.qizhong.screen.model.ReadingWords;
import org.qizhong.screen.model.Words;
import org.qizhong.screen.words.Refusals;

/**
 * What would come of a ruling, in words.
 *
 * @param may whether it can be given
 * @param bad whether the desk would refuse it
 * @param needs the role it takes
 */
record Consequence(String words, boolean may, boolean bad, Role needs) {

  /** What {@code line} would come to, and by which article. */
  static Consequence of(RefereeModel desk, ObjectNode line) {
    Optional<Preview> preview = desk.preview(line);
    if (preview.isEmpty()) {
      return new Consequence(desk.say("referee.asking"), false, false, Role.REFEREE);
    }
    Optional<String> refused = preview.get().refused();
    if (refused.isPresent()) {
      return new Consequence(
          Refusals.reason(desk.texts(), refused.get()) + article(desk, line),
          false,
          true,
          preview.get().needs());
    }
    List<String> lines = new ArrayList<>();
    lines.add(happenings(desk, preview.get(), line.has("ruling") || line.has("note")));
    readings(desk, preview.get()).ifPresent(lines::add);
    if (preview.get().needs() == Role.CHIEF) {
      lines.add(desk.say("referee.needs-chief"));
    }
    lines.removeIf(String::isEmpty);
    return new Consequence(
        String.join("\n", lines) + article(desk, line), true, false, preview.get().needs());
  }

  /**
   * What would happen.
   *
   * @param noted whether what is put on record is said too: of a clock replaced the readings say it
   */
  private static String happenings(RefereeModel desk, Preview preview, boolean noted) {
    HappeningWords words =
        new HappeningWords(desk.texts(), desk.situation().orElseThrow().header().terms().rules());
    String all =
        String.join(
            " · ",
            preview.happenings().stream()
                .filter(one -> noted || !one.path("event").asText().equals("noted"))
                .map(words::of)
                .flatMap(Optional::stream)
                .toList());
    return all.isEmpty() && noted ? desk.say("referee.nothing-changes") : all;
  }

  /** Both readings afterwards; where one changes, the old one too. */
  private static Optional<String> readings(RefereeModel desk, Preview preview) {
    return preview
        .readings()
        .map(
            after ->
                desk.say(
                    "referee.after",
                    reading(desk, Side.BLACK, after.black()),
                    reading(desk, Side.WHITE, after.white())));
  }

  private static String reading(RefereeModel desk, Side side, ReadingLine after) {
    String now = desk.situation().map(it -> it.of(side).shown()).orElse("");
    String then = ReadingWords.of(desk.texts(), after);
    boolean same = Objects.equals(now, ReadingWords.digits(after.time()));
    return desk.say(
        same ? "referee.reading" : "referee.reading-changes",
        Words.name(desk.texts(), side),
        then,
        now);
  }

  private static String article(RefereeModel desk, ObjectNode line) {
    String id = line.path("article").asText();
    return id.isEmpty()
        ? ""
        : "\n" + ArticleWords.of(desk.texts(), desk.situation().orElseThrow().rules(), id);
  }
}
