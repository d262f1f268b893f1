package org.qizhong.sound;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.Ticker;
import org.qizhong.match.Call;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.sound.clips.Counted;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The voice (C1–C8): places predicted calls at their samples well ahead, takes them back when
 * something happens, and says what falls on a deadline only once it is certain. A phrase whose
 * clips are not all there is heard as the buzzer's tone.
 */
public final class Voices implements Speaker {
  private static final Logger LOG = LoggerFactory.getLogger(Voices.class);

  private final Ticker ticker;
  private final Player player;
  private final Buzzer buzzer = new ToneBuzzer(this);
  private final Map<Planned, Long> placed = new HashMap<>();
  private final Map<Buzzer.Planned, Long> buzzes = new HashMap<>();
  private final List<Planned> expected = new ArrayList<>();
  private final List<Part> said = new ArrayList<>();
  private Optional<MatchState> state = Optional.empty();
  private Optional<Line> line = Optional.empty();
  private SoundSettings settings;
  private BySide<Words> words;

  Voices(Ticker ticker, Player player, SoundSettings settings, BySide<Words> words) {
    this.ticker = ticker;
    this.player = player;
    apply(settings, words);
  }

  /**
   * A voice that is silent until it is started.
   *
   * @throws Refusal when a voice pack does not do
   */
  public static Voices of(Ticker ticker, SoundSettings settings) throws Refusal {
    return new Voices(ticker, new Player(ticker), settings, VoiceChoice.strict(settings).words());
  }

  /**
   * Opens the sound device, now and whenever it is lost.
   *
   * @param alarm told why nothing can be heard, and with nothing when all is well again; called on
   *     a thread of its own
   */
  public synchronized void start(Consumer<String> alarm) {
    Line opened = new Line(ticker, player, alarm);
    line = Optional.of(opened);
    opened.start();
  }

  /** The buzzer's stand-in, for a machine that has no buzzer: tones in the same mix. */
  public Buzzer buzzer() {
    return buzzer;
  }

  /** Whether nothing can be heard now, so that a buzzer of another kind has to stand in. */
  public boolean isMute() {
    return !player.works();
  }

  /**
   * What is heard from now on; what sounds already is heard to its end. May be called on any
   * thread.
   *
   * @throws Refusal when a voice pack does not do; then nothing changes
   */
  public void apply(SoundSettings changed) throws Refusal {
    apply(changed, VoiceChoice.strict(changed).words());
  }

  synchronized void apply(SoundSettings changed, BySide<Words> spoken) {
    settings = changed;
    words = spoken;
    player.volume(changed.volume());
    placed.keySet().removeIf(player::takeBack);
    buzzes.keySet().removeIf(player::takeBack);
  }

  @Override
  public synchronized void plan(List<Planned> calls) {
    sayIt();
    expected.clear();
    Set<Planned> wanted = new HashSet<>();
    for (Planned call : calls) {
      if (call.settled()) {
        expected.add(call);
      } else {
        wanted.add(call);
      }
    }
    takeBack(placed, wanted);
    for (Planned call : wanted) {
      if (placed.putIfAbsent(call, call.when()) == null) {
        place(call, call.when(), Script.call(call.side(), call.call(), state));
      }
    }
    expected.stream()
        .mapToLong(Planned::when)
        .min()
        .ifPresentOrElse(player::expect, player::expectNothing);
  }

  /** C10, from the desk's plan. */
  synchronized void planBuzzes(List<Buzzer.Planned> planned) {
    Set<Buzzer.Planned> wanted = new HashSet<>(planned);
    takeBack(buzzes, wanted);
    Side side = state.map(it -> it.game().toMove()).orElse(Side.BLACK);
    for (Buzzer.Planned buzz : wanted) {
      Optional<Part> part = Script.buzz(side, buzz.kind(), settings);
      if (buzzes.putIfAbsent(buzz, buzz.when()) == null && part.isPresent()) {
        place(buzz, buzz.when(), part.get());
      }
    }
  }

