package org.qizhong.screen.view;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.stream.Stream;
import javafx.scene.text.Font;
import org.qizhong.screen.words.Language;

/**
 * The letters. All are bundled, so that a board needs no fonts installed, and each file is loaded
 * when it is first needed: a language's own face for what it covers, for names that it does not
 * cover one with more Latin letters, or the whole block of ideographs (SC). Titles are bold where
 * the language's small bold face covers them. Used on the JavaFX thread, as one screen has one
 * language.
 */
final class Fonts {
  private static final String FOLDER = "/org/qizhong/screen/fonts/";

  private static Language language = Language.EN;

  /** A file. */
  enum Face {
    SC("Qizhong-SC.otf"),
    TC("Qizhong-TC.otf"),
    JP("Qizhong-JP.otf"),
    KR("Qizhong-KR.otf"),
    EN("Qizhong-EN.otf"),
    LATIN("Qizhong-Latin.ttf"),
    SC_BOLD("Qizhong-SC-Bold.otf"),
    TC_BOLD("Qizhong-TC-Bold.otf"),
    JP_BOLD("Qizhong-JP-Bold.otf"),
    KR_BOLD("Qizhong-KR-Bold.otf"),
    EN_BOLD("Qizhong-EN-Bold.otf");

    private final String file;
    private String family;
    private BitSet characters;

    Face(String file) {
      this.file = file;
    }

    /** Its name for JavaFX. */
    String family() {
      load();
      return family;
    }

    boolean covers(String words) {
      load();
      return words.codePoints().allMatch(it -> characters.get(it) || Character.isISOControl(it));
    }

    boolean isLoaded() {
      return family != null;
    }

    private void load() {
      if (isLoaded()) {
        return;
      }
      try (InputStream stream = Fonts.class.getResourceAsStream(FOLDER + file)) {
        byte[] bytes = stream.readAllBytes();
        characters = CharacterMap.of(bytes);
        family = Font.loadFont(new ByteArrayInputStream(bytes), 12).getFamily();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private Fonts() {}

  /** What is written from now on is in {@code now}. */
  static void speak(Language now) {
    language = now;
  }

  /** The font for {@code words}. */
  static Font text(String words, double size, boolean bold) {
    return Font.font(face(words, bold).family(), size);
  }

  /** The face that has all of {@code words}; SC where none has. */
  static Face face(String words, boolean bold) {
    if (bold && bold(language).covers(words)) {
      return bold(language);
    }
    return Stream.of(own(language), Face.LATIN, Face.SC)
        .filter(face -> face.covers(words))
        .findFirst()
        .orElse(Face.SC);
  }

  private static Face own(Language language) {
    return switch (language) {
      case ZH_HANS -> Face.SC;
      case ZH_HANT -> Face.TC;
      case EN -> Face.EN;
      case JA -> Face.JP;
      case KO -> Face.KR;
    };
  }

  private static Face bold(Language language) {
    return switch (language) {
      case ZH_HANS -> Face.SC_BOLD;
      case ZH_HANT -> Face.TC_BOLD;
      case EN -> Face.EN_BOLD;
      case JA -> Face.JP_BOLD;
      case KO -> Face.KR_BOLD;
    };
  }
}
