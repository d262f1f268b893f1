package org.qizhong.screen.model;

import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** All the screen knows and does. Used by one thread. */
public final class ScreenModel {
  private final LongSupplier nanos;
  private final Predicate<String> sender;
  private final Banners banners = new Banners();
  private final Alarms alarms = new Alarms();
  private final Reach reach = new Reach();
  private final Keyboard keyboard = new Keyboard(this);
  private final Watch watch = new Watch();
  private final Preferences preferences = new Preferences();
  private final OpenMatch match = new OpenMatch();
  private final Table table = new Table();
  private final Pages pages = new Pages(this);
  private final EndOfGame end = new EndOfGame(this);
  private final MatchLog log = new MatchLog(this);
  private final Bench bench;

  /**
   * A model that knows nothing yet.
   *
   * @param nanos a monotonic clock, for holds, banners and the desk's silence
   * @param sender sends a line to the desk; false if it cannot
   */
  public ScreenModel(LongSupplier nanos, Predicate<String> sender) {
    this.nanos = nanos;
    this.sender = sender;
    bench = new Bench(nanos, this::send);
  }

  /** Takes what came from the desk. */
  public void take(News news) {
    long heard = nanos.getAsLong();
    watch.heard(heard);
    switch (news) {
      case News.Up it -> up(heard);
      case News.Down it -> {
        watch.down();
        bench.door().forget();
      }
      case News.Opened it -> open(it.header());
      case News.Idle it -> idle();
      case News.Faced it -> face(it.face(), heard);
      case News.Refused it -> refused(it.reason(), heard);
      case News.Notice it -> banners.remark(now -> Refusals.notice(now, it.text()), false, heard);
      case News.Alarm it -> alarms.take(it.what(), it.reason(), heard);
      case News.Desk it -> table.desk(it);
      case News.Card it -> table.card(it);
      case News.Sound it -> table.sound(it);
      case News.OfReferee it -> bench.take(it);
      case News.Happened it -> happened(it, heard);
    }
  }

  private void refused(String reason, long heard) {
    table.refused(reason);
    end.refused();
    // The referee's desk says it on its own page.
    if (!bench.door().refused(reason) && !bench.door().isOpen()) {
      banners.remark(now -> Refusals.refused(now, reason), true, heard);
    }
  }

  private void up(long heard) {
    watch.up(heard);
    bench.door().connected();
    table.forget();
    alarms.forget();
  }

  private void open(MatchHeader opened) {
    pages.told();
    if (match.open(opened)) {
      forget();
    }
    pages.form(false);
  }

  private void idle() {
    pages.told();
    match.idle();
    if (match.header().isEmpty()) {
      forget();
    }
  }

  private void forget() {
    bench.findings().forget();
    end.forget();
    log.forget();
  }

  private void face(FaceLine now, long heard) {
    watch.faced(heard);
    Optional<FaceLine> before = match.face();
    if (match.face(now)) {
      reach.turned(heard);
    }
    end.face(before, now);
    pages.face(before, now);
  }

  private void happened(News.Happened news, long heard) {
    reach.happened(news.event(), heard);
    if (news.event().equals("corrected")) {
      banners.remark(now -> now.get("match.corrected"), false, heard);
    }
    log.happened();
    bench.findings().happened(news.event());
  }

  /** What everything is said in. */
  public Texts texts() {
    return preferences.texts();
  }

  /** The screen's own settings. */
  public Preferences preferences() {
    return preferences;
  }

  /** What fills the screen. */
  public Page page() {
    return pages.page();
  }

  /** Whether the desk is gone, or has not been found yet. */
  public boolean lost() {
    return watch.lost(nanos.getAsLong());
  }

  /** Whether the page itself says that the desk is away. */
  public boolean isLossDrawn() {
    return page() == Page.MATCH && match.face().isPresent() && isBlind();
  }

  /** Whether no time may be shown. A closed record is no clock: it stays to be read. */
  public boolean isBlind() {
    return watch.blind(nanos.getAsLong()) && !match.is(Face.Status.CLOSED);
  }

  /** What is said while the desk is away. */
  public Banner lostWords() {
    return watch.lostWords(texts());
  }

