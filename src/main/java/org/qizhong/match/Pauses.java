package org.qizhong.match;

/**
 * Who stops the clocks and who sets them going again (R13, R18).
 *
 * @param stop whose pause is taken
 * @param resume what ends it
 */
public record Pauses(Stop stop, Resume resume) {
  /** Players stop the clocks to call the referee, and the referee lets them go on. */
  public static final Pauses DEFAULT = new Pauses(Stop.PLAYERS, Resume.REFEREE);

  /** Who may pause. */
  public enum Stop {
    PLAYERS("players"),
    REFEREE("referee");

    private final String id;

    Stop(String id) {
      this.id = id;
    }

    /** The name used in match files. */
    public String id() {
      return id;
    }
  }

  /** Who resumes; the referee can in any case. */
  public enum Resume {
    REFEREE("referee"),
    /** Both players, each with the own button. */
    BOTH("both");

    private final String id;

    Resume(String id) {
      this.id = id;
    }

    /** The name used in match files. */
    public String id() {
      return id;
    }
  }
}
