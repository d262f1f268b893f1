package org.qizhong.gpio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;

/** Finds a machine's GPIO chips by what they are called. */
final class Chips {
  private final Kernel kernel;

  Chips(Kernel kernel) {
    this.kernel = kernel;
  }

  /**
   * The chip that {@code settings} name; without a name the first with a Raspberry Pi's label.
   *
   * @return empty only where no chip is named and none with such a label is seen
   * @throws Refusal when the named one is not there or may not be opened
   */
  Optional<Chip> find(GpioSettings settings) throws Refusal {
    Optional<String> named = settings.chip();
    if (named.isPresent() && named.get().startsWith("/")) {
      return Optional.of(open(Path.of(named.get())));
    }
    List<String> labels = named.map(List::of).orElse(GpioSettings.LABELS);
    Search search = search(labels);
    if (search.found().isEmpty() && settings.use() == GpioSettings.Use.ON) {
      throw notFound(labels, search);
    }
    return search.found();
  }

  /**
   * The same, for those who must not take a chip that they cannot see for none.
   *
   * @throws Refusal also when there may be one that this user must not see
   */
  Optional<Chip> findOrSay(GpioSettings settings) throws Refusal {
    Optional<Chip> found = find(settings);
    Optional<String> unseen = found.isPresent() ? Optional.empty() : unseen();
    if (unseen.isPresent()) {
      throw new Refusal(unseen.get());
    }
    return found;
  }

  private Chip open(Path device) throws Refusal {
    try {
      return Chip.open(kernel, device);
    } catch (KernelError failed) {
      throw new Refusal(
          failed.isForbidden()
              ? forbidden(device)
              : "chip: " + device + ": " + failed.why() + there(search(List.of()).labels()));
    }
  }

  /**
   * What was seen on the way.
   *
   * @param labels of the chips that are no match
   * @param forbidden the chips that this user may not open
   */
  record Search(Optional<Chip> found, List<String> labels, List<Path> forbidden) {}

  /** Looks for the first chip that has one of {@code labels}. */
  Search search(List<String> labels) {
    List<String> others = new ArrayList<>();
    List<Path> forbidden = new ArrayList<>();
    for (Path device : kernel.chips()) {
      try {
        Chip chip = Chip.open(kernel, device);
        if (labels.contains(chip.label())) {
          return new Search(Optional.of(chip), others, forbidden);
        }
        others.add(device + " " + chip.label());
        chip.close();
      } catch (KernelError failed) {
        if (failed.isForbidden()) {
          forbidden.add(device);
        } else {
          others.add(failed.getMessage());
        }
      }
    }
    return new Search(Optional.empty(), others, forbidden);
  }

  /** Why a chip that is there may not have been seen; empty where every one could be opened. */
  Optional<String> unseen() {
    return search(List.of()).forbidden().stream().findFirst().map(Chips::forbidden);
  }

  private static Refusal notFound(List<String> labels, Search search) {
    if (!search.forbidden().isEmpty()) {
      return new Refusal(forbidden(search.forbidden().getFirst()));
    }
    return new Refusal(
        "no GPIO chip is labelled " + String.join(" or ", labels) + there(search.labels()));
  }

  /** What there is instead, and what helps. */
  private static String there(List<String> chips) {
    return "; this machine has "
        + (chips.isEmpty() ? "no chip at all" : String.join(", ", chips))
        + "; name another with \"chip\" in "
        + GpioSettings.FILE
        + ", or set gpio = off";
  }

  /** Why this user cannot open {@code device}, and what helps. */
  static String forbidden(Path device) {
    return "no permission for "
        + device
        + ": add the user to the group gpio (sudo usermod -aG gpio "
        + System.getProperty("user.name")
        + "), then log in anew";
  }
}
