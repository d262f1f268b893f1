package org.qizhong.screen.model;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.match.Role;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/**
 * The door to the referee's desk: whose role this screen has, what waits for a PIN, and that it
 * closes by itself. The desk keeps PINs and roles; here is only what it has said of them.
 */
public final class Door {
  private static final long IDLE = Duration.ofSeconds(30).toNanos();
  private static final long TOUCHES_APART = Duration.ofSeconds(1).toNanos();
  private static final Pattern WAIT = Pattern.compile("unlock: .*wait (\\d+) s");
  private static final Pattern WRONG = Pattern.compile("unlock: .*; (\\d+) tr(y|ies) left");
  private static final String UNLOCK = "unlock";

  private final LongSupplier nanos;
  private final Consumer<String> sender;
  private Role role = Role.NONE;
  private boolean refereePin;
  private boolean chiefPin;
  private boolean open;
  private long closings;
  private Optional<Asking> asking = Optional.empty();
  private boolean checking;

  /** How many PINs were left alone while the desk still checks them. */
  private int withdrawn;

  private String told = "";
  private long barredUntil;
  private boolean barred;
  private long touched;
  private long touchSent;

  /**
   * What waits for a role.
   *
   * @param then done once the role is there
   */
  private record Asking(Role need, Runnable then) {}

  Door(LongSupplier nanos, Consumer<String> sender) {
    this.nanos = nanos;
    this.sender = sender;
    touched = nanos.getAsLong();
    touchSent = touched - TOUCHES_APART;
  }

  void allowed(Role now) {
    Role before = role;
    if (now != Role.NONE && answered() && before == Role.NONE) {
      sender.accept(Acts.LOCK);
      return;
    }
    role = now;
    if (now == Role.NONE && before != Role.NONE) {
      shut();
      return;
    }
    told = "";
    asking
        .filter(one -> permits(one.need()))
        .ifPresent(
            one -> {
              asking = Optional.empty();
              one.then().run();
            });
  }

  void pins(boolean referee, boolean chief) {
    refereePin = referee;
    chiefPin = chief;
  }

  /** The desk has not taken something; whether that was a try to come in. */
  boolean refused(String reason) {
    if (!isOfPin(reason)) {
      return false;
    }
    answered();
    told = reason;
    Matcher wait = WAIT.matcher(reason);
    barred = wait.matches();
    if (barred) {
      barredUntil = nanos.getAsLong() + Duration.ofSeconds(Long.parseLong(wait.group(1))).toNanos();
    }
    return true;
  }

  /** Whether {@code reason} is why a PIN was not taken. */
  public static boolean isOfPin(String reason) {
    return reason.startsWith(UNLOCK + ":");
  }

  /** A connection's end ends its role. */
  void forget() {
    role = Role.NONE;
    shut();
    connected();
  }

  /** A new connection answers nothing that was sent before it. */
  void connected() {
    checking = false;
    withdrawn = 0;
  }

  /** The desk has answered; returns whether to a PIN that was left alone meanwhile. */
  private boolean answered() {
    boolean left = withdrawn > 0;
    if (left) {
      withdrawn--;
    } else {
      checking = false;
    }
    return left;
  }

  /** A PIN that is being checked opens nothing any more. */
  private void withdraw() {
    withdrawn += checking ? 1 : 0;
    checking = false;
  }

  private void shut() {
    withdraw();
    open = false;
    closings++;
    asking = Optional.empty();
    told = "";
  }

  /** Whether the referee's desk, or the PIN for it, fills the screen. */
  public boolean isOpen() {
    return open;
  }

  /** How often it has closed: who comes in again begins anew. */
  public long closings() {
    return closings;
  }

  /** The role this screen has now. */
  public Role role() {
    return role;
  }

  /** Whether {@code whose} PIN is set. */
  public boolean hasPin(Role whose) {
    return whose == Role.CHIEF ? chiefPin : refereePin;
  }

  /** Whether what needs {@code need} may be done now. */
  public boolean permits(Role need) {
    return switch (need) {
      case NONE -> true;
      case REFEREE -> !refereePin || role.includes(need);
      case CHIEF -> chiefPin ? role.includes(need) : permits(Role.REFEREE);
    };
  }

  /** Whose PIN is asked for now. */
  public Optional<Role> asks() {
    return asking.map(one -> one.need() == Role.CHIEF && chiefPin ? Role.CHIEF : Role.REFEREE);
  }

  /** Opens the referee's desk; where a PIN is set, with it. */
  public void enter() {
    ask(Role.REFEREE, this::entered);
  }

  /** Without a PIN the desk still wants to know, so that it can close it. */
  private void entered() {
    open = true;
    if (role == Role.NONE) {
      sender.accept(Acts.unlock(Role.REFEREE, ""));
    }
  }

  /** Does {@code then} once the role for it is there: at once, or after its PIN. */
  public void ask(Role need, Runnable then) {
    touched = nanos.getAsLong();
    if (permits(need)) {
      then.run();
    } else {
      open = true;
      asking = Optional.of(new Asking(need, then));
    }
  }

  /** Gives one act for which a role is needed; one that took a PIN is the only one for it. */
  public void give(String act, Role need) {
    give(List.of(act), need);
  }

  /** The same for acts that belong together. */
  void give(List<String> acts, Role need) {
    boolean alone = !open;
    ask(
        need,
        () -> {
          boolean through = open;
          acts.forEach(sender);
          if (alone && through) {
            close();
          }
        });
  }

  /** Tries {@code whose} PIN. */
  public void unlock(Role whose, String pin) {
    told = "";
    checking = true;
    sender.accept(Acts.unlock(whose, pin));
  }

  /** Whether the desk is checking a PIN: that is slow on purpose. */
  public boolean isChecking() {
    return checking;
  }

  /** Leaves the PIN alone: back to where one was. */
  public void cancel() {
    if (role == Role.NONE) {
      shut();
    } else {
      withdraw();
      asking = Optional.empty();
      told = "";
    }
  }

  /** Locks the desk and goes back to the match. */
  public void close() {
    shut();
    if (role != Role.NONE) {
      role = Role.NONE;
      sender.accept(Acts.LOCK);
    }
  }

  /** Leaves the desk for another page of the screen; the role stays until it runs out. */
  public void leave() {
    shut();
  }

  /** A hand is at the desk: it stays open. */
  public void touched() {
    touched = nanos.getAsLong();
    if (role != Role.NONE && touched - touchSent >= TOUCHES_APART) {
      touchSent = touched;
      sender.accept(Acts.TOUCH);
    }
  }

  /** Closes the desk where no hand has been at it for half a minute. */
  public void closeIfLeft() {
    if (open && nanos.getAsLong() - touched >= IDLE) {
      close();
    }
  }

  /** Whether no PIN is taken now. */
  public boolean isBarred() {
    barred &= nanos.getAsLong() < barredUntil;
    return barred;
  }

  /** Why the last PIN was not taken; with the seconds still to wait. */
  public String told(Texts texts) {
    if (isBarred()) {
      long seconds = Math.ceilDiv(barredUntil - nanos.getAsLong(), 1_000_000_000L);
      return texts.get("referee.pin.wait", seconds);
    }
    Matcher wrong = WRONG.matcher(told);
    if (wrong.matches()) {
      return texts.get("referee.pin.wrong", wrong.group(1));
    }
    return told.isEmpty() || WAIT.matcher(told).matches() ? "" : Refusals.reason(texts, told);
  }
}
