package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** All the screen knows and does. Used by one thread. */
public final class ScreenModel {
  /** The desk speaks ten times a second. */
  private static final long SILENCE = Duration.ofSeconds(1).toNanos();

  private final LongSupplier nanos;
  private final Predicate<String> sender;
  private final Banners banners = new Banners();
  private final Guard guard = new Guard();
  private final Keys keys = new Keys();
  private Texts texts = Texts.of(Language.EN);
  private Optional<MatchHeader> header = Optional.empty();
  private Optional<FaceLine> face = Optional.empty();
  private boolean told;
  private boolean met;
  private boolean up;
  private long heard;
  private boolean formWanted;
  private Optional<CountEntry> count = Optional.empty();
  private final Table table = new Table();

  /**
   * A model that knows nothing yet.
   *
   * @param nanos a monotonic clock, for holds, banners and the desk's silence
   * @param sender sends a line to the desk; false if it cannot
   */
  public ScreenModel(LongSupplier nanos, Predicate<String> sender) {
    this.nanos = nanos;
    this.sender = sender;
  }

  /** Takes what came from the desk. */
  public void take(News news) {
    heard = nanos.getAsLong();
    switch (news) {
      case News.Up it -> up();
      case News.Down it -> up = false;
      case News.Opened it -> open(it.header());
      case News.Idle it -> idle();
      case News.Faced it -> face(it.face());
      case News.Refused it -> refused(it.reason());
      case News.Notice it -> banners.remark(now -> Refusals.notice(now, it.text()), false, heard);
      case News.Alarm it -> banners.alarm(it.what(), it.reason());
      case News.Desk it -> table.desk(it);
      case News.Card it -> table.card(it);
      case News.Sound it -> table.sound(it);
      case News.Happened it -> happened(it);
    }
  }

  private void refused(String reason) {
    table.refused(reason);
    banners.remark(now -> Refusals.refused(now, reason), true, heard);
  }

  private void up() {
    met = true;
    up = true;
    table.forget();
    banners.forgetAlarms();
  }

  private void open(MatchHeader opened) {
    told = true;
    if (!header.equals(Optional.of(opened))) {
      face = Optional.empty();
      count = Optional.empty();
    }
    header = Optional.of(opened);
    formWanted = false;
  }

  /** A result that ended the record stays to be read until another match is wanted. */
  private void idle() {
    told = true;
    if (face.filter(now -> now.status() == Face.Status.CLOSED).isPresent()) {
      return;
    }
    header = Optional.empty();
    face = Optional.empty();
    count = Optional.empty();
  }

  private void face(FaceLine now) {
    face = Optional.of(now);
    count = count.filter(entry -> mayCount(now.status()));
  }

  private static boolean mayCount(Face.Status status) {
    return switch (status) {
      case PAUSED, SEALED, PASSED, AGREED, ABANDONED -> true;
      case READY, RUNNING, FLAGGED, RESULT, CONFIRMED, CLOSED -> false;
    };
  }

  private void happened(News.Happened news) {
    switch (news.event()) {
      case "moved", "passed", "ignored" -> guard.pressed(heard);
      case "corrected" -> banners.remark(now -> now.get("match.corrected"), false, heard);
      default -> {}
    }
  }

  /** What everything is said in. */
  public Texts texts() {
    return texts;
  }

  /** Says everything in {@code language} from now on. */
  public void texts(Language language) {
    texts = Texts.of(language);
  }

  /** What fills the screen. */
  public Page page() {
    if (!told) {
      return Page.EMPTY;
    }
    if (header.isEmpty() || formWanted || table.card().isPresent()) {
      return Page.FORM;
    }
    return count.isPresent() ? Page.COUNT : Page.MATCH;
  }

  /** Whether the desk is gone, or has not been found yet. */
  public boolean lost() {
    return !up || nanos.getAsLong() - heard > SILENCE;
  }

  /** What is said while the desk is away: bad only if it has been there. */
  public Banner lostWords() {
    return met
        ? new Banner(texts.get("match.lost"), true)
        : new Banner(texts.get("match.connecting"), false);
  }

  /** The match as it is drawn; empty until there is a face. */
  public Optional<MatchPicture> picture() {
    return header.flatMap(match -> face.map(now -> MatchPainter.paint(texts, match, now)));
  }

