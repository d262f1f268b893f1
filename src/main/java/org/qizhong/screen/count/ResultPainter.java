package org.qizhong.screen.count;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.score.Reason;
import org.qizhong.score.Terms;
import org.qizhong.score.Winner;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.model.FaceLine;
import org.qizhong.screen.model.ResultWords;
import org.qizhong.screen.model.RuleWords;
import org.qizhong.screen.model.Seats;
import org.qizhong.screen.model.SidePicture;
import org.qizhong.screen.model.Words;
import org.qizhong.screen.words.Texts;

/** Paints the result and who has confirmed it. */
final class ResultPainter {
  private final ResultModel model;
  private final ResultModel.State state;
  private final Texts texts;
  private final FaceLine.ResultLine result;
  private final boolean open;

  ResultPainter(ResultModel model, ResultModel.State state) {
    this.model = model;
    this.state = state;
    texts = state.texts();
    result = state.result();
    open = ResultModel.isOpen(state);
  }

  ResultPicture paint() {
    return new ResultPicture(
        texts.get(open ? "count.result" : "count.result.final"),
        occasion(),
        Stream.of(Side.values()).filter(side -> Winner.of(side) == result.winner()).findFirst(),
        ResultWords.of(texts, terms().rules(), result),
        rules(),
        sums(),
        new BySide<>(seat(Side.BLACK), seat(Side.WHITE)),
        state.seats() == Seats.BACK,
        open ? openButtons() : finalButtons());
  }

  private Terms terms() {
    return state.header().terms();
  }

  private String occasion() {
    return Stream.of(state.header().event(), state.header().table())
        .flatMap(Optional::stream)
        .map(String::strip)
        .filter(Predicate.not(String::isEmpty))
        .collect(Collectors.joining(" · "));
  }

  private String rules() {
    String name = texts.get("count.result.rules", RuleWords.name(texts, terms().rules()));
    return Stream.of(name, komi(), texts.get("count.result.sgf", result.sgf()))
        .filter(Predicate.not(String::isEmpty))
        .collect(Collectors.joining(" · "));
  }

  private String komi() {
    return result.by() == Reason.COUNT ? CountPainter.komi(texts, terms()) : "";
  }

  private List<CountPicture.Sum> sums() {
    if (result.by() != Reason.COUNT) {
      return List.of();
    }
    Counted counted = new Counted(state);
    List<CountPicture.Sum> sums =
        counted
            .working()
            .map(new SumWords(texts, terms().rules(), counted.typed())::of)
            .orElse(List.of());
    if (sums.isEmpty()) {
      model.askLog();
    }
    return sums;
  }

  private ResultPicture.Seat seat(Side side) {
    boolean confirmed = accepted().contains(side);
    boolean touch = open && state.buttons() && !confirmed;
    return new ResultPicture.Seat(
        name(side),
        time(side),
        state.seats().turn(side) - state.seats().turn(),
        asks(confirmed),
        confirmed,
        touch ? Optional.of(() -> model.screen().touch(side)) : Optional.empty(),
        mayRecount()
            ? Optional.of(
                Choice.of("recount-" + side.id(), texts.get("count.recount"), model.end()::recount))
            : Optional.empty());
  }

  /** E5: before both have confirmed. */
  private boolean mayRecount() {
    return open && result.by() == Reason.COUNT && accepted().size() < Side.values().length;
  }

  private Set<Side> accepted() {
    return state.accepted();
  }

  private String name(Side side) {
    String color = Words.name(texts, side);
    return state
        .sides()
        .of(side)
        .name()
        .or(() -> state.header().players().of(side).name())
        .map(String::strip)
        .filter(Predicate.not(String::isEmpty))
        .orElse(color);
  }

  private String time(Side side) {
    return model
        .screen()
        .picture()
        .map(now -> now.sides().of(side))
        .map(ResultPainter::time)
        .orElse("");
  }

  private static String time(SidePicture side) {
    return Stream.of(side.digits().text(), side.phase())
        .filter(Predicate.not(String::isEmpty))
        .collect(Collectors.joining(" · "));
  }

  private String asks(boolean confirmed) {
    if (confirmed) {
      return texts.get("count.accepted");
    }
    if (!open) {
      return texts.get("count.not-accepted");
    }
    if (state.buttons()) {
      return texts.get("count.accept.touch");
    }
    return texts.get(state.collecting() ? "count.accept.press" : "count.accept.wait");
  }

  private List<Choice> openButtons() {
    Choice clock = clock();
    Choice withdraw =
        Choice.of("result-withdraw", texts.get("count.withdraw"), model.end()::withdraw)
            .hint(texts.get("common.hold"))
            .toBeHeld();
    boolean asks = !state.buttons() && !state.collecting();
    return asks
        ? List.of(
            clock,
            withdraw,
            Choice.of("result-collect", texts.get("count.collect"), model.end()::collect),
            confirm())
        : List.of(clock, withdraw, confirm());
  }

  private Choice clock() {
    return Choice.of("result-clock", texts.get("count.clock"), () -> model.end().show(false));
  }

  /** The referee is the last; without a player it wants a hold, and says so. */
  private Choice confirm() {
    Choice confirm = Choice.of("result-confirm", texts.get("count.confirm"), model.end()::confirm);
    return accepted().size() == Side.values().length
        ? confirm.hint(texts.get("count.confirm.both")).go()
        : confirm.hint(CountPainter.held(texts, without())).toBeHeld();
  }

  private String without() {
    List<Side> missing =
        Stream.of(Side.values()).filter(side -> !accepted().contains(side)).toList();
    return missing.size() == 1
        ? texts.get("count.confirm.without", Words.name(texts, missing.getFirst()))
        : texts.get("count.confirm.alone");
  }

  private List<Choice> finalButtons() {
    return List.of(
        clock(),
        Choice.of("rematch", texts.get("count.rematch"), () -> model.rematch(false))
            .hint(texts.get("count.rematch.same")),
        Choice.of("rematch-changed", texts.get("count.rematch"), () -> model.rematch(true))
            .hint(texts.get("count.rematch.changed")),
        Choice.of("next-board", texts.get("count.next"), model::nextBoard)
            .hint(texts.get("count.next.more"))
            .go());
  }
}
