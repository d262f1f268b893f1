package org.qizhong.screen.card;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Whole numbers that are typed with one pad. The chosen one takes the digits; the first digit
 * replaces what stood there.
 */
public final class Numbers {
  /**
   * One of them.
   *
   * @param step what one less or one more changes
   */
  public record Field(String id, int least, int most, int step, int initial) {}

  private final Map<String, Field> fields = new LinkedHashMap<>();
  private final Map<String, Integer> values = new LinkedHashMap<>();
  private String chosen;
  private boolean fresh = true;

  public Numbers(List<Field> all) {
    for (Field field : all) {
      fields.put(field.id(), field);
      values.put(field.id(), field.initial());
    }
    chosen = all.isEmpty() ? "" : all.getFirst().id();
  }

  public List<Field> fields() {
    return List.copyOf(fields.values());
  }

  public boolean has(String id) {
    return fields.containsKey(id);
  }

  public int value(String id) {
    return values.get(id);
  }

  public void set(String id, int value) {
    values.put(id, value);
  }

  public String chosen() {
    return chosen;
  }

  /** Whether the next digit replaces the number. */
  public boolean isFresh() {
    return fresh;
  }

  public void choose(String id) {
    chosen = id;
    fresh = true;
  }

  /** A digit on the pad; one that would make the number too large is not taken. */
  public void digit(int digit) {
    if (!has(chosen)) {
      return;
    }
    int longer = (fresh ? 0 : value(chosen)) * 10 + digit;
    if (longer <= fields.get(chosen).most()) {
      values.put(chosen, longer);
      fresh = false;
    }
  }

  /** The chosen number becomes {@code value} as if it had been typed. */
  public void type(int value) {
    values.put(chosen, value);
    fresh = false;
  }

  public void erase() {
    if (has(chosen)) {
      values.put(chosen, value(chosen) / 10);
      fresh = false;
    }
  }

  /** {@code by} steps more, within what the number may be. */
  public void step(String id, int by) {
    Field field = fields.get(id);
    int wanted = value(id) + by * field.step();
    values.put(id, Math.clamp(wanted, field.least(), field.most()));
    choose(id);
  }

  /** A key of a keyboard or of the pad. */
  public void key(String key) {
    if (key.length() == 1 && Character.isDigit(key.charAt(0))) {
      digit(Character.digit(key.charAt(0), 10));
    } else if (key.equals("BACK_SPACE")) {
      erase();
    }
  }
}
