package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;

/** What clients of the desk set and test of the sound, and what the desk says of itself. */
class SoundLinesTest {
  private static final String CARD = "{\"card\":{\"time\":\"60m\"}}";

  /** The port as its contract has it. */
  private static final class Sounds implements SoundDesk {
    final Map<String, String> settings = new TreeMap<>(Map.of("voice.black", "en", "volume", "80"));
    final List<String> heard = new ArrayList<>();

    @Override
    public Map<String, String> settings() {
      return Map.copyOf(settings);
    }

    @Override
    public List<String> voices() {
      return List.of("en", "zh");
    }

    @Override
    public void change(Map<String, String> changes) throws Refusal {
      if (!settings.keySet().containsAll(changes.keySet())) {
        throw new Refusal("no such setting");
      }
      settings.putAll(changes);
    }

    @Override
    public void say(String call, Side side) throws Refusal {
      if (call.equals("eleven")) {
        throw new Refusal("the voice en has no clip eleven");
      }
      heard.add(side.id() + " " + call);
    }

    @Override
    public void buzz() {
      heard.add("buzz");
    }
  }

  private final Sounds sounds = new Sounds();
  private final DeskBench desk = desk(new MemoryJournal(), Optional.empty());

  private DeskBench desk(Journal journal, Optional<Buttons> buttons) {
    return new DeskBench(
        journal, new Fittings(Speaker.SILENT, Buzzer.SILENT, sounds, buttons, Lamps.NONE, "0.1.0"));
  }

  @Test
  void aNewcomerIsToldOfTheDeskFirstAndThenWhatIsHeard() {
    assertThat(desk.told)
        .hasSize(3)
        .startsWith("{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"0.1.0\"}");
    assertThat(desk.told.get(1))
        .startsWith("{\"event\":\"sound\",\"settings\":{")
        .contains("\"voice.black\":\"en\"", "\"volume\":\"80\"")
        .endsWith("},\"voices\":[\"en\",\"zh\"]}");
    assertThat(desk.told.get(2)).isEqualTo("{\"event\":\"idle\"}");
  }

  @Test
  void whereRealButtonsAreWiredTheDeskSaysSoAndListens() throws Exception {
    FakeButtons wired = new FakeButtons();
    MemoryJournal journal = new MemoryJournal();
    DeskBench gpio = desk(journal, Optional.of(wired));
    assertThat(gpio.told.getFirst()).contains("\"buttons\":\"gpio\",\"swapped\":false");
    gpio.says("{\"time\":\"60m\"}").says("{\"start\":\"black\"}");
    gpio.desk.start();
    wired.listener.edge(new Edge(Side.BLACK, gpio.now()));
    DeskBench.eventually(() -> journal.acts().contains(new Act.Press(Side.BLACK)));
    gpio.desk.close();
  }

  @Test
  void everyoneIsToldOfAChange() {
    desk.says("{\"sound\":{\"volume\":\"60\"}}");
    assertThat(desk.lastTold()).contains("\"event\":\"sound\"", "\"volume\":\"60\"");
    assertThat(desk.lines()).isEmpty();
  }

  @Test
  void aChangeMadeElsewhereIsToldOnce() {
    sounds.settings.put("volume", "10");
    desk.desk.soundChanged();
    desk.desk.soundChanged();
    desk.until(1);
    assertThat(desk.told).hasSize(4).last().asString().contains("\"volume\":\"10\"");
  }

  @Test
  void whatDoesNotFitIsRefusedAsAWholeToWhoSentIt() {
    desk.says("{\"sound\":{\"volume\":\"60\",\"loudness\":\"1\"}}");
    assertThat(desk.lines()).containsExactly("at:0,refused,reason:no such setting");
    assertThat(sounds.settings).containsEntry("volume", "80");
    assertThat(desk.told).hasSize(3);
  }

  @Test
  void law10_soundIsChangedWhileAClockRuns() {
    desk.starts("60m").until(1).says("{\"sound\":{\"volume\":\"60\"}}");
    assertThat(desk.lastTold()).contains("\"volume\":\"60\"");
  }

  @Test
  void aTestWordAndTheBuzzerAreHeardBeforeTheMatchAndInAPause() {
    desk.says("{\"say\":\"10\"}").says("{\"say\":\"left 4\",\"side\":\"white\"}");
    desk.says("{\"buzz\":true}");
    desk.says(CARD).says("{\"say\":\"30s\"}").says("{\"card\":false}");
    desk.starts("60m").until(1).says("{\"pause\":true}").says("{\"buzz\":true}");
    assertThat(sounds.heard)
        .containsExactly("black 10", "white left 4", "buzz", "black 30s", "buzz");
  }

  @Test
  void C5_whileAClockRunsATestWordWouldBeTakenForACall() {
    desk.starts("60m").until(1).says("{\"say\":\"10\"}").says("{\"buzz\":true}");
    assertThat(sounds.heard).isEmpty();
    assertThat(desk.lines())
        .endsWith(
            "at:1,refused,reason:say: a clock runs, and it would be taken for a call",
            "at:1,refused,reason:buzz: a clock runs, and it would be taken for a call");
  }

  @Test
  void whatTheVoiceCannotSayIsRefused() {
    desk.says("{\"say\":\"eleven\"}");
    assertThat(desk.lines()).containsExactly("at:0,refused,reason:the voice en has no clip eleven");
  }

  @Test
  void aDeskWithoutSoundSaysNothingOfItAndRefusesItsLines() {
    DeskBench silent = new DeskBench(new MemoryJournal());
    assertThat(silent.told).noneMatch(line -> line.contains("\"sound\""));
    silent.says("{\"sound\":{\"volume\":\"60\"}}").says("{\"say\":\"10\"}").says("{\"buzz\":true}");
    assertThat(silent.lines())
        .hasSize(3)
        .allMatch(line -> line.equals("at:0,refused,reason:this desk makes no sound"));
  }

  private static String hash(String line) {
    return line.replaceFirst(".*\"hash\":\"([^\"]*)\".*", "$1");
  }

  @Test
  void anotherVoiceIsAnotherHashAndHasToBeConfirmedAnew() {
    desk.says(CARD).until(1).presses(Side.BLACK);
    String before = desk.lastTold();
    assertThat(before).contains("\"confirmed\":[\"black\"]");
    desk.until(2).says("{\"sound\":{\"voice.black\":\"zh\"}}");
    assertThat(desk.lastTold()).contains("\"event\":\"card\"", "\"confirmed\":[]");
    assertThat(hash(desk.lastTold())).isNotEqualTo(hash(before));
    desk.edges(Side.WHITE, 1.9);
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:white");
  }

  @Test
  void volumeIsNoPartOfWhatIsConfirmed() {
    desk.says(CARD).until(1).presses(Side.BLACK).says("{\"sound\":{\"volume\":\"60\"}}");
    assertThat(desk.lastTold()).contains("\"event\":\"sound\"");
    desk.until(2).presses(Side.WHITE);
    assertThat(desk.lastTold()).contains("\"event\":\"match\"", "\"confirmed\":true");
  }

  @Test
  void cardAndMatchHaveOneHash() {
    desk.says(CARD).until(1).presses(Side.BLACK);
    String card = hash(desk.lastTold());
    assertThat(card).matches("[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}");
    desk.until(2).presses(Side.WHITE);
    assertThat(hash(desk.lastTold())).isEqualTo(card);
  }
}
