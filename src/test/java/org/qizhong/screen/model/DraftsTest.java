package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.screen.Lines;

/** The count: what is typed, what is said about it, what is sent. */
class DraftsTest {
  @Test
  void S9_territoryAsksForBothSides() {
    CountDraft draft = count("jp", "agreed");
    assertThat(draft.act()).isEmpty();
    assertThat(draft.explain(Lines.ENGLISH))
        .isEqualTo(new Explanation("Still missing: Black's territory", true));
    draft =
        draft
            .with(CountField.BLACK_TERRITORY, "60")
            .with(CountField.BLACK_PRISONERS, "5")
            .with(CountField.WHITE_TERRITORY, "58");
    assertThat(draft.act())
        .contains(
            "{\"count\":{\"black\":{\"territory\":60,\"prisoners\":5},"
                + "\"white\":{\"territory\":58,\"prisoners\":0}}}");
    assertThat(draft.explain(Lines.ENGLISH).text()).isEqualTo("Black wins by ½ point");
  }

  @Test
  void S10_groupsAreAskedForWhereTheyCount() {
    CountDraft draft =
        count("cn-ancient", "passed")
            .with(Side.WHITE)
            .with(CountField.AREA, "190")
            .with(CountField.BLACK_GROUPS, "3");
    assertThat(draft.act()).isEmpty();
    assertThat(draft.with(CountField.WHITE_GROUPS, "2").act())
        .contains(
            "{\"count\":{\"side\":\"white\",\"area\":190,\"groups\":{\"black\":3,\"white\":2}}}");
  }

  @Test
  void S11_whatDoesNotMakeUpTheBoardIsSaid() {
    CountDraft draft =
        count("cn-2002", "passed").with(CountField.AREA, "361").with(CountField.SHARED, "1");
    assertThat(draft.explain(Lines.ENGLISH).refused()).isTrue();
    assertThat(draft.with(CountField.AREA, "x1").act()).isEmpty();
    assertThat(draft.with(CountField.AREA, "99999").act()).isEmpty();
  }

  @Test
  void S13_whoPassedFirstCanBeSaid() {
    CountDraft draft =
        count("wmsg", "paused")
            .with(CountField.AREA, "185")
            .withFirst(java.util.Optional.of(Side.WHITE));
    assertThat(draft.act())
        .contains("{\"count\":{\"side\":\"black\",\"area\":185,\"first-pass\":\"white\"}}");
  }

  private static CountDraft count(String rules, String status) {
    News.Opened opened = (News.Opened) Lines.read(Lines.match("1h", rules, 0));
    News.Faced faced =
        (News.Faced)
            Lines.read(Lines.face(status, "black", 9, Lines.main("1:00"), Lines.main("1:00")));
    return CountDraft.of(opened.header(), faced.face());
  }
}
