package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;

/** What people are told of a voice that does not say everything (C6, law 10). */
class VoiceNoticesTest {
  private final Speaker speaker = mock(Speaker.class);
  private final DeskBench desk = new DeskBench(new MemoryJournal(), speaker, Buzzer.SILENT);

  @Test
  void C6_whoAsksAtAnInstantIsAnsweredForThatInstant() {
    desk.starts("0 + 5x60s").until(12.5).says("{\"ask\":\"black\"}");
    verify(speaker).answer(eq(Side.BLACK), any(), eq(new Tick(12_500_000_000L)));
    assertThat(desk.lines()).noneMatch(line -> line.contains("notice"));
  }

  @Test
  void C6_onlyTheAskerIsToldThatNoAnswerIsHeard() {
    when(speaker.answer(any(), any(), any())).thenReturn(Optional.of("a call is read"));
    List<String> others = new ArrayList<>();
    desk.desk.attach(others::add);
    desk.starts("0 + 5x60s").until(59).says("{\"ask\":\"black\"}");
    assertThat(desk.lines()).anyMatch(line -> line.contains("a call is read"));
    assertThat(others).noneMatch(line -> line.contains("a call is read"));
  }

  @Test
  void whatWillBeABeepIsToldEveryoneOnceWhenTheMatchOpensAndWhoeverComesSoonAfter() {
    when(speaker.opened(any())).thenReturn(Optional.of("a beep: 47s"));
    List<String> others = new ArrayList<>();
    desk.desk.attach(others::add);
    desk.starts("0 + 5x77s").until(20);
    assertThat(desk.lines()).filteredOn(line -> line.contains("a beep: 47s")).hasSize(1);
    assertThat(others).filteredOn(line -> line.contains("a beep: 47s")).hasSize(1);
    List<String> late = new ArrayList<>();
    desk.desk.attach(late::add);
    desk.until(21);
    assertThat(late).filteredOn(line -> line.contains("a beep: 47s")).hasSize(1);
  }

  @Test
  void law10_aVoiceThatFailsKeepsNoMatchFromOpening() {
    when(speaker.opened(any())).thenThrow(new IllegalStateException("unplugged"));
    when(speaker.answer(any(), any(), any())).thenThrow(new IllegalStateException("unplugged"));
    desk.starts("0 + 5x60s").until(1).says("{\"ask\":\"black\"}");
    assertThat(desk.lines()).contains("at:0,started,side:black");
  }
}
