package org.qizhong.screen.log;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.model.LogLine;
import org.qizhong.screen.model.MatchHeader;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.Words;
import org.qizhong.screen.words.Texts;

/** The match's log as it is read at the table: filtered, in either order, a page at a time. */
public final class LogModel {
  /** So many entries stand on a page. */
  public static final int ROWS = 5;

  private final ScreenModel screen;
  private LogFilter filter = LogFilter.ALL;
  private Optional<Side> side = Optional.empty();
  private boolean newestFirst = true;
  private int page;

  /** The log of {@code screen}'s match. */
  public LogModel(ScreenModel screen) {
    this.screen = screen;
  }

  /** All that a picture of it depends on. */
  public record State(
      List<LogLine> lines,
      Optional<MatchHeader> header,
      String filter,
      Optional<Side> side,
      boolean newestFirst,
      int page,
      Texts texts) {}

  /** What a picture depends on now. */
  public State state() {
    return new State(
        screen.log().lines(),
        screen.header(),
        filter.id(),
        side,
        newestFirst,
        page,
        screen.texts());
  }

  /** The page. */
  public LogPicture picture() {
    List<LogLine> lines = chosen();
    int pages = Math.max(1, Math.ceilDiv(lines.size(), ROWS));
    page = Math.min(page, pages - 1);
    Texts texts = screen.texts();
    LogWords words = new LogWords(texts, rules());
    return new LogPicture(
        texts.get("log.title"),
        occasion(),
        filters(texts),
        lines.stream().skip((long) page * ROWS).limit(ROWS).map(it -> row(words, it)).toList(),
        lines.isEmpty() ? texts.get("log.none") : "",
        buttons(texts, pages));
  }

  private RuleSet rules() {
    return screen.header().map(header -> header.terms().rules()).orElse(RuleSet.CN_2002);
  }

  private String occasion() {
    return screen.header().stream()
        .flatMap(header -> Stream.of(header.event(), header.table()))
        .flatMap(Optional::stream)
        .filter(words -> !words.isBlank())
        .map(String::strip)
        .collect(Collectors.joining(" · "));
  }

  private List<LogLine> chosen() {
    List<LogLine> lines =
        screen.log().lines().stream()
            .filter(filter::takes)
            .filter(line -> side.isEmpty() || LogWords.side(line).equals(side))
            .toList();
    return newestFirst ? lines.reversed() : lines;
  }

  private static LogPicture.Row row(LogWords words, LogLine line) {
    return new LogPicture.Row(
        LogWords.time(line.at()), LogWords.side(line), words.what(line), words.more(line));
  }

  private List<Choice> filters(Texts texts) {
    List<Choice> filters = new ArrayList<>();
    for (LogFilter one : LogFilter.values()) {
      filters.add(
          Choice.of(
                  "log-" + one.id(),
                  texts.get("log." + one.id()),
                  () -> {
                    filter = one;
                    page = 0;
                  })
              .chosen(filter == one));
    }
    Arrays.stream(Side.values()).map(one -> side(texts, one)).forEach(filters::add);
    return filters;
  }

  private Choice side(Texts texts, Side one) {
    boolean chosen = side.equals(Optional.of(one));
    return Choice.of(
            "log-" + one.id(),
            Words.name(texts, one),
            () -> {
              side = chosen ? Optional.empty() : Optional.of(one);
              page = 0;
            })
        .chosen(chosen);
  }

  private List<Choice> buttons(Texts texts, int pages) {
    String place = texts.get("log.page", page + 1, pages);
    return List.of(
        Choice.of("log-back", texts.get("log.back"), screen::back),
        Choice.of(
            "log-order",
            texts.get(newestFirst ? "log.oldest" : "log.newest"),
            () -> {
              newestFirst = !newestFirst;
              page = 0;
            }),
        Choice.of("log-previous", texts.get("log.previous"), () -> page--)
            .hint(place)
            .enabled(page > 0),
        Choice.of("log-next", texts.get("log.next"), () -> page++)
            .hint(place)
            .enabled(page < pages - 1));
  }
}
