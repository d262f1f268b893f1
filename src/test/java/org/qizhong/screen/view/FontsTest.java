package org.qizhong.screen.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;
import org.testfx.api.FxToolkit;

/**
 * The letters are the bundled ones. What a face has is asked of another reader of font files, so
 * that neither our own nor JavaFX's fallback to installed fonts answers.
 */
class FontsTest {
  private static final String FOLDER = "/org/qizhong/screen/fonts/";
  private static final Map<String, Font> OPENED = new HashMap<>();

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void english() {
    Fonts.speak(Language.EN);
  }

  private static Font opened(Fonts.Face face) {
    String file = "Qizhong-" + face.family().replace("Qizhong ", "").replace(' ', '-');
    return OPENED.computeIfAbsent(file, FontsTest::open);
  }

  private static Font open(String file) {
    String name = FOLDER + file + (file.contains("Latin") ? ".ttf" : ".otf");
    try (InputStream stream = FontsTest.class.getResourceAsStream(name)) {
      return Font.createFont(Font.TRUETYPE_FONT, stream);
    } catch (Exception e) {
      throw new AssertionError(name, e);
    }
  }

  private static void assertDrawn(String words) {
    for (boolean bold : new boolean[] {false, true}) {
      Fonts.Face face = Fonts.face(words, bold);
      int missing = opened(face).canDisplayUpTo(words.replaceAll("\\p{Cntrl}", ""));
      assertThat(missing).as("%s in %s", words, face).isNegative();
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyTextIsInItsLanguagesOwnFace(Language language) {
    Fonts.speak(language);
    Fonts.Face own = Fonts.face("", false);
    Texts texts = Texts.of(language);
    for (String key : texts.keys()) {
      assertThat(own.covers(texts.get(key))).as("%s: %s", key, texts.get(key)).isTrue();
      assertDrawn(texts.get(key));
    }
    for (Language one : Language.values()) {
      assertDrawn(one.ownName());
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void titlesAreBold(Language language) {
    Fonts.speak(language);
    Texts texts = Texts.of(language);
    for (String key : texts.keys()) {
      boolean tile = key.startsWith("referee.tile.") && !key.contains(".hint");
      if (key.startsWith("match.") || key.startsWith("result.") || tile) {
        assertThat(Fonts.face(texts.get(key), true).name()).as(key).endsWith("BOLD");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "谞",
        "辜梓豪 芈昱廷",
        "喆",
        "珺",
        "堃",
        "芈",
        "龚䶮",
        "陈䜣",
        "李昌鎬",
        "신진서",
        "井山裕太",
        "Øystein",
        "黑方 · 欧阳谞",
        "黒 · 一力遼",
        "흑 · 박정환",
        "髙尾紳路",
        "王銘琬",
        "黑方 · Øystein Vestgården",
        "アレクサンドル・ディナーシュタイン 김지석 九段",
        "周睿羊 vs 신민준",
        "½ ¼ ¾ × − ✓ ← …"
      })
  void namesAreDrawnInEveryLanguage(String name) {
    for (Language language : Language.values()) {
      Fonts.speak(language);
      assertDrawn(name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Aleksandr Dinerštein", "Csaba Mérő", "Łukasz", "Дмитрий Суpин", "Ελένη"})
  void EuropeanNamesAreDrawn(String name) {
    Fonts.speak(Language.EN);
    assertDrawn("Black · " + name);
    Fonts.speak(Language.ZH_HANS);
    assertDrawn(name);
  }

  @ParameterizedTest
  @CsvSource({
    "ZH_HANS, 黑方, SC",
    "ZH_HANT, 黑方, TC",
    "EN, Black, EN",
    "EN, Black · Dinerštein, LATIN",
    "JA, 黒番, JP",
    "KO, 흑, KR",
    "ZH_HANT, 黑方 · 谞, SC",
    "EN, Black · 李某, SC",
    "KO, 흑 · 谞, SC"
  })
  void aLanguageIsWrittenInItsOwnShapesAndRareNamesInTheWholeBlock(
      Language language, String words, Fonts.Face face) {
    Fonts.speak(language);
    assertThat(Fonts.face(words, false)).isEqualTo(face);
  }

  @Test
  void theWholeUnifiedBlockIsThere() {
    Font whole = opened(Fonts.Face.SC);
    // The last sixteen came to Unicode after the font.
    for (int code = 0x4e00; code < 0x9ff0; code++) {
      assertThat(whole.canDisplay(code)).as(Integer.toHexString(code)).isTrue();
    }
    for (int code = 0xac00; code <= 0xd7a3; code++) {
      assertThat(whole.canDisplay(code)).as(Integer.toHexString(code)).isTrue();
    }
  }

  /** Of letters and digits; AWT calls marks that nobody sees displayable in every font. */
  @ParameterizedTest
  @EnumSource(Fonts.Face.class)
  void ourReaderAndAnotherAgreeOnWhatAFaceHas(Fonts.Face face) {
    Font other = opened(face);
    for (int code = 0x20; code < 0x10000; code++) {
      if (Character.isLetterOrDigit(code) && !Character.getName(code).contains("FILLER")) {
        assertThat(face.covers(Character.toString(code)))
            .as("%s %04x", face, code)
            .isEqualTo(other.canDisplay(code));
      }
    }
  }

  @Test
  void javaFxFindsEachFamilyByItsName() {
    Set<String> families = new HashSet<>();
    Map<Fonts.Face, Double> widths = new EnumMap<>(Fonts.Face.class);
    for (Fonts.Face face : Fonts.Face.values()) {
      families.add(face.family());
      javafx.scene.text.Font font = javafx.scene.text.Font.font(face.family(), 40);
      assertThat(font.getFamily()).isEqualTo(face.family()).startsWith("Qizhong ");
      Text probe = new Text("Mm");
      probe.setFont(font);
      widths.put(face, probe.getLayoutBounds().getWidth());
    }
    assertThat(families).hasSize(Fonts.Face.values().length);
    assertThat(widths.get(Fonts.Face.SC_BOLD)).isGreaterThan(widths.get(Fonts.Face.SC));
  }
}
