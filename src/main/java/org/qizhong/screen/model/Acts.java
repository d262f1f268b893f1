package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;

/** The lines the screen sends: acts without a time, which the desk stamps on arrival. */
public final class Acts {
  /** Both clocks stop. */
  public static final String PAUSE = mark("pause");

  /** The side to move goes on. */
  public static final String RESUME = mark("resume");

  /** Which rulings stand? */
  public static final String STANDING = mark("standing");

  /** E5: the result is final. */
  public static final String CONFIRM = mark("confirm");

  /** The record ends; a flag that stands becomes the result. */
  public static final String CLOSE = mark("close");

  /** The referee's role is given back. */
  static final String LOCK = mark("lock");

  /** A hand is at the referee's desk. */
  static final String TOUCH = mark("touch");

  /** The result no longer stands. */
  public static final String WITHDRAW_RESULT = Values.write(object().put("withdraw", "result"));

  /** E5: from now on the players' own buttons confirm the result. */
  public static final String COLLECT_RESULT = Values.write(object().put("collect", "result"));

  private Acts() {}

  /** {@code side}'s clock starts. */
  public static String start(Side side) {
    return of("start", side);
  }

  /** {@code side}'s button. */
  public static String press(Side side) {
    return of("press", side);
  }

  /** {@code side} passes. */
  public static String pass(Side side) {
    return of("pass", side);
  }

  /** {@code side} asks for the pause. */
  public static String pause(Side side) {
    return of("pause", side);
  }

  /** E1: {@code side} proposes the end. */
  public static String propose(Side side) {
    return of("propose", side);
  }

  /** E1: {@code side} agrees to the end. */
  public static String agree(Side side) {
    return of("agree", side);
  }

  /** C6: {@code side} asks how much is left. */
  public static String ask(Side side) {
    return of("ask", side);
  }

  /** R11: {@code side}'s flag is ruled a pass. */
  public static String rulePass(Side side, String why) {
    return Values.write(object().put("rule-pass", side.id()).put("why", why).put("article", "R11"));
  }

  /** A role is wanted; without a PIN where it is open. */
  static String unlock(Role whose, String pin) {
    ObjectNode line = object().put("unlock", whose.id());
    return Values.write(pin.isEmpty() ? line : line.put("pin", pin));
  }

  /** The match's log from entry {@code from} on. */
  public static String log(int from) {
    return Values.write(object().put("log", from));
  }

  /** {@code whose} PIN from now on; an empty one clears it. */
  public static String setPin(Role whose, String pin) {
    return Values.write(object().put("pin", whose.id()).put("set", pin));
  }

  /** Real buttons change sides, or change back. */
  public static String swapButtons(boolean swapped) {
    ObjectNode line = object();
    line.putObject("buttons").put("swapped", swapped);
    return Values.write(line);
  }

  /** {@code side} resigns. */
  public static String resign(Side side) {
    return Values.write(object().put("end", "resign").put("side", side.id()));
  }

  /** E4: play goes on after an end that was agreed; {@code side} moves first. */
  public static String resume(Side side) {
    return of("resume", side);
  }

  /** E5: {@code side} confirms the result that stands. */
  public static String accept(Side side) {
    return of("accept", side);
  }

  /** The final count. */
  static String count(ObjectNode count) {
    ObjectNode act = object();
    act.set("count", count);
    return Values.write(act);
  }

  static ObjectNode object() {
    return Values.MAPPER.createObjectNode();
  }

  private static String of(String act, Side side) {
    return Values.write(object().put(act, side.id()));
  }

  private static String mark(String act) {
    return Values.write(object().put(act, true));
  }
}
