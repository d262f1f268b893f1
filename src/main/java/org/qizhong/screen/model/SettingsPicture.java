package org.qizhong.screen.model;

import java.util.List;

/**
 * The page of the screen's settings as it is drawn.
 *
 * @param remark that the last change was not kept; empty if it was
 */
public record SettingsPicture(String title, List<Row> rows, String back, String remark) {
  public SettingsPicture {
    rows = List.copyOf(rows);
  }

  /** One setting. */
  public record Row(String key, String label, List<Option> options) {
    public Row {
      options = List.copyOf(options);
    }
  }

  /**
   * One of its values.
   *
   * @param detail what it means; may be empty
   */
  public record Option(String value, String label, String detail, boolean chosen) {}
}
