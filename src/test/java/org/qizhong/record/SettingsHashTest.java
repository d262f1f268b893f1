package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;

/** Equal settings on two boards give equal hashes; what differs shows. */
class SettingsHashTest {
  private static final String HOUR = "{\"time\":\"60m + 5x60s\"}";

  private static Map<String, String> sound() {
    Map<String, String> sound = new LinkedHashMap<>();
    sound.put("voice.black", "en");
    sound.put("voice.white", "en");
    sound.put("main", "voice");
    sound.put("overtime", "voice");
    sound.put("volume", "80");
    sound.put("ticks", "false");
    sound.put("chimes", "false");
    sound.put("hall", "false");
    return sound;
  }

  private static String hash(String header, Map<String, String> sound) throws Refusal {
    return SettingsHash.of(HeaderReader.read(header), sound);
  }

  /**
   * sha256sum of {@code {"time":"60m + 5x60s","rules":"cn-2002","board":19,"handicap":0,
   * "late-limit":900}} and the seven sound lines begins e94abd29: in fives 11101 00101 00101 01011
   * 11010 01010.
   */
  @Test
  void itIsTheBeginningOfSha256InCrockfordsBase32() throws Refusal {
    assertThat(hash(HOUR, sound())).isEqualTo("X55-BTA");
  }

  /** sha256sum of the header line alone with its end: 80899ea1. */
  @Test
  void aDeskWithoutSoundHasItsHashToo() throws Refusal {
    assertThat(hash(HOUR, Map.of())).isEqualTo("G24-SX8");
  }

  /** sha256sum, likewise: 08048072, with zeros at its beginning. */
  @Test
  void everySettingIsInIt() throws Refusal {
    Map<String, String> sound = sound();
    sound.putAll(Map.of("voice.black", "zh", "voice.white", "ja", "main", "silence"));
    sound.putAll(Map.of("ticks", "true", "hall", "true"));
    String header =
        "{\"time\":\"30s/move + 10x60s\",\"handicap\":2,\"komi\":0.5,\"late-limit\":3600,"
            + "\"calls\":{\"calls\":[30,15],\"last\":[20],\"count\":5},"
            + "\"pauses\":\"referee\",\"resumes\":\"both\"}";
    assertThat(hash(header, sound)).isEqualTo("102-80W");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"event\":\"名人战\"",
        "\"table\":\"第3台\"",
        "\"players\":{\"black\":{\"name\":\"聂\",\"rank\":\"九段\"}}",
        "\"confirmed\":true"
      })
  void whoPlaysWhereIsNoDifference(String field) throws Refusal {
    assertThat(hash("{\"time\":\"60m + 5x60s\"," + field + "}", sound())).isEqualTo("X55-BTA");
  }

  @Test
  void volumeIsSetByEarAndIsNoDifference() throws Refusal {
    Map<String, String> loud = sound();
    loud.put("volume", "100");
    assertThat(hash(HOUR, loud)).isEqualTo("X55-BTA");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"rules\":\"cn-1988\"",
        "\"board\":13",
        "\"handicap\":1",
        "\"komi\":3.75",
        "\"late-limit\":901",
        "\"calls\":{\"count\":9}",
        "\"pauses\":\"referee\"",
        "\"resumes\":\"both\""
      })
  void whatIsAgreedIsADifference(String field) throws Refusal {
    assertThat(hash("{\"time\":\"60m + 5x60s\"," + field + "}", sound())).isNotEqualTo("X55-BTA");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"voice.black", "voice.white", "main", "overtime", "ticks", "chimes", "hall"})
  void whatIsHeardIsADifference(String key) throws Refusal {
    Map<String, String> other = sound();
    other.put(key, "other");
    assertThat(hash(HOUR, other)).isNotEqualTo("X55-BTA");
  }
}
