package org.qizhong.app;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Role;
import org.qizhong.record.Pin;
import org.qizhong.store.DataDirectory;
import org.qizhong.store.PinStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code qizhong pin …}: who may come to the referee's desk. */
@Command(
    name = "pin",
    header = "Shows which PINs are set for the referee's desk, or sets or clears one.",
    description = "A running desk takes it within a second.",
    mixinStandardHelpOptions = true)
final class PinCommand implements Callable<Integer> {
  private static final List<Role> ROLES = List.of(Role.REFEREE, Role.CHIEF);

  /** No PIN is nearly as long; what comes after is not waited for. */
  private static final int MOST_BYTES = 1_024;

  @Spec private CommandSpec spec;
  @Mixin private DataOption data;

  @Override
  public Integer call() throws Refusal {
    PinStore pins = new PinStore(data.path());
    Optional<String> trouble = pins.trouble();
    if (trouble.isPresent()) {
      throw new Refusal(trouble.get());
    }
    Set<Role> set = pins.set();
    PrintWriter out = spec.commandLine().getOut();
    ROLES.forEach(role -> out.println(role.id() + ": " + (set.contains(role) ? "set" : "none")));
    return 0;
  }

  @Command(
      name = "set",
      description = "Sets one: asked for twice, or one line of a pipe; 4 to 12 digits.",
      mixinStandardHelpOptions = true)
  int set(@Parameters(paramLabel = "ROLE", description = "referee or chief") String role)
      throws Refusal, IOException {
    Role whose = role(role);
    Path folder = DataDirectory.prepare(data.path());
    String pin =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent()
            ? typed()
            : piped();
    if (!Pin.fits(pin)) {
      throw new Refusal("the PIN " + Pin.RULE);
    }
    new PinStore(folder).put(whose, Optional.of(pin));
    return 0;
  }

  @Command(name = "clear", description = "Clears one.", mixinStandardHelpOptions = true)
  int clear(@Parameters(paramLabel = "ROLE", description = "referee or chief") String role)
      throws Refusal {
    Role whose = role(role);
    new PinStore(DataDirectory.prepare(data.path())).put(whose, Optional.empty());
    return 0;
  }

  private static Role role(String id) throws Refusal {
    return ROLES.stream()
        .filter(role -> role.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new Refusal("\"" + id + "\" is neither referee nor chief"));
  }

  private static String typed() throws Refusal {
    char[] once = System.console().readPassword("PIN: ");
    char[] again = System.console().readPassword("PIN again: ");
    if (once == null || again == null || !Arrays.equals(once, again)) {
      throw new Refusal("the two are not the same; nothing is changed");
    }
    return new String(once);
  }

  private static String piped() throws Refusal, IOException {
    String text = new String(System.in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8).strip();
    if (text.isEmpty()) {
      throw new Refusal("no PIN came; type it, or send one line");
    }
    if (text.lines().count() > 1) {
      throw new Refusal("more than one line came; send one");
    }
    return text;
  }
}