  /** The match as it is drawn; empty until there is a face. */
  public Optional<MatchPicture> picture() {
    Optional<String> why = isBlind() ? Optional.of(lostWords().text()) : Optional.empty();
    return match.picture(texts(), table.sound(), why);
  }

  /** The open match. */
  public Optional<MatchHeader> header() {
    return match.header();
  }

  /** What lies on the table before a match, and what the desk says of itself. */
  public Table table() {
    return table;
  }

  /** The referee's. */
  public Bench bench() {
    return bench;
  }

  /** The newest face. */
  public Optional<FaceLine> face() {
    return match.face();
  }

  /** What is said above the page. */
  public Optional<Banner> banner() {
    return banners.at(texts(), nanos.getAsLong());
  }

  /** What is wrong with the desk. */
  public Optional<Alarm> alarm() {
    return alarms.at(texts(), table.sound(), nanos.getAsLong());
  }

  /** Shows the words behind the sign again. */
  public void readAlarm() {
    alarms.read(nanos.getAsLong());
  }

  /** The screen's clock. */
  public long now() {
    return nanos.getAsLong();
  }

  /** {@code side}'s button, by key or pointer: in a match its press, on a card its yes. */
  public void press(Side side) {
    boolean taken =
        switch (page()) {
          case FORM -> table.card().isPresent();
          case MATCH, REFEREE, LOG -> match.face().isPresent() && !match.is(Face.Status.CLOSED);
          case RESULT -> match.is(Face.Status.RESULT);
          case EMPTY, COUNT, SETTINGS -> false;
        };
    if (taken) {
      touched();
      send(page() == Page.RESULT ? Acts.accept(side) : Acts.press(side));
    }
  }

  /** A touch on {@code side}'s seat at the card: its button, where there are no real ones. */
  public void touch(Side side) {
    if (table.screenButtons()) {
      press(side);
    }
  }

  /**
   * A touch on {@code side}'s panel: its button, unless the panel has just come under the finger.
   *
   * @param place from the left, in parts of the width
   */
  public void touch(Side side, double place) {
    if (table.screenButtons() && reach.takes(side, place, nanos.getAsLong())) {
      press(side);
    }
  }

  /** C6: {@code side} asks how much is left, by a touch on the own panel. */
  public void ask(Side side) {
    boolean asks = picture().filter(now -> now.sides().of(side).mayAsk()).isPresent();
    if (asks && page() == Page.MATCH && mayTake()) {
      send(Acts.ask(side));
    }
  }

  /** A touch after which the next one must wait. */
  public void touched() {
    reach.touched(nanos.getAsLong());
  }

  /** Whether a button may be taken now: not right after a press. */
  public boolean mayTake() {
    return reach.isFree(nanos.getAsLong());
  }

  /** Does what a button under the match is for, unless a press has just been made. */
  public void perform(MatchButton.Deed deed) {
    if (!mayTake()) {
      return;
    }
    switch (deed) {
      case MatchButton.Deed.Send it -> send(it.act());
      case MatchButton.Deed.Give it -> bench.door().give(it.act(), it.needs());
      case MatchButton.Deed.Sheet it -> match.sheet(it.open());
      case MatchButton.Deed.OpenCount it -> end.openCount();
      case MatchButton.Deed.OpenDispute it -> end.openDispute();
      case MatchButton.Deed.OpenResult it -> end.show(true);
      case MatchButton.Deed.OpenForm it -> pages.form(true);
    }
  }

  /** Opens the screen's own settings, unless a clock runs. */
  public void openSettings() {
    pages.settings(!match.is(Face.Status.RUNNING));
  }

  /** Back to where one was, from the settings, the form or the count. */
  public void back() {
    pages.back();
  }

  /** The open match's end: its count and its result. */
  public EndOfGame end() {
    return end;
  }

  /** The open match's log. */
  public MatchLog log() {
    return log;
  }

  /** What keys do. */
  public Keyboard keyboard() {
    return keyboard;
  }

  /** Sends a line to the desk. */
  public void send(String line) {
    table.forgetRefusal();
    if (!sender.test(line)) {
      banners.remark(now -> now.get("match.not-sent"), true, nanos.getAsLong());
    }
  }
}
