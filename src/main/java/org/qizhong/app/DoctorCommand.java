package org.qizhong.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.qizhong.app.doctor.Check;
import org.qizhong.app.doctor.ClockCheck;
import org.qizhong.app.doctor.DiskCheck;
import org.qizhong.app.doctor.Finding;
import org.qizhong.app.doctor.Machine;
import org.qizhong.app.doctor.NoHardware;
import org.qizhong.app.doctor.PowerCheck;
import org.qizhong.app.doctor.ScreenCheck;
import org.qizhong.app.doctor.SoundCheck;
import org.qizhong.app.doctor.TouchCheck;
import org.qizhong.app.doctor.WiringCheck;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.SystemTicker;
import org.qizhong.gpio.GpioSettings;
import org.qizhong.sound.SoundSettings;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code qizhong doctor}: looks at everything the clock is built of, and says how it is. */
@Command(
    name = "doctor",
    header = "Looks at buttons, buzzer, lamps, voice, screen and machine.",
    description = {
      "Stop the desk first: while it runs, the buttons are its own. Ends with a table:",
      "ok, fault or absent; exit code 0 without a fault, 1 with one."
    },
    mixinStandardHelpOptions = true)
final class DoctorCommand implements Callable<Integer> {
  private static final int LONGEST = 3_600;

  @Spec private CommandSpec spec;
  @Mixin private DataOption data;

  @Option(names = "--no-hardware", description = "for a machine with nothing wired to it")
  private boolean noHardware;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "20",
      description = "how long the buttons are watched, 1 to 3600 (default: 20)")
  private int seconds;

  @Override
  public Integer call() throws Refusal, InterruptedException {
    if (seconds < 1 || seconds > LONGEST) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--seconds: " + seconds + " is not from 1 to " + LONGEST);
    }
    data.logAs("doctor");
    Path folder = data.path();
    GpioSettings wired = GpioSettings.load(folder);
    SoundSettings.Found heard = SoundSettings.found(folder);
    List<Finding> findings = new ArrayList<>();
    for (Check check : checks(folder, wired, heard)) {
      findings.addAll(check.look());
    }
    return told(findings);
  }

  private List<Check> checks(Path folder, GpioSettings wired, SoundSettings.Found heard) {
    PrintWriter out = spec.commandLine().getOut();
    SystemTicker ticker = new SystemTicker();
    List<Check> checks = new ArrayList<>();
    if (noHardware) {
      checks.add(new NoHardware());
    } else {
      checks.add(new WiringCheck(wired, Duration.ofSeconds(seconds), out, ticker));
      checks.add(new SoundCheck(Machine.THIS, heard, out, ticker));
      checks.add(new ScreenCheck(Machine.THIS, System.getenv()));
      checks.add(new TouchCheck(Machine.THIS));
      checks.add(new PowerCheck(Machine.THIS));
    }
    checks.add(new ClockCheck(Machine.THIS));
    checks.add(new DiskCheck(folder));
    return checks;
  }

  private int told(List<Finding> findings) {
    PrintWriter out = spec.commandLine().getOut();
    for (Finding finding : findings) {
      out.printf(
          "%-13s %-7s %s%n",
          finding.part(), finding.verdict().name().toLowerCase(Locale.ROOT), finding.words());
    }
    out.flush();
    boolean fault = findings.stream().anyMatch(it -> it.verdict() == Finding.Verdict.FAULT);
    return fault ? 1 : 0;
  }
}
