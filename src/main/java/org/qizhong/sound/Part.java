package org.qizhong.sound;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Call;
import org.qizhong.match.MatchState;

/**
 * One thing to be made heard.
 *
 * @param side whose voice says it
 * @param clips what is said, one after the other; none if it is a tone in any case
 * @param tone what is heard where not all of it can be said
 * @param number the last number of the count, if that is what is said
 */
record Part(Side side, List<String> clips, Tone tone, Rank rank, Optional<Call.Count> number) {

  static Part said(Side side, List<String> clips, Tone otherwise, Rank rank) {
    return new Part(side, clips, otherwise, rank, Optional.empty());
  }

  static Part tone(Side side, Tone tone, Rank rank) {
    return new Part(side, List.of(), tone, rank, Optional.empty());
  }

  boolean isTone() {
    return clips.isEmpty();
  }

  /** How it is made heard: by the phase its side is in. */
  Mode mode(SoundSettings settings, Optional<MatchState> state) {
    boolean main =
        state
            .map(it -> it.game().clocks().bank(side).phase())
            .filter(phase -> phase == Phase.MAIN)
            .isPresent();
    return main ? settings.main() : settings.overtime();
  }
}
