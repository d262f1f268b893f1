package org.qizhong.app.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A display: the one this session has, and the connectors with something at their other end. */
public record ScreenCheck(Machine machine, Map<String, String> environment) implements Check {
  private static final String PART = "screen";

  /** A display of this machine; one on another is left to itself. */
  private static final Pattern LOCAL = Pattern.compile("(?:unix)?:(\\d+)(?:\\.\\d+)?");

  @Override
  public List<Finding> look() {
    List<String> seen = new ArrayList<>();
    Stream.of("WAYLAND_DISPLAY", "DISPLAY")
        .filter(name -> !environment.getOrDefault(name, "").isEmpty())
        .forEach(name -> seen.add(name + " " + environment.get(name)));
    for (Path connector : machine.files("sys/class/drm", "card*-*")) {
      if (Machine.text(connector.resolve("status")).filter("connected"::equals).isPresent()) {
        String mode =
            Machine.text(connector.resolve("modes"))
                .flatMap(modes -> modes.lines().findFirst())
                .map(first -> " " + first)
                .orElse("");
        seen.add(connector.getFileName().toString().replaceFirst("^card\\d+-", "") + mode);
      }
    }
    String display = environment.getOrDefault("DISPLAY", "");
    if (isDead(display)) {
      return List.of(Finding.fault(PART, "no X server answers at DISPLAY=" + display));
    }
    return List.of(
        seen.isEmpty()
            ? Finding.absent(PART, "no display, and no connector with one")
            : Finding.ok(PART, String.join(", ", seen)));
  }

  private boolean isDead(String display) {
    Matcher local = LOCAL.matcher(display);
    if (!local.matches()) {
      return false;
    }
    String socket = "/tmp/.X11-unix/X" + local.group(1);
    return machine
        .text("proc/net/unix")
        .filter(sockets -> sockets.lines().noneMatch(line -> line.matches(".* @?" + socket)))
        .isPresent();
  }
}
