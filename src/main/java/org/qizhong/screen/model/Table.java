package org.qizhong.screen.model;

import java.util.Optional;

/** What the desk says of the table before a match. */
public final class Table {
  private Optional<CardLine> card = Optional.empty();
  private SoundLine sound = SoundLine.UNKNOWN;
  private boolean screenButtons = true;
  private Optional<Boolean> swapped = Optional.empty();
  private Optional<String> refusal = Optional.empty();

  void desk(News.Desk news) {
    screenButtons = news.screenButtons();
    swapped = news.swapped();
  }

  void card(News.Card news) {
    card = news.card();
  }

  void sound(News.Sound news) {
    sound = news.sound();
  }

  void refused(String reason) {
    refusal = Optional.of(reason);
  }

  void forgetRefusal() {
    refusal = Optional.empty();
  }

  /** A desk that answers again says all of it again. */
  void forget() {
    card = Optional.empty();
  }

  /** The card that lies there. */
  public Optional<CardLine> card() {
    return card;
  }

  /** What is heard. */
  public SoundLine sound() {
    return sound;
  }

  /** Whether the players press on the screen, for want of real buttons. */
  public boolean screenButtons() {
    return screenButtons;
  }

  /** Of real buttons, whether their sides are changed; empty where there are none. */
  public Optional<Boolean> swapped() {
    return swapped.filter(now -> !screenButtons);
  }

  /** Why the desk did not take what was sent last. */
  public Optional<String> refusal() {
    return refusal;
  }
}
