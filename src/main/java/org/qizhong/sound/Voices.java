package org.qizhong.sound;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.Ticker;
import org.qizhong.match.Calls;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Setup;
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

  /** Calls are placed so long beforehand; further ones are only kept free of what is said. */
  private static final long PLACED_AHEAD = 2_000_000_000L;

  /** What a device adds to what is queued for it. */
  private static final long DEVICE = 12_000_000L;

  private final Ticker ticker;
  private final Player player;
  private final Buzzer buzzer = new ToneBuzzer(this);
  private final Agenda agenda;
  private final List<Planned> expected = new ArrayList<>();
  private final Gathered said = new Gathered();
  private Optional<MatchState> state = Optional.empty();
  private Optional<Line> line = Optional.empty();
  private SoundSettings settings;
  private BySide<Words> words;

  Voices(Ticker ticker, Player player, SoundSettings settings, BySide<Words> words) {
    this.ticker = ticker;
    this.player = player;
    this.agenda = new Agenda(ticker, player);
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
    agenda.takeBack();
  }

  @Override
  public synchronized void plan(List<Planned> calls) {
    long now = ticker.nanos();
    long soonest = soonest(now);
    agenda.calls(calls.stream().map(Planned::when).toList());
    expected.clear();
    Set<Planned> wanted = new HashSet<>();
    for (Planned call : calls) {
      if (call.settled()) {
        expected.add(call);
      } else if (call.when() <= now + PLACED_AHEAD) {
        wanted.add(call);
      }
    }
    agenda.keep(Planned.class, wanted);
    wanted.forEach(this::place);
    sayIt(soonest);
    expected.stream()
        .mapToLong(Planned::when)
        .min()
        .ifPresentOrElse(player::expect, player::expectNothing);
  }

  private void place(Planned call) {
    if (!agenda.has(call)) {
      Part part = Script.call(call.side(), call.call(), state);
      long room = agenda.room(call.when());
      agenda.place(call, call.when(), Phrase.of(List.of(part), settings, words, room));
    }
  }

  /** C10, from the desk's plan. */
  synchronized void planBuzzes(List<Buzzer.Planned> planned) {
    agenda.keep(Buzzer.Planned.class, planned);
    Side side = state.map(it -> it.game().toMove()).orElse(Side.BLACK);
    for (Buzzer.Planned buzz : planned) {
      Optional<Part> part = Script.buzz(side, buzz.kind(), settings, state);
      if (!agenda.has(buzz) && part.isPresent()) {
        agenda.place(buzz, buzz.when(), Phrase.whole(List.of(part.get()), settings, words));
      }
    }
  }

  /** When something that is to be heard now is heard. */
  private long soonest(long now) {
    return now + player.queued(now) + DEVICE;
  }

  @Override
  public synchronized void announce(Happening happening, MatchState after) {
    state = Optional.of(after);
    if (Calls.areEndedBy(happening)) {
      silence(happening);
    }
    if (happening instanceof Happening.Called called) {
      confirm(called);
    }
    said.add(happening, after, settings.chimes());
  }

  private void silence(Happening happening) {
    player.silence();
    agenda.clear();
    expected.clear();
    if (!(happening instanceof Happening.Ended)) {
      said.clear();
    }
  }

  /** C5: what falls on a deadline has come. What is not expected was said, or was taken back. */
  private void confirm(Happening.Called called) {
    Part part = Script.call(called.side(), called.call(), state);
    for (Planned call : List.copyOf(expected)) {
      if (call.side() == called.side() && call.call().equals(called.call())) {
        expected.remove(call);
        said.add(part);
        return;
      }
    }
    tellIfNotHeard(part);
  }

  /** What has been gathered of one instant is one phrase. */
  private void sayIt(long soonest) {
    if (!said.isEmpty()) {
      Phrase.of(said.parts(), settings, words, agenda.room(soonest))
          .ifPresent(
              sound -> {
                player.placeNow(sound);
                agenda.said(sound, soonest);
              });
      said.parts().forEach(this::tellIfNotHeard);
      said.clear();
    }
  }

  @Override
  public synchronized Optional<String> answer(Side side, MatchState now, Tick at) {
    state = Optional.of(now);
    Optional<Sound> sound =
        Script.answer(side, now, at).flatMap(part -> Phrase.whole(List.of(part), settings, words));
    if (sound.isEmpty()) {
      return Optional.empty();
    }
    if (isMute()) {
      return Optional.of("no answer is heard: there is no sound device");
    }
    long soonest = soonest(ticker.nanos());
    boolean settling = expected.stream().anyMatch(call -> call.when() <= soonest);
    return !settling && agenda.answer(sound.get(), soonest)
        ? Optional.empty()
        : Optional.of("no answer is heard: it would run into the next call; ask again after it");
  }

  @Override
  public synchronized Optional<String> opened(Setup setup) {
    return Unread.of(setup, settings, words);
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
