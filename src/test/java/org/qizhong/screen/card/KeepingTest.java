package org.qizhong.screen.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/** What the card keeps in the data directory, and the lists it reads. */
class KeepingTest {
  @TempDir private Path data;

  private static BySide<TimeControl> time(String black, String white) throws Exception {
    return new BySide<>(Notation.parse(black), Notation.parse(white));
  }

  private Path file(String name, String text) throws Exception {
    return Files.writeString(data.resolve(name), text);
  }

  private static String reason(Misfit misfit) {
    return misfit.in(Texts.of(Language.EN));
  }

  @Test
  void ownPresetsAreThereAfterARestartNewestFirst() throws Exception {
    new PresetStore(data).save("周六", time("20m", "10m"));
    new PresetStore(data).save("Club", time("30m + 3x30s", "30m + 3x30s"));
    List<Preset> kept = new PresetStore(data).all();
    assertThat(kept).extracting(Preset::id).containsExactly("Club", "周六");
    assertThat(kept.getLast().times()).isEqualTo(time("20m", "10m"));
    assertThat(kept).allMatch(Preset::own);
  }

  @Test
  void aPresetSavedAgainTakesThePlaceOfTheOldOneAndOneDeletedIsGone() throws Exception {
    PresetStore store = new PresetStore(data);
    store.save("Club", time("20m", "20m"));
    store.save("Club", time("40m", "40m"));
    assertThat(store.all()).hasSize(1);
    assertThat(store.all().getFirst().times()).isEqualTo(time("40m", "40m"));
    store.delete("Club");
    assertThat(store.all()).isEmpty();
  }

  @Test
  void aDamagedFileIsPutAsideAndSaidOnce() throws Exception {
    file(PresetStore.FILE, "[{\"name\":\"x\",\"black\":\"5y\"");
    assertThatExceptionOfType(Misfit.class)
        .isThrownBy(() -> new PresetStore(data).mend())
        .satisfies(
            e ->
                assertThat(reason(e))
                    .isEqualTo("presets.json was damaged; it is put aside as presets.json.bad."));
    assertThat(data.resolve("presets.json.bad")).hasContent("[{\"name\":\"x\",\"black\":\"5y\"");
    assertThatNoException().isThrownBy(() -> new PresetStore(data).mend());
    file(CardStore.FILE, "{\"time\":\"1x\"}");
    assertThatExceptionOfType(Misfit.class).isThrownBy(() -> new CardStore(data).load());
    assertThat(data.resolve("last-card.json.bad")).hasContent("{\"time\":\"1x\"}");
    assertThat(new CardStore(data).load()).isEqualTo(CardDraft.EMPTY);
  }

  @Test
  void oneBadEntryLosesNoneOfTheOthersAndSavingGoesOn() throws Exception {
    String text =
        """
        [{"name":"A","black":"20m","white":"20m"},
         {"name":"B","black":"5y","white":"20m"},
         {"name":"C","black":"40m","white":"1h"}]\
        """;
    file(PresetStore.FILE, text);
    new PresetStore(data).save("D", time("1h", "1h"));
    assertThat(new PresetStore(data).all()).extracting(Preset::id).containsExactly("D", "A", "C");
    assertThat(data.resolve("presets.json.bad")).hasContent(text);
  }

