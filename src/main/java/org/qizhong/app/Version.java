package org.qizhong.app;

import picocli.CommandLine;

/** The program's version, from the jar's manifest. */
final class Version implements CommandLine.IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"qizhong " + number()};
  }

  /** The number alone. */
  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "from its source tree" : version;
  }
}
