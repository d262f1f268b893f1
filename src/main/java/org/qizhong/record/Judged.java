package org.qizhong.record;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Authority;
import org.qizhong.match.FaultyClock;
import org.qizhong.match.Game;
import org.qizhong.match.Role;

/** A line that the referee judges: it becomes entries of the record, all of them or none. */
public sealed interface Judged extends ConsoleLine {

  /** The name by which refusals call it. */
  String name();

  /** The entries it becomes in {@code game}; their ticks are the zero, for the desk stamps them. */
  List<Entry> entries(Game game) throws Refusal;

  /**
   * Refuses it where whoever gives it does not say enough. That is asked of those who act, never of
   * a record, which replays whatever it says.
   *
   * @param reasons whether a reason is needed where the rules ask for one (R17)
   */
  void demand(boolean reasons) throws Refusal;

  /** The role it needs. */
  default Role needed(Authority authority) {
    return Role.REFEREE;
  }

  /** One act. */
  record Acted(Entry entry) implements Judged {
    @Override
    public String name() {
      return ActWriter.name(entry.act());
    }

    @Override
    public List<Entry> entries(Game game) {
      return List.of(entry);
    }

    @Override
    public void demand(boolean reasons) throws Refusal {
      Demands.of(entry, reasons);
    }

    @Override
    public Role needed(Authority authority) {
      return authority.needed(entry.act());
    }
  }

  /** {@code {"ruling": [act …], "why": …}}: several acts at one instant. */
  record Ruling(List<Entry> acts) implements Judged {
    public Ruling {
      acts = List.copyOf(acts);
    }

    @Override
    public String name() {
      return "ruling";
    }

    @Override
    public List<Entry> entries(Game game) {
      return acts;
    }

    @Override
    public void demand(boolean reasons) throws Refusal {
      for (Entry act : acts) {
        Demands.of(act, reasons);
      }
    }

    @Override
    public Role needed(Authority authority) {
      return acts.stream()
          .map(entry -> authority.needed(entry.act()))
          .reduce(Role.REFEREE, Role::or);
    }
  }

  /**
   * {@code {"replace-clock": {"black": …, "white": …}, "fast": seconds}}: R14.
   *
   * @param shown what the faulty clock shows
   * @param fast by how many seconds an hour it ran fast; negative: slow
   */
  record ReplaceClock(
      BySide<Reading> shown, BigDecimal fast, Optional<String> why, Optional<String> article)
      implements Judged {
    @Override
    public String name() {
      return "replace-clock";
    }

    @Override
    public List<Entry> entries(Game game) throws Refusal {
      return Judged.entries(FaultyClock.replaced(game, shown, fast, why), why, article, "R14");
    }

    @Override
    public void demand(boolean reasons) throws Refusal {
      Demands.notBlank(name(), why);
    }
  }

  /** {@code {"split": seconds}}: R15, what both have used is split evenly. */
  record Split(Duration used, Optional<String> why, Optional<String> article) implements Judged {
    @Override
    public String name() {
      return "split";
    }

    @Override
    public List<Entry> entries(Game game) throws Refusal {
      return Judged.entries(FaultyClock.split(game, used, why), why, article, "R15");
    }

    @Override
    public void demand(boolean reasons) throws Refusal {
      Demands.notBlank(name(), why);
    }
  }

  private static List<Entry> entries(
      List<Act> acts, Optional<String> why, Optional<String> article, String rule) {
    Optional<String> cited = article.or(() -> Optional.of(rule));
    return acts.stream().map(act -> new Entry(Tick.ZERO, act, why, cited)).toList();
  }
}
