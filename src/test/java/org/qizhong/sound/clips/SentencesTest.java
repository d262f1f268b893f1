package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

@DisplayName("C9 what is read aloud to record a voice")
class SentencesTest {
  static final List<String> LANGUAGES = Voice.LANGUAGES;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyClipHasItsSentence(String language) {
    Sentences sentences = Sentences.in(language);
    for (String name : ClipName.all(language)) {
      assertThat(sentences.of(name)).as(name).isPresent();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | elapsed-30            | thirty seconds
          en | minutes-1             | one minute
          en | time-up-1988          | ten, time is up, loss
          en | considerations-left-0 | the last one
          zh | elapsed-58            | 五十八秒
          zh | minutes-left-2        | 还剩两分
          zh | overtime-byoyomi      | 开始读秒
          zh | time-up-1988          | 十，超时判负
          ja | elapsed-30            | 三十秒
          ja | periods-left-3        | 残り三回
          ja | overtime-byoyomi      | 秒読み開始
          ko | count-8               | 여덟
          ko | overtime-byoyomi      | 초읽기 시작
          ko | considerations-left-0 | 마지막입니다
          """)
  void itIsWrittenAsPeopleWriteIt(String language, String clip, String sentence) {
    assertThat(Sentences.in(language).of(clip)).contains(sentence);
  }

  @Test
  void aClipThereIsNotHasNone() {
    assertThat(Sentences.in("en").of("count-11")).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> Sentences.in("fr"));
  }
}
