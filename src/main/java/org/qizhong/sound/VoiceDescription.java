package org.qizhong.sound;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.clips.Voice;

/** Whose voice a pack is and under which terms, asked once and kept in its properties file. */
final class VoiceDescription {
  /** Whoever gives so many odd answers in a row is nobody. */
  private static final int PATIENCE = 10;

  private final Path folder;
  private final BufferedReader in;
  private final PrintWriter prompts;

  VoiceDescription(Path folder, BufferedReader in, PrintWriter prompts) {
    this.folder = folder;
    this.in = in;
    this.prompts = prompts;
  }

  /**
   * Asks, if nobody was asked before.
   *
   * @return false when the input ends first
   * @throws Refusal when what was answered before does not do
   */
  boolean isThere() throws Refusal, IOException {
    Path properties = folder.resolve(Voice.PROPERTIES);
    if (!Files.exists(properties)) {
      Optional<String> language =
          ask("language (zh, en, ja, ko or another one's code):", Voice::isLanguage);
      Optional<String> speaker = language.flatMap(it -> ask("who speaks:", this::isText));
      Optional<String> licence =
          speaker.flatMap(it -> ask("who may use it (such as: private, CC BY 4.0):", this::isText));
      if (licence.isEmpty()) {
        return false;
      }
      Files.writeString(
          properties,
          "language = %s%nspeaker = %s%nlicence = %s%n"
              .formatted(language.get(), plain(speaker.get()), plain(licence.get())));
    }
    Voice.look(folder);
    return true;
  }

  private boolean isText(String answer) {
    return answer.codePoints().noneMatch(Character::isISOControl) && answer.indexOf('\uFFFD') < 0;
  }

  private static String plain(String text) {
    return text.replace("\\", "\\\\");
  }

  private Optional<String> ask(String question, Predicate<String> fits) {
    for (int odd = 0; odd < PATIENCE; odd++) {
      prompts.println(question);
      prompts.flush();
      Optional<String> answer = line();
      if (answer.isEmpty() || (!answer.get().isEmpty() && fits.test(answer.get()))) {
        return answer;
      }
    }
    return Optional.empty();
  }

  private Optional<String> line() {
    try {
      return Optional.ofNullable(in.readLine()).map(String::strip);
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
