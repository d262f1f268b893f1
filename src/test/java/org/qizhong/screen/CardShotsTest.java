package org.qizhong.screen;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** Every page of the card in every language at both sizes: nothing cut, nothing too small. */
class CardShotsTest {
  private static final int[][] SIZES = {{800, 480}, {1024, 600}};

  private static final String SOUND =
      "{\"event\":\"sound\",\"settings\":{\"voice.black\":\"zh\",\"voice.white\":\"ja\","
          + "\"main\":\"silence\",\"overtime\":\"voice\",\"volume\":\"80\",\"ticks\":\"true\","
          + "\"chimes\":\"false\",\"hall\":\"false\"},\"voices\":[\"en\",\"ja\",\"ko\",\"zh\"]}";

  @TempDir Path data;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  static Stream<Arguments> all() {
    List<Arguments> all = new ArrayList<>();
    for (Language language : Language.values()) {
      for (int[] size : SIZES) {
        all.add(Arguments.of(language, size[0], size[1]));
      }
    }
    return all.stream();
  }

  private CardRig rig;
  private Looks looks;

  @ParameterizedTest
  @MethodSource("all")
  void everyPageIsDrawnWhole(Language language, int width, int tall) throws Exception {
    looks = new Looks(language, width, tall);
    fill();
    rig = new CardRig(data, language, width, tall);
    rig.hear("{\"event\":\"desk\",\"buttons\":\"gpio\",\"version\":\"0.1.0\"}", SOUND);
    look("overview-empty");
    players();
    time();
    rest();
    table();
    Files.writeString(data.resolve("presets.json"), "[{");
    rig = new CardRig(data, language, width, tall);
    rig.hear(SOUND);
    look("overview-remark");
    looks.assertFine();
  }

  private void fill() throws Exception {
    Path lists = Files.createDirectories(data.resolve("lists"));
    StringBuilder names = new StringBuilder("\ufeff");
    for (int i = 0; i < 60; i++) {
      names
          .append(Character.toString('张' + 37 * i))
          .append("某某\t业余")
          .append(i % 7 + 1)
          .append("段\r\n");
    }
    Files.writeString(lists.resolve("A组.txt"), names.toString());
    Files.writeString(lists.resolve("broken.txt"), "ok\n\u0007\n");
    Files.write(lists.resolve("gbk.txt"), "周某某".getBytes("GB18030"));
    Files.writeString(
        data.resolve("players.txt"),
        "欧阳上官谞\t职业三段\nAlexandre Dinerchtein\t3p\n김지석\t九段\n周某某\t业余6段\n",
        StandardCharsets.UTF_8);
  }

  private void players() {
    rig.touch("player-black");
    look("players");
    rig.touch("pick-周某某", "pick-Alexandre Dinerchtein", "rank");
    look("rank");
    rig.touch("back", "source-0");
    look("players-list");
    rig.touch("source-1");
    look("players-broken");
    rig.touch("name-write");
    look("name");
    rig.touch("key-layer");
    look("name-accents");
    rig.touch("back", "back");
    look("overview");
  }

  private void time() {
    rig.touch("time-more");
    look("time");
    rig.touch("page-on");
    look("time-2");
    rig.touch("write", "key-←", "key-x");
    look("notation-wrong");
    rig.touch("back", "write");
    look("notation");
    rig.touch("back", "build", "method-ing");
    look("builder");
    rig.touch("method-carry");
    look("builder-moves");
    rig.touch("take", "time-white", "preset-hourglass");
    look("time-half-hourglass");
    rig.touch("time-both", "page-back", "preset-stages", "save", "key-C", "take");
    look("time-own");
    rig.touch("back");
    look("overview-stages");
    rig.touch("preset-tv", "rules-cn-1988");
    look("overview-tv");
  }

  private void rest() {
    rig.touch("more");
    look("more");
    rig.touch("more-rules");
    look("rules");
    rig.touch("number-komi");
    look("rules-komi");
    rig.touch("back", "more-calls");
    look("calls");
    rig.touch("back", "more-sound");
    look("sound");
    rig.touch("back", "more-pauses");
    look("pauses");
    rig.touch("back", "back", "late", "number-black", "key-5", "number-white", "key-2", "key-0");
    look("late");
    rig.touch("late-arrival", "number-black", "key-9", "key-0", "key-5");
    look("late-arrival");
    rig.touch("limit-other");
    look("late-other");
    rig.touch("limit-15", "back");
  }

  private void table() {
    rig.touch("lay");
    String card = rig.sent.getLast();
    String header = card.substring("{\"card\":".length(), card.lastIndexOf(",\"late\""));
    String line =
        "{\"event\":\"card\",\"header\":"
            + header
            + ",\"late\":{\"black\":300,\"white\":1200},\"deducted\":{\"black\":600},"
            + "\"forfeit\":[\"white\"],\"hash\":\"K7Q-3FD\",\"confirmed\":[%s]}";
    rig.hear(line.formatted(""));
    look("confirm");
    rig.hear(line.formatted("\"black\""));
    look("confirm-one");
    rig.hear("{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"0.1.0\"}");
    rig.hear(line.formatted(""));
    look("confirm-touch");
    for (String seats : List.of("across", "ends", "back")) {
      rig.set("seats", seats);
      look("confirm-" + seats);
    }
  }

  private void look(String name) {
    looks.at("card-" + name, rig);
  }
}