  @Test
  void nothingHalfWrittenIsLeftBehind() throws Exception {
    new CardStore(data).save(CardDraft.EMPTY);
    new NameStore(data).remember(List.of(new Player("Li", "")));
    try (Stream<Path> files = Files.list(data)) {
      assertThat(files.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder(CardStore.FILE, NameStore.FILE);
    }
  }

  @Test
  void aHalfWrittenNewFileDoesNotTouchTheOldOne() throws Exception {
    new CardStore(data).save(CardDraft.EMPTY.withVenue(new Venue("Cup", "")));
    file(CardStore.FILE + ".new", "{\"ti");
    assertThat(new CardStore(data).load().venue().event()).isEqualTo("Cup");
  }

  @Test
  void theLastCardIsKeptWithoutPlayersAndLateness() throws Exception {
    CardDraft card =
        CardDraft.EMPTY
            .withTimes(time("3h + 2x20m@2", "1h"))
            .withVenue(new Venue("Cup", "第3台"))
            .withPausing(new Pausing(false, true))
            .withPlayer(Side.BLACK, new Player("周某某", "6段"))
            .withLate(new Late(Late.HOUR, BySide.both(Duration.ofMinutes(3))));
    new CardStore(data).save(card);
    assertThat(new CardStore(data).load())
        .isEqualTo(
            card.withPlayer(Side.BLACK, Player.NONE).withLate(Late.NONE.withLimit(Late.HOUR)));
    assertThat(new CardStore(data.resolve("none")).load()).isEqualTo(CardDraft.EMPTY);
  }

  @Test
  void twoHundredPlayersAreRememberedNewestFirst() throws Exception {
    NameStore store = new NameStore(data);
    List<Player> many = new ArrayList<>();
    for (int i = 0; i < 250; i++) {
      many.add(new Player("P" + i, i + "k"));
    }
    store.remember(many);
    assertThat(store.all()).hasSize(200).startsWith(new Player("P249", "249k"));
    store.remember(List.of(new Player("P100", "1d"), Player.NONE));
    assertThat(store.all())
        .hasSize(200)
        .startsWith(new Player("P100", "1d"), new Player("P249", "249k"));
  }

  @Test
  void listsTolerateAByteOrderMarkCarriageReturnsTabsAndCommas() throws Exception {
    Path list = file("list.txt", "\ufeff周某某\t业余6段\r\n\r\n李某, 职业三段\r\n  Kim Ji-seok  \r\n谞，2段");
    assertThat(PlayerList.read(list))
        .containsExactly(
            new Player("周某某", "业余6段"),
            new Player("李某", "职业三段"),
            new Player("Kim Ji-seok", ""),
            new Player("谞", "2段"));
  }

  @Test
  void aBrokenListSaysWhyInOneLine() throws Exception {
    Path bytes = Files.write(data.resolve("gb.txt"), "周某某".getBytes(Charset.forName("GB18030")));
    Path control = file("control.txt", "fine\n\u0007\n");
    Path nameless = file("nameless.txt", "\t3k\n");
    Path large = file("large.txt", "x\n".repeat(1 << 20));
    assertThatExceptionOfType(Misfit.class)
        .isThrownBy(() -> PlayerList.read(bytes))
        .satisfies(e -> assertThat(reason(e)).isEqualTo("gb.txt: not UTF-8 text."));
    assertThatExceptionOfType(Misfit.class)
        .isThrownBy(() -> PlayerList.read(control))
        .satisfies(e -> assertThat(reason(e)).isEqualTo("control.txt, line 2: no player's name."));
    assertThatExceptionOfType(Misfit.class)
        .isThrownBy(() -> PlayerList.read(nameless))
        .satisfies(e -> assertThat(reason(e)).isEqualTo("nameless.txt, line 1: no player's name."));
    assertThatExceptionOfType(Misfit.class)
        .isThrownBy(() -> PlayerList.read(large))
        .satisfies(
            e -> assertThat(reason(e)).isEqualTo("large.txt: over 1 MB, no list of players."));
    assertThatExceptionOfType(Misfit.class)
        .isThrownBy(() -> PlayerList.read(data.resolve("gone.txt")))
        .satisfies(e -> assertThat(reason(e)).isEqualTo("gone.txt: cannot be read."));
  }

  @Test
  void listsAreFoundInTheDataDirectoryAndOnSticks() throws Exception {
    Path lists = Files.createDirectories(data.resolve("lists"));
    Path stick = Files.createDirectories(data.resolve("media/referee/STICK"));
    Path own = Files.writeString(lists.resolve("b.txt"), "Li");
    Path other = Files.writeString(stick.resolve("A.TXT"), "Li");
    Files.writeString(stick.resolve("picture.png"), "");
    Files.writeString(stick.resolve(".hidden.txt"), "Li");
    assertThat(new PlayerLists(lists, data.resolve("media")).find()).containsExactly(own, other);
    assertThat(new PlayerLists(data.resolve("no"), data.resolve("no")).find()).isEmpty();
  }
}
