package org.qizhong;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;

/** The borders of design.md, "Packages" and "Laws". There are no exceptions. */
@AnalyzeClasses(packages = "org.qizhong", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String ROOT = "org.qizhong.";
  private static final String[] PURE = {
    ROOT + "clock..", ROOT + "score..", ROOT + "match..", ROOT + "record.."
  };
  private static final String TICKER = "org\\.qizhong\\.desk\\.SystemTicker(\\$.*)?";

  /** Each package and what stands to its right; those in one row do not know each other. */
  private static final List<Set<String>> ROWS =
      List.of(
          Set.of("app"),
          Set.of("screen", "gpio", "sound", "store", "console"),
          Set.of("desk"),
          Set.of("record"),
          Set.of("match"),
          Set.of("score"),
          Set.of("clock"));

  @ArchTest
  static final ArchRule everythingHasItsPackage =
      classes()
          .should()
          .resideInAnyPackage(
              ROWS.stream().flatMap(Set::stream).map(it -> ROOT + it + "..").toArray(String[]::new))
          .because("a package that design.md does not have has no border either");

  @ArchTest
  static void eachPackageImportsOnlyWhatStandsToItsRight(JavaClasses all) {
    for (int row = 0; row < ROWS.size(); row++) {
      for (String name : ROWS.get(row)) {
        noClasses()
            .that()
            .resideInAPackage(ROOT + name + "..")
            .should()
            .dependOnClassesThat(notToTheRightOf(row, name))
            .allowEmptyShould(true)
            .because(
                name
                    + " may know only what stands to its right in"
                    + " app ► screen · gpio · sound · store · console ► desk ► record ► match"
                    + " ► score ► clock, or a change of one breaks the other")
            .check(all);
      }
    }
  }

  private static DescribedPredicate<JavaClass> notToTheRightOf(int row, String own) {
    String[] barred =
        ROWS.subList(0, row + 1).stream()
            .flatMap(Set::stream)
            .filter(it -> !it.equals(own))
            .map(it -> ROOT + it + "..")
            .toArray(String[]::new);
    return barred.length == 0 ? DescribedPredicate.alwaysFalse() : resideInAnyPackage(barred);
  }

  @ArchTest
  static final ArchRule theScreenNeverKnowsTheDesk =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "screen..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "desk..")
          .allowEmptyShould(true)
          .because("the screen's JVM dies with the X server and the clock must not live in it");

  private static ArchRule only(String owner, String library, String reason) {
    return noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + owner + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .allowEmptyShould(true)
        .because(reason);
  }

  @ArchTest
  static final ArchRule onlyTheScreenKnowsJavaFx =
      only("screen", "javafx..", "the desk is a service with no window system anywhere near it");

  @ArchTest
  static final ArchRule onlyGpioKnowsPi4j =
      only("gpio", "com.pi4j..", "the clock runs where there are no pins");

  @ArchTest
  static final ArchRule onlySoundKnowsTheMixer =
      only("sound", "javax.sound..", "an unplugged speaker never stops the clock (law 10)");

  @ArchTest
  static final ArchRule theCoreHasNoInputOrOutput =
      noClasses()
          .that()
          .resideInAnyPackage(ROOT + "clock..", ROOT + "score..", ROOT + "match..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.io..")
          .because("time, score and referee are values in and values out (law 1)");

  @ArchTest
  static final ArchRule thePureCoreTouchesNoFilesNetThreadsLogsOrChance =
      noClasses()
          .that()
          .resideInAnyPackage(PURE)
          .should()
          .dependOnClassesThat(impure())
          .because(
              "what it decides must follow from state, act and tick alone (law 1), so that a"
                  + " record replays to the same happenings");

  private static DescribedPredicate<JavaClass> impure() {
    return resideInAnyPackage(
            "java.nio.file..",
            "java.net..",
            "java.util.concurrent..",
            "org.slf4j..",
            "ch.qos.logback..",
            "java.util.logging..",
            "java.sql..")
        .or(
            named(
                "java\\.io\\.(File.*|RandomAccessFile|Console)",
                "java\\.lang\\.(Thread.*|Runtime|Process.*|ScopedValue)",
                "java\\.util\\.(Random|SplittableRandom|UUID|Timer|TimerTask|Date|Calendar)",
                "java\\.util\\.random\\..*|java\\.security\\.SecureRandom",
                "java\\.time\\.(Instant|InstantSource|Clock|ZoneId|(Zoned|Local|Offset).*)"));
  }

  private static DescribedPredicate<JavaClass> named(String... patterns) {
    String any = String.join("|", patterns);
    return DescribedPredicate.describe("named " + any, type -> type.getName().matches(any));
  }

  @ArchTest
  static final ArchRule thePureCoreReadsNoClock =
      noClasses()
          .that()
          .resideInAnyPackage(PURE)
          .should()
          .accessTargetWhere(reads("nanoTime", "currentTimeMillis"))
          .orShould()
          .callMethod(Math.class, "random")
          .because(
              "the tick is a parameter: a changed date, a time zone or a suspended laptop cannot"
                  + " move a reading (law 1)");

  @ArchTest
  static final ArchRule onlyTheTickerReadsTheMonotonicClock =
      noClasses()
          .that()
          .haveNameNotMatching(TICKER)
          .should()
          .accessTargetWhere(reads("nanoTime"))
          .because(
              "tests put another Ticker in its place, and a second clock could not be faked"
                  + " (law 1: only Ticker calls System.nanoTime)");

  @ArchTest
  static final ArchRule wallTimeIsNotReadByTheDesk =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "desk..")
          .should()
          .accessTargetWhere(reads("currentTimeMillis"))
          .orShould()
          .dependOnClassesThat(named("java\\.time\\.(Instant|InstantSource|Clock)"))
          .allowEmptyShould(true)
          .because("wall time is for the record's date only and never moves a reading (law 1)");

  /** Calls and method references alike. */
  private static DescribedPredicate<JavaAccess<?>> reads(String... methods) {
    return DescribedPredicate.describe(
        "System." + String.join(", System.", methods),
        access ->
            access.getTargetOwner().isEquivalentTo(System.class)
                && Set.of(methods).contains(access.getName()));
  }
}
