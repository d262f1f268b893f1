package org.qizhong.screen.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.score.Winner;
import org.qizhong.score.Working;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Common;
import org.qizhong.screen.model.Amounts;
import org.qizhong.screen.model.CountDraft;
import org.qizhong.screen.model.CountEntry;
import org.qizhong.screen.model.CountField;
import org.qizhong.screen.model.CountWay;
import org.qizhong.screen.model.ResultWords;
import org.qizhong.screen.model.RuleWords;
import org.qizhong.screen.model.Words;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** Paints the page where the count is entered. */
final class CountPainter {
  private final CountModel model;
  private final CountEntry entry;
  private final Texts texts;
  private final CountDraft draft;

  CountPainter(CountModel model, CountEntry entry) {
    this.model = model;
    this.entry = entry;
    texts = model.texts();
    draft = entry.draft();
  }

  CountPicture paint() {
    Optional<Working> working = Optional.empty();
    CountPicture.Answer answer;
    try {
      working = working();
      answer = working.map(this::result).orElseGet(this::asked);
    } catch (Refusal e) {
      String reason = Words.sentence(Refusals.reason(texts, e.getMessage()));
      answer = new CountPicture.Answer(Optional.empty(), reason, CountPicture.Tone.REFUSED);
    }
    return new CountPicture(
        title(texts, draft.terms()),
        remark(),
        Stream.of(choices(), firstPasses()).filter(row -> !row.isEmpty()).toList(),
        draft.fields().stream().map(this::cell).toList(),
        working.map(sums()::of).orElse(List.of()),
        answer,
        pad(),
        buttons(working.isPresent()));
  }

  /** The question of E4 in the same place. */
  CountPicture dispute() {
    return new CountPicture(
        title(texts, draft.terms()),
        remark(),
        List.of(),
        List.of(),
        List.of(),
        new CountPicture.Answer(
            Optional.empty(), texts.get("count.dispute.question"), CountPicture.Tone.RESULT),
        List.of(),
        List.of(
            Choice.of("count-undisputed", texts.get("count.back"), () -> entry.dispute(false)),
            disputed(Side.BLACK),
            disputed(Side.WHITE)));
  }

  private Choice disputed(Side side) {
    return Choice.of(
            "dispute-" + side.id(), of("count.dispute.side", side), () -> model.end().playOn(side))
        .hint(held(texts, of("count.dispute.more", side)))
        .toBeHeld();
  }

  private static String title(Texts texts, Terms terms) {
    return texts.get("count.title", RuleWords.name(texts, terms.rules()))
        + " · "
        + komi(texts, terms);
  }

  /** The komi, or the handicap that there is instead. */
  static String komi(Texts texts, Terms terms) {
    RuleSet rules = terms.rules();
    return terms.handicap() > 0 && terms.effectiveKomi().signum() == 0
        ? texts.get("count.handicap", terms.handicap())
        : texts.get("count.komi", Amounts.of(texts, rules, rules.unit(), terms.effectiveKomi()));
  }

  /** What comes of a touch that has to be long. */
  static String held(Texts texts, String what) {
    return texts.get("common.hold") + " · " + what;
  }

  private String remark() {
    List<String> parts = new ArrayList<>();
    BySide<Integer> warnings = draft.evidence().warnings();
    BySide<Integer> points = draft.evidence().overtimePoints();
    for (Side side : Side.values()) {
      if (warnings.of(side) > 0) {
        parts.add(warned(side, texts.get("match.warnings", warnings.of(side))));
      }
      if (points.of(side) > 0) {
        parts.add(warned(side, texts.get("match.penalty", points.of(side))));
      }
    }
    return String.join(" · ", parts);
  }

  private String warned(Side side, String what) {
    return texts.get("count.warned", Words.name(texts, side), what);
  }

  private Optional<Working> working() throws Refusal {
    return draft.missing().isPresent() || !draft.hasWholeTens()
        ? Optional.empty()
        : Optional.of(Working.of(draft.terms(), draft.count(), draft.evidence()));
  }

  private SumWords sums() {
    return new SumWords(texts, draft.terms().rules(), Optional.of(draft));
  }

  private CountPicture.Answer result(Working working) {
    Winner winner = working.result().winner();
    Optional<Side> side =
        Stream.of(Side.values()).filter(one -> Winner.of(one) == winner).findFirst();
    String words = ResultWords.of(texts, draft.terms().rules(), working.result());
    return new CountPicture.Answer(side, words, CountPicture.Tone.RESULT);
  }

  private CountPicture.Answer asked() {
    boolean wrong = !draft.hasWholeTens();
    String text =
        wrong
            ? texts.get("count.tens", draft.text(CountField.TENS))
            : texts.get("count.missing", label(draft.missing().orElseThrow()));
    return new CountPicture.Answer(
        Optional.empty(), text, wrong ? CountPicture.Tone.REFUSED : CountPicture.Tone.ASKS);
  }

  private List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    if (draft.way().isArea()) {
      for (Side side : Side.values()) {
        choices.add(
            Choice.of("count-" + side.id(), of("count.counted", side), () -> entry.counted(side))
                .chosen(draft.side() == side));
      }
    }
    List<CountWay> ways = CountWay.of(draft.terms().rules());
    for (CountWay way : ways.size() > 1 ? ways : List.<CountWay>of()) {
      choices.add(
          Choice.of(
                  "way-" + way.id(), texts.get("count.way." + way.id()), () -> model.end().way(way))
              .chosen(draft.way() == way));
    }
    return choices;
  }

  /** S13: asked only where the record does not say. */
  private List<Choice> firstPasses() {
    boolean known = draft.evidence().firstPass().isPresent();
    return draft.terms().rules().firstPassCounts() && !known
        ? Stream.of(Side.values()).map(this::firstPass).toList()
        : List.of();
  }

  private Choice firstPass(Side side) {
    boolean chosen = draft.first().equals(Optional.of(side));
    return Choice.of(
            "first-" + side.id(),
            of("count.first", side),
            () -> entry.first(chosen ? Optional.empty() : Optional.of(side)))
        .chosen(chosen);
  }

  private CountPicture.Cell cell(CountField field) {
    String text = draft.text(field);
    return new CountPicture.Cell(
        "count-" + field.id(),
        Words.sentence(label(field)),
        text.isEmpty() ? "–" : text,
        entry.selected() == field,
        () -> entry.select(field));
  }

  private String label(CountField field) {
    return of("count.field." + field.id(), draft.side().other());
  }

  private List<Choice> pad() {
    Choice clear = Choice.of("key-clear", texts.get("count.clear"), entry::clear);
    return Common.pad(model, clear, this::type);
  }

  private void type(String key) {
    if (key.equals("BACK_SPACE")) {
      entry.erase();
    } else {
      entry.digit(Integer.parseInt(key));
    }
  }

  private List<Choice> buttons(boolean counted) {
    List<Choice> buttons = new ArrayList<>();
    buttons.add(Choice.of("count-back", texts.get("count.back"), model::back));
    if (model.mayDispute()) {
      buttons.add(
          Choice.of("count-dispute", texts.get("count.dispute"), () -> entry.dispute(true)));
    }
    Runnable enter = counted ? model.end()::enter : () -> {};
    Choice entered = Choice.of("count-enter", texts.get("count.enter"), enter);
    buttons.add(counted ? entered.go() : entered);
    return buttons;
  }

  private String of(String key, Side side) {
    return texts.get(key, Words.name(texts, side));
  }
}
