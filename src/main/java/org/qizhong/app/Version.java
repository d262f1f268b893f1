package org.qizhong.app;

import picocli.CommandLine;

/** The program's version, from the jar's manifest. */
final class Version implements CommandLine.IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"qizhong " + (version == null ? "from its source tree" : version)};
  }
}
