package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.match.Setup;

/** Plays a match file in virtual time; nothing sleeps. */
public final class Replay {
  private final MatchFile file;

  public Replay(MatchFile file) {
    this.file = file;
  }

  /** Who takes what happened. */
  public interface Listener {
    void happened(Happening happening) throws IOException;
  }

  /**
   * Judges the whole file; only when all of it fits it is played again and written to {@code out},
   * one JSON object a line.
   */
  public void print(Writer out) throws Refusal, IOException {
    Setup setup = file.header();
    play(setup, happening -> {});
    try (JsonGenerator lines = Json.MAPPER.getFactory().createGenerator(out)) {
      lines.setRootValueSeparator(null);
      play(
          setup,
          happening -> {
            HappeningWriter.write(lines, happening);
            lines.writeRaw('\n');
          });
    }
    out.flush();
  }

  /** Plays the file once and returns the state it ends in, the record's end included. */
  public MatchState play(Listener listener) throws Refusal, IOException {
    return play(file.header(), listener);
  }

  private MatchState play(Setup setup, Listener listener) throws Refusal, IOException {
    Play play = new Play(MatchState.open(setup), listener);
    file.events(play);
    play.take(Referee.close(play.state, play.last));
    return play.state;
  }

  private static final class Play implements MatchFile.Reader {
    private final Listener listener;
    private MatchState state;
    private Tick last = Tick.ZERO;

    Play(MatchState state, Listener listener) {
      this.state = state;
      this.listener = listener;
    }

    @Override
    public void event(long number, Entry entry) throws Refusal, IOException {
      if (entry.at().isBefore(last)) {
        throw new Refusal("\"at\" is earlier than the event's before it");
      }
      Referee.Judgement judgement = Referee.judge(state, entry.act(), entry.at());
      if (judgement.refusal().isPresent()) {
        throw new Refusal(judgement.refusal().get());
      }
      last = entry.at();
      take(judgement);
    }

    void take(Referee.Judgement judgement) throws IOException {
      for (Happening happening : judgement.happenings()) {
        listener.happened(happening);
      }
      state = judgement.state();
    }
  }
}
