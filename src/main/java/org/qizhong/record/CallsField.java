package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Refusal;
import org.qizhong.match.CallSchedule;

/** The header's {@code calls}: when periods are read (C3). What it leaves out is the default's. */
final class CallsField {
  private static final String NAME = "calls";
  private static final int MOST_SECONDS = 3_600;
  private static final int MOST_CALLS = 20;
  private static final int MOST_COUNTED = 10;

  private CallsField() {}

  static CallSchedule read(Fields header) throws Refusal {
    if (!header.has(NAME)) {
      return CallSchedule.DEFAULT;
    }
    Fields calls = header.object(NAME);
    CallSchedule schedule =
        new CallSchedule(
            distances(calls, "calls", CallSchedule.DEFAULT.calls()),
            distances(calls, "last", CallSchedule.DEFAULT.lastCalls()),
            calls.whole("count", 0, MOST_COUNTED, CallSchedule.DEFAULT.counted()));
    calls.done();
    return schedule;
  }

  private static List<Duration> distances(Fields calls, String name, List<Duration> otherwise)
      throws Refusal {
    if (!calls.has(name)) {
      return otherwise;
    }
    List<Integer> seconds = calls.wholes(name, 1, MOST_SECONDS, MOST_CALLS);
    for (int index = 1; index < seconds.size(); index++) {
      if (seconds.get(index) >= seconds.get(index - 1)) {
        throw calls.wrong(
            name, "must go down: " + seconds.get(index) + " comes after " + seconds.get(index - 1));
      }
    }
    return seconds.stream().map(Duration::ofSeconds).toList();
  }

  static void write(JsonGenerator out, CallSchedule schedule) throws IOException {
    if (schedule.equals(CallSchedule.DEFAULT)) {
      return;
    }
    out.writeObjectFieldStart(NAME);
    distances(out, "calls", schedule.calls());
    distances(out, "last", schedule.lastCalls());
    out.writeNumberField("count", schedule.counted());
    out.writeEndObject();
  }

  private static void distances(JsonGenerator out, String name, List<Duration> distances)
      throws IOException {
    out.writeArrayFieldStart(name);
    for (Duration distance : distances) {
      out.writeNumber(Durations.seconds(distance));
    }
    out.writeEndArray();
  }
}
