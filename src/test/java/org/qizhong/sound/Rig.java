package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.clock.TimeControl;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Speaker;
import org.qizhong.match.Act;
import org.qizhong.match.Buzzes;
import org.qizhong.match.Calls;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.record.HeaderReader;
import org.qizhong.sound.TestTape.Heard;
import org.qizhong.sound.clips.Phrases;

/**
 * A desk, a voice and a device without a thread or a clock of their own: the device plays each
 * sample on its instant, 20 ms after it was started, with as much queued as the player wants. Each
 * clip is a level of its own, so what is heard can be read off the samples.
 */
final class Rig {
  static final long MS = 1_000_000L;
  static final long SECOND = 1_000 * MS;
  private static final long SETTLE = 30 * MS;
  private static final long DELAY = 20 * MS;
  private static final long ZERO = 5 * SECOND;
  private static final int CLIP = Mix.RATE * 4 / 10;

  private final Map<String, Integer> levels = new TreeMap<>();
  private final Set<String> missing = new HashSet<>();
  private final TestTape tape = new TestTape((DELAY - ZERO) / 1e9, levels);
  private final ToIntFunction<String> lengths;
  private long now;
  private long deviceZero;
  private boolean device = true;
  private MatchState state;
  private long nextPlan;
  private int opening;

  final Player player = new Player(() -> now);
  final Voices voices;

  Rig(String header) {
    this(header, SoundSettings.DEFAULT);
  }

  Rig(String header, SoundSettings settings) {
    this(header, settings, name -> CLIP);
  }

  /**
   * @param lengths of the clips, in samples; 0 where there is none
   */
  Rig(String header, SoundSettings settings, ToIntFunction<String> lengths) {
    this.lengths = lengths;
    try {
      state = MatchState.open(HeaderReader.read(header));
      SoundSettings loud = settings.with("volume", "100");
      voices = new Voices(() -> now, player, loud, BySide.both(words("")));
    } catch (Refusal wrong) {
      throw new AssertionError(wrong);
    }
    player.start(0);
    player.works(true);
    deviceZero = DELAY;
    run(ZERO);
  }

  /** A match whose Black's clock was started at its second 0. */
  static Rig started(String time) {
    return started(new Rig("{\"time\":\"" + time + "\"}"));
  }

  /** The same match once its clock was started and what is played was said (C8). */
  static Rig started(Rig rig) {
    rig.act(0, new Act.Start(Side.BLACK));
    return rig.afterTheOpening();
  }

  private Rig afterTheOpening() {
    TimeControl method = state.game().clocks().method(Side.BLACK);
    Reading reading = state.game().clocks().reading(Side.BLACK);
    opening = reading.phase() == Phase.MAIN ? 0 : Phrases.start(method, reading).size();
    return this;
  }

  /** Words that are told apart from those of another accent. */
  Words words(String accent) {
    return name ->
        missing.contains(name) || lengths.applyAsInt(name) == 0
            ? Optional.empty()
            : Optional.of(clip(accent + name, lengths.applyAsInt(name)));
  }

  void lose(String clip) {
    missing.add(clip);
  }

  private short[] clip(String name, int length) {
    int level = levels.computeIfAbsent(name, it -> 1_000 + 50 * levels.size());
    short[] samples = new short[length];
    Arrays.fill(samples, (short) level);
    return samples;
  }

  MatchState state() {
    return state;
  }

  /** An act at a match second, all there is to judge before it having been judged. */
  void act(double at, Act act) {
    until(at);
    take(Referee.judge(state, act, tick()));
  }

  /** Asks what is left; why no answer is heard, if so. */
  Optional<String> ask(Side side) {
    return voices.answer(side, state, tick());
  }

  /** Lets time pass up to a match second. */
  void until(double at) {
    long end = ZERO + Math.round(at * SECOND);
    while (true) {
      long deadline = nanos(Referee.nextDeadline(state));
      long boundary = nanos(Referee.nextBoundary(state));
      boolean settles = deadline <= boundary;
      long due = settles && deadline != Long.MAX_VALUE ? deadline + SETTLE : boundary;
      if (due > end) {
        break;
      }
      run(due);
      take(Referee.elapse(state, new Tick((settles ? deadline : boundary) - ZERO)));
    }
    run(end);
  }

  private long nanos(Optional<Tick> tick) {
    return tick.map(it -> it.nanos() + ZERO).orElse(Long.MAX_VALUE);
  }

  private Tick tick() {
    return new Tick(now - ZERO);
  }

  private void take(Referee.Judgement judgement) {
    state = judgement.state();
    judgement.happenings().forEach(this::announce);
    plan();
  }

  void announce(Happening happening) {
    voices.announce(happening, state);
    voices.buzzer().buzz(happening);
  }

  void plan() {
    Tick until = new Tick(tick().nanos() + 2 * SECOND);
    Tick callsUntil = new Tick(tick().nanos() + 5 * SECOND);
    long deadline = nanos(Referee.nextDeadline(state));
    voices.plan(
        Calls.upcoming(state, callsUntil).stream()
            .map(
                it ->
                    new Speaker.Planned(
                        it.at().nanos() + ZERO,
                        it.side(),
                        it.call(),
                        it.at().nanos() + ZERO == deadline))
            .toList());
    voices
        .buzzer()
        .plan(
            Buzzes.upcoming(state, until).stream()
                .map(it -> new Buzzer.Planned(it.at().nanos() + ZERO, it.kind(), phase(it.side())))
                .toList());
    nextPlan = now + 100 * MS;
  }

  private Phase phase(Side side) {
    return state.game().clocks().bank(side).phase();
  }

  private void run(long end) {
    while (now < end) {
      now = Math.min(end, now + MS);
      if (state instanceof MatchState.Running && now >= nextPlan) {
        plan();
      }
      pump();
    }
  }

  private void pump() {
    if (!device) {
      return;
    }
    player.observe(now, Math.max(0, (now - deviceZero) * Mix.RATE / SECOND));
    long wanted = (now - deviceZero + player.queued(now)) * Mix.RATE / SECOND;
    while (player.position() < wanted) {
      short[] out = new short[48];
      player.render(out);
      tape.add(out);
    }
  }

  /** The device goes away. */
  void unplug() {
    device = false;
    player.works(false);
  }

  /** It is back; what it would have played meanwhile was not heard. */
  void plug() {
    device = true;
    long missed = (now + DELAY - deviceZero) * Mix.RATE / SECOND - player.position();
    deviceZero += missed * SECOND / Mix.RATE;
    tape.gap(missed);
    player.start(now);
    player.works(true);
  }

  /** The clips, and runs of tone, that were heard so far, but what was said at the start (C8). */
  List<Heard> heard() {
    List<Heard> all = tape.heard();
    return all.subList(Math.min(opening, all.size()), all.size());
  }

  /** Everything that was heard so far. */
  List<Heard> heardFromTheStart() {
    return tape.heard();
  }

  /** Whether nothing was heard between two match seconds. */
  boolean quietBetween(double from, double to) {
    return tape.quietBetween(from, to);
  }

  /** Where a clip was heard, which was heard once. */
  Heard only(String clip) {
    List<Heard> found = heard().stream().filter(it -> it.clip().equals(clip)).toList();
    assertThat(found).as(clip).hasSize(1);
    return found.getFirst();
  }

  /** Nobody plans any more but by {@link #act}. */
  void stopPlanning() {
    nextPlan = Long.MAX_VALUE;
  }

  List<String> names() {
    return heard().stream().map(Heard::clip).toList();
  }
}