  /** The open match. */
  public Optional<MatchHeader> header() {
    return header;
  }

  /** What lies on the table before a match, and what the desk says of itself. */
  public Table table() {
    return table;
  }

  /** The newest face. */
  public Optional<FaceLine> face() {
    return face;
  }

  /** What is said above the page. */
  public Optional<Banner> banner() {
    return banners.at(texts, nanos.getAsLong());
  }

  /** The screen's clock. */
  public long now() {
    return nanos.getAsLong();
  }

  /** {@code side}'s button, by key or pointer. */
  public void press(Side side) {
    if (page() == Page.MATCH
        && face.filter(now -> now.status() != Face.Status.CLOSED).isPresent()) {
      guard.pressed(nanos.getAsLong());
      send(Acts.press(side));
    }
  }

  /** {@code side} confirms the card by touch, unless there has just been another touch. */
  public void confirm(Side side) {
    if (mayTake()) {
      touched();
      send(Acts.press(side));
    }
  }

  /** A touch after which the next one must wait. */
  public void touched() {
    guard.pressed(nanos.getAsLong());
  }

  /** Whether a button may be taken now: not right after a press. */
  public boolean mayTake() {
    return guard.open(nanos.getAsLong());
  }

  /** Does what a button under the match is for, unless a press has just been made. */
  public void perform(MatchButton.Deed deed) {
    if (!mayTake()) {
      return;
    }
    switch (deed) {
      case MatchButton.Deed.Send it -> send(it.act());
      case MatchButton.Deed.OpenCount it -> openCount();
      case MatchButton.Deed.OpenForm it -> formWanted = true;
    }
  }

  /** Back to the match, from the form or the count. */
  public void back() {
    formWanted = false;
    count = Optional.empty();
  }

  private void openCount() {
    count = header.flatMap(match -> face.map(now -> new CountEntry(CountDraft.of(match, now))));
  }

  /** The count being entered. */
  public Optional<CountEntry> count() {
    return count;
  }

  /** Sends the count, if it is complete. */
  public void submitCount() {
    count.flatMap(entry -> entry.draft().act()).ifPresent(this::send);
  }

  /** Sends a line that a form has made. */
  public void submit(String line) {
    send(line);
  }

  /**
   * A key goes down; true if it means something here. Keys are followed on every page: the Enter
   * that sent a form, still held, must not start the match that it opened.
   */
  public boolean keyDown(String key) {
    boolean fresh = keys.down(key);
    return switch (page()) {
      case EMPTY -> false;
      case FORM -> table.card().isPresent() && cardKey(key, fresh);
      case MATCH -> face.isPresent() && matchKey(key, fresh);
      case COUNT -> countKey(key, fresh);
    };
  }

  private boolean countKey(String key, boolean fresh) {
    if (key.equals("ENTER") && fresh) {
      submitCount();
    } else if (key.equals("ESCAPE")) {
      back();
    } else {
      count.orElseThrow().key(key);
    }
    return true;
  }

  private boolean cardKey(String key, boolean fresh) {
    Optional<Side> button = Keys.button(key);
    button.filter(side -> fresh).ifPresent(side -> send(Acts.press(side)));
    return button.isPresent();
  }

  private boolean matchKey(String key, boolean fresh) {
    Optional<Side> button = Keys.button(key);
    boolean known = button.isPresent() || key.equals("SPACE") || key.equals("ENTER");
    if (known && fresh) {
      button.ifPresentOrElse(this::press, () -> act(key));
    }
    return known;
  }

  private void act(String key) {
    Face.Status status = face.orElseThrow().status();
    if (key.equals("SPACE")) {
      keys.space(status, nanos.getAsLong()).ifPresent(this::send);
    } else if (status == Face.Status.READY) {
      send(Acts.start(header.orElseThrow().starts()));
    }
  }

  /** A key comes up. */
  public void keyUp(String key) {
    keys.up(key);
  }

  /** The window lost the keyboard. */
  public void keysLost() {
    keys.forget();
  }

  private void send(String line) {
    table.forgetRefusal();
    if (!sender.test(line)) {
      banners.remark(now -> now.get("match.not-sent"), true, nanos.getAsLong());
    }
  }
}
