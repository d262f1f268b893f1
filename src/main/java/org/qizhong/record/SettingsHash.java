package org.qizhong.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import org.qizhong.match.Occasion;
import org.qizhong.match.Setup;

/**
 * Six characters that name what is agreed and heard, whoever plays: two boards with the same
 * settings show the same, so a hundred boards can be compared at a glance.
 */
public final class SettingsHash {
  /** Crockford's base 32 has no letter that reads as a digit. */
  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private static final int BITS = 5;
  private static final int HALF = 3;

  /** What each hall sets by its ear is no difference. */
  private static final List<String> HEARD =
      List.of("voice.black", "voice.white", "main", "overtime", "ticks", "chimes", "hall");

  private SettingsHash() {}

  /**
   * The hash, as {@code K7Q-3FD}.
   *
   * @param sound the sound settings by key; those it lacks are left out
   */
  public static String of(Setup setup, Map<String, String> sound) {
    return shortened(sha256(text(setup, sound)));
  }

  private static String text(Setup setup, Map<String, String> sound) {
    Setup nameless = setup.withOccasion(Occasion.UNNAMED).withConfirmed(false);
    StringBuilder text = new StringBuilder(HeaderWriter.line(nameless)).append('\n');
    for (String key : HEARD) {
      if (sound.containsKey(key)) {
        text.append(key).append('=').append(sound.get(key)).append('\n');
      }
    }
    return text.toString();
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  private static String shortened(byte[] digest) {
    StringBuilder hash = new StringBuilder();
    int bits =
        (digest[0] & 0xff) << 24
            | (digest[1] & 0xff) << 16
            | (digest[2] & 0xff) << 8
            | digest[3] & 0xff;
    for (int index = 0; index < 2 * HALF; index++) {
      if (index == HALF) {
        hash.append('-');
      }
      int digit = bits >>> Integer.SIZE - BITS * (index + 1) & DIGITS.length() - 1;
      hash.append(DIGITS.charAt(digit));
    }
    return hash.toString();
  }
}
