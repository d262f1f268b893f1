package org.qizhong.screen.model;

import java.util.ArrayList;
import java.util.List;

/**
 * The page of the screen's settings as it is drawn.
 *
 * @param remark that the last change was not kept; empty if it was
 */
public record SettingsPicture(String title, List<Row> rows, String back, String remark) {
  /** The key of the row that leads to the PINs. */
  public static final String PINS = "pins";

  public SettingsPicture {
    rows = List.copyOf(rows);
  }

  /** The same with one more row. */
  SettingsPicture and(Row row) {
    List<Row> all = new ArrayList<>(rows);
    all.add(row);
    return new SettingsPicture(title, all, back, remark);
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
