package org.qizhong.desk;

import java.util.List;
import java.util.Map;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** What is heard, as far as clients of the desk may set and test it. Used on any thread. */
public interface SoundDesk {

  /** The settings by key, as {@code sound.properties} has them; empty where nothing can be set. */
  Map<String, String> settings();

  /** The voices there are, by language. */
  List<String> voices();

  /**
   * Changes settings and keeps them. It may take a disk's time, so never on the desk's thread.
   *
   * @throws Refusal when one of {@code changes} does not fit; then nothing is changed
   */
  void change(Map<String, String> changes) throws Refusal;

  /**
   * Says a call, now, in {@code side}'s voice.
   *
   * @throws Refusal when that voice cannot say it or nothing can be heard
   */
  void say(String call, Side side) throws Refusal;

  /**
   * Sounds the buzzer, now.
   *
   * @throws Refusal when nothing can be heard
   */
  void buzz() throws Refusal;

  /** A desk that makes no sound. */
  SoundDesk NONE =
      new SoundDesk() {
        private static final String SILENT = "this desk makes no sound";

        @Override
        public Map<String, String> settings() {
          return Map.of();
        }

        @Override
        public List<String> voices() {
          return List.of();
        }

        @Override
        public void change(Map<String, String> changes) throws Refusal {
          throw new Refusal(SILENT);
        }

        @Override
        public void say(String call, Side side) throws Refusal {
          throw new Refusal(SILENT);
        }

        @Override
        public void buzz() throws Refusal {
          throw new Refusal(SILENT);
        }
      };
}
