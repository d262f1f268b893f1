package org.qizhong.app.doctor;

import java.io.PrintWriter;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.qizhong.clock.Refusal;
import org.qizhong.desk.Ticker;
import org.qizhong.sound.SoundSettings;
import org.qizhong.sound.VoiceSay;
import org.qizhong.sound.clips.Counted;

/** The sound cards there are, and the voice, which says "one two three" through one of them. */
public record SoundCheck(
    Machine machine, SoundSettings.Found settings, PrintWriter told, Ticker ticker)
    implements Check {
  private static final String CARDS = "audio device";
  private static final String VOICE = "voice";
  private static final Pattern CARD = Pattern.compile("(?m)^ *\\d+ \\[.*\\]: .* - (.*)$");
  private static final String WORDS = "count-1 count-2 count-3";

  @Override
  public List<Finding> look() throws InterruptedException {
    List<String> cards =
        CARD.matcher(machine.text("proc/asound/cards").orElse(""))
            .results()
            .map(MatchResult::group)
            .map(line -> line.replaceFirst(".* - ", ""))
            .toList();
    Finding device =
        cards.isEmpty()
            ? Finding.absent(CARDS, "no sound card")
            : Finding.ok(CARDS, String.join(", ", cards));
    return List.of(device, speak(!cards.isEmpty()));
  }

  /** Without a card a sound server may play all the same; where nothing can, none is missed. */
  private Finding speak(boolean card) throws InterruptedException {
    if (!settings.wrong().isEmpty()) {
      String wrong = String.join("; ", settings.wrong());
      return Finding.fault(VOICE, SoundSettings.FILE + ": " + wrong);
    }
    try {
      VoiceSay.run(WORDS, Counted.PERIODS, settings.settings(), told, ticker);
      return Finding.ok(VOICE, "said \"one two three\"; was it heard?");
    } catch (Refusal silent) {
      return card
          ? Finding.fault(VOICE, silent.getMessage())
          : Finding.absent(VOICE, silent.getMessage());
    }
  }
}
