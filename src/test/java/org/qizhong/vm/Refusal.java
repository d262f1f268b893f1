package org.qizhong.vm;

import java.util.List;

/**
 * A desk that cannot have what it is told to take refuses to start: exit 2, and one line that says
 * why.
 *
 * @param settings its {@code gpio.properties}
 * @param words that its line must have
 */
record Refusal(String name, DeskProcess.User user, List<String> settings, List<String> words)
    implements Pass {
  private static final int TROUBLE = 2;

  static Refusal of(String name, List<String> settings, String... words) {
    return new Refusal(name, DeskProcess.User.IN_GROUP, settings, List.of(words));
  }

  @Override
  public String run() throws Exception {
    String folder = "refused-" + name.replaceAll("\\W+", "-");
    DeskProcess desk =
        DeskProcess.start(
            user, "desk", DeskProcess.dataDirectory(folder, settings.toArray(String[]::new)));
    int code = desk.end();
    String said = desk.words();
    Failed.unless(code == TROUBLE, "exit code %d: %s", code, said);
    Failed.unless(said.lines().count() == 1, "not one line: %s", said);
    for (String word : words) {
      Failed.unless(said.contains(word), "it does not say \"%s\": %s", word, said);
    }
    return said;
  }
}
