package org.qizhong.sound;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Call;

/**
 * One thing to be made heard.
 *
 * @param side whose voice says it
 * @param phase the one in which it sounds, which need not be the one in which it is planned (C9)
 * @param clips what is said, one after the other; none if it is a tone in any case
 * @param tone what is heard where not all of it can be said
 * @param number the last number of the count, if that is what is said
 */
record Part(
    Side side, Phase phase, List<String> clips, Tone tone, Rank rank, Optional<Call.Count> number) {

  static Part said(Side side, Phase phase, List<String> clips, Tone otherwise, Rank rank) {
    return new Part(side, phase, clips, otherwise, rank, Optional.empty());
  }

  static Part tone(Side side, Phase phase, Tone tone, Rank rank) {
    return new Part(side, phase, List.of(), tone, rank, Optional.empty());
  }

  boolean isTone() {
    return clips.isEmpty();
  }

  /** How it is made heard. */
  Mode mode(SoundSettings settings) {
    return phase == Phase.MAIN ? settings.main() : settings.overtime();
  }
}