  /** Takes back what is still to come and no longer wanted; what has begun is not forgotten yet. */
  private <T> void takeBack(Map<T, Long> there, Set<T> wanted) {
    long now = ticker.nanos();
    for (Map.Entry<T, Long> one : List.copyOf(there.entrySet())) {
      if (!wanted.contains(one.getKey())) {
        if (one.getValue() > now) {
          player.remove(one.getKey());
        }
        there.remove(one.getKey());
      }
    }
  }

  private void place(Object key, long when, Part part) {
    sound(List.of(part)).ifPresent(sound -> player.place(key, sound, when));
    tellIfNotHeard(part);
  }

  @Override
  public synchronized void announce(Happening happening, MatchState after) {
    state = Optional.of(after);
    if (Script.silences(happening)) {
      silence(happening);
    }
    if (happening instanceof Happening.Called called) {
      confirm(called);
    }
    if (happening instanceof Happening.Flagged flag) {
      said.add(timeUp(flag, after));
    } else {
      Script.said(happening, after)
          .filter(part -> part.rank() != Rank.CHIME || settings.chimes())
          .ifPresent(said::add);
    }
  }

  /** C2: the last number and that time is up are one phrase. */
  private Part timeUp(Happening.Flagged flag, MatchState after) {
    Optional<Part> last = said.isEmpty() ? Optional.empty() : Optional.of(said.getLast());
    Optional<Call.Count> number =
        last.filter(part -> part.side() == flag.side()).flatMap(Part::number);
    if (number.isPresent()) {
      said.removeLast();
    }
    return Script.timeUp(flag.side(), number, after);
  }

  private void silence(Happening happening) {
    player.silence();
    placed.clear();
    buzzes.clear();
    expected.clear();
    if (!(happening instanceof Happening.Ended)) {
      said.clear();
    }
  }

  /** C5: what falls on a deadline has come. What is not expected was said, or was taken back. */
  private void confirm(Happening.Called called) {
    for (Planned call : List.copyOf(expected)) {
      if (call.side() == called.side() && call.call().equals(called.call())) {
        expected.remove(call);
        said.add(Script.call(call.side(), call.call(), state));
        return;
      }
    }
  }

  /** What has been gathered of one instant is one phrase. */
  private void sayIt() {
    if (!said.isEmpty()) {
      sound(said).ifPresent(player::placeNow);
      said.forEach(this::tellIfNotHeard);
      said.clear();
    }
  }

  @Override
  public synchronized void answer(Side side, MatchState now) {
    state = Optional.of(now);
    Script.answer(side, now).ifPresent(part -> sound(List.of(part)).ifPresent(player::placeNow));
  }

  /**
   * Says a call to test the voice; what else sounds fades.
   *
   * @throws Refusal when {@code side}'s voice has no such clip or nothing can be heard
   */
  void say(String call, Side side) throws Refusal {
    Words spoken;
    String voice;
    synchronized (this) {
      spoken = words.of(side);
      voice = settings.voices().of(side);
    }
    test(VoiceSay.sound(call, Counted.MINUTES, spoken, voice));
  }

  /**
   * Sounds the buzzer's tone to test it.
   *
   * @throws Refusal when nothing can be heard
   */
  void buzz() throws Refusal {
    test(new Sound(Tone.SHORT.samples(), Rank.CALL));
  }

  private void test(Sound sound) throws Refusal {
    if (isMute()) {
      throw new Refusal("nothing can be heard; check the speaker and its connection");
    }
    player.placeNow(sound);
  }

  private Optional<Sound> sound(List<Part> parts) {
    return Phrase.of(parts, settings, words, state);
  }

  private void tellIfNotHeard(Part part) {
    if (!player.works()) {
      LOG.info("not heard, for want of a sound device: {}", part);
    }
  }

  @Override
  public void close() {
    player.silence();
    Optional<Line> opened;
    synchronized (this) {
      opened = line;
      line = Optional.empty();
    }
    opened.ifPresent(Line::close);
  }
}
