package org.qizhong.screen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The borders inside the screen. */
@AnalyzeClasses(packages = "org.qizhong.screen", importOptions = DoNotIncludeTests.class)
class BordersTest {
  @ArchTest
  static final ArchRule MODELS_KNOW_NO_CONTROLS =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.qizhong.screen.model",
              "org.qizhong.screen.card",
              "org.qizhong.screen.count",
              "org.qizhong.screen.log",
              "org.qizhong.screen.referee",
              "org.qizhong.screen.link")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx..", "org.qizhong.screen.view..")
          .because(
              "what the screen says is tested without a toolkit, and a new view is only a view");

  @ArchTest
  static final ArchRule THE_MODEL_KNOWS_NO_CARD =
      noClasses()
          .that()
          .resideInAPackage("org.qizhong.screen.model")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.qizhong.screen.card", "org.qizhong.screen.referee")
          .because("pages are filled in over what the desk says, never the other way round");

  @ArchTest
  static final ArchRule VIEWS_KNOW_NO_SOCKET =
      noClasses()
          .that()
          .resideInAPackage("org.qizhong.screen.view..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.qizhong.screen.link", "java.nio..", "com.fasterxml..")
          .because("a view draws what the model says and tells the model what hands do");

  @ArchTest
  static final ArchRule NOBODY_KNOWS_THE_DESK =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.qizhong.desk..", "org.qizhong.app..", "org.qizhong.store..")
          .because("the screen is another process: all it has of the desk is the socket");

  @ArchTest
  static final ArchRule NO_TIME_IS_COMPUTED =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.qizhong.screen.model",
              "org.qizhong.screen.card",
              "org.qizhong.screen.count",
              "org.qizhong.screen.log",
              "org.qizhong.screen.referee",
              "org.qizhong.screen.view..")
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .because("the desk alone tells the time; holds and banners get their clock from outside");
}
