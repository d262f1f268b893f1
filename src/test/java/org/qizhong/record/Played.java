package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.match.Face;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;

/**
 * A match played act by act, in the words of {@link Script}. Whatever is played, it holds that what
 * was decided leads to the judged state when evolved, and that a refused act changes nothing.
 */
public final class Played {
  private MatchState state;
  private Tick now = Tick.ZERO;

  private Played(MatchState state) {
    this.state = state;
  }

  /** A match that has not started; {@code more} are further header fields as JSON. */
  public static Played with(String time, String... more) {
    String notation = time.startsWith("{") ? time : "\"" + time + "\"";
    StringBuilder header = new StringBuilder("{\"time\":" + notation);
    for (String field : more) {
      header.append(',').append(field);
    }
    try {
      return new Played(MatchState.open(HeaderReader.read(header.append('}').toString())));
    } catch (Refusal refused) {
      throw new AssertionError(refused.getMessage(), refused);
    }
  }

  /** A match by the rules of an edition. */
  public static Played by(String rules, String time) {
    return with(time, "\"rules\":\"" + rules + "\"");
  }

  /** A match that Black's clock has started at 0. */
  public static Played started(String time, String... more) {
    return with(time, more).after("0 start black");
  }

  /** Plays {@code acts}, none of which may be refused. */
  public Played after(String... acts) {
    for (String act : acts) {
      assertThat(act(act)).as(act).noneMatch(line -> line.contains(" refused "));
    }
    return this;
  }

  /** Plays one act that prints exactly {@code lines}. */
  public Played prints(String act, String... lines) {
    assertThat(act(act)).as(act).containsExactly(lines);
    return this;
  }

  /** Plays one act that is refused with words that contain each of {@code parts}. */
  public Played refuses(String act, String... parts) {
    List<String> lines = act(act);
    assertThat(lines).as(act).isNotEmpty();
    assertThat(lines.getLast()).as(act).contains(" refused ");
    for (String part : parts) {
      assertThat(lines.getLast()).as(act).contains(part);
    }
    return this;
  }

  /** At the desk one act is not taken, for what is not said with it; with a reason it is. */
  public Played demands(String act, String part) {
    Entry entry = entry(act);
    assertThatExceptionOfType(Refusal.class)
        .as(act)
        .isThrownBy(() -> Demands.of(entry, true))
        .withMessageContaining(part);
    try {
      Demands.of(Entry.because("x", entry.at(), entry.act()), true);
    } catch (Refusal refused) {
      throw new AssertionError(act, refused);
    }
    return this;
  }

  /** What the readings are at {@code at}. */
  public Played reads(String at, String black, String white) {
    List<String> lines = act(at + " read");
    assertThat(lines.getLast())
        .isEqualTo(at + " reading black(" + black + ") white(" + white + ")");
    return this;
  }

  /** The record ends here and prints {@code lines} still. */
  public Played ends(String... lines) {
    assertThat(take(Referee.close(state, now))).containsExactly(lines);
    return this;
  }

  /** Plays one act and returns what it printed. */
  public List<String> act(String act) {
    Entry entry = entry(act);
    now = entry.at();
    Referee.Judgement judged = Referee.judge(state, entry.act(), now);
    MatchState folded = state;
    for (Happening happening : Referee.decide(state, entry.act(), now)) {
      folded = Referee.evolve(folded, happening);
    }
    assertThat(Referee.elapse(folded, now).state()).as(act).isEqualTo(judged.state());
    if (judged.refusal().isPresent()) {
      assertThat(judged.state()).as(act).isEqualTo(Referee.elapse(state, now).state());
    }
    return take(judged);
  }

  private static Entry entry(String act) {
    try {
      return ActReader.event(Lines.object(Script.json(act)));
    } catch (Refusal refused) {
      throw new AssertionError(act + ": " + refused.getMessage(), refused);
    }
  }

  private List<String> take(Referee.Judgement judged) {
    List<String> lines = new ArrayList<>();
    judged.happenings().forEach(it -> lines.add(Script.words(HappeningWriter.line(it))));
    state = judged.state();
    return lines;
  }

  /** What everyone sees at {@code seconds}. */
  public Face face(String seconds) {
    return Face.of(state, tick(seconds));
  }

  /** The state now. */
  public MatchState state() {
    return state;
  }

  /** An instant in seconds. */
  public static Tick tick(String seconds) {
    return new Tick(new java.math.BigDecimal(seconds).movePointRight(9).longValueExact());
  }
}
