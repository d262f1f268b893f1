package org.qizhong.screen.card;

import java.util.List;

/** What is more than fits on a page, page by page. */
final class Pages {
  private final int size;
  private int at;

  Pages(int size) {
    this.size = size;
  }

  /** The part that is shown now. */
  <T> List<T> of(List<T> all) {
    at = Math.min(at, last(all.size()));
    return all.subList(at * size, Math.min(all.size(), (at + 1) * size));
  }

  int last(int count) {
    return Math.max(0, (count - 1) / size);
  }

  int at() {
    return at;
  }

  void turnTo(int page) {
    at = page;
  }

  /** One page back and one on. */
  List<Choice> buttons(CardModel card, int count) {
    return List.of(
        turn(card, "page-back", "‹", at - 1, count), turn(card, "page-on", "›", at + 1, count));
  }

  private Choice turn(CardModel card, String id, String label, int page, int count) {
    return Choice.of(
            id,
            label,
            () -> {
              at = page;
              card.touched();
            })
        .enabled(page >= 0 && page <= last(count));
  }
}
