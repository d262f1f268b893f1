package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.qizhong.clock.Countdown;
import org.qizhong.clock.Progress;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.match.Call;
import org.qizhong.match.Face;
import org.qizhong.score.Reason;

/** Writes the {@code face} lines that the desk's socket sends. */
public final class FaceWriter {
  private FaceWriter() {}

  /** One line without its end. */
  public static String line(Face face) {
    return Json.line(out -> write(out, face));
  }

  private static void write(JsonGenerator out, Face face) throws IOException {
    out.writeStartObject();
    HappeningWriter.seconds(out, "at", face.at());
    out.writeStringField("event", "face");
    out.writeStringField("status", face.status().id());
    out.writeStringField("to-move", face.toMove().id());
    out.writeNumberField("move", face.move());
    for (Side side : Side.values()) {
      out.writeObjectFieldStart(side.id());
      side(out, face.sides().of(side));
      out.writeEndObject();
    }
    attention(out, face.attention());
    if (face.result().isPresent()) {
      out.writeObjectFieldStart("result");
      HappeningWriter.resultFields(out, face.result().get());
      ruled(out, face.result().get().by());
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  /** R17: which ruling it was, where a result says no more than that it was one. */
  private static void ruled(JsonGenerator out, Reason by) throws IOException {
    if (by == Reason.BOTH_LOSE) {
      out.writeStringField("ruled", Act.Ending.BOTH_LOSE.id());
    } else if (by == Reason.REPLAY) {
      out.writeStringField("ruled", Act.Ending.REPLAY.id());
    }
  }

  private static void attention(JsonGenerator out, Face.Attention attention) throws IOException {
    if (attention.asked().isPresent()) {
      out.writeStringField("asked", attention.asked().get().id());
    }
    if (!attention.ready().isEmpty()) {
      HappeningWriter.sides(out, "ready", attention.ready());
    }
    if (attention.proposed().isPresent()) {
      out.writeStringField("proposed", attention.proposed().get().id());
    }
    if (!attention.agreed().isEmpty()) {
      HappeningWriter.sides(out, "agreed-readings", attention.agreed());
    }
    if (!attention.accepted().isEmpty()) {
      HappeningWriter.sides(out, "accepted", attention.accepted());
    }
  }

  private static void progress(JsonGenerator out, Progress progress) throws IOException {
    switch (progress) {
      case Progress.InStage it -> {
        out.writeNumberField("stage", it.number());
        out.writeNumberField("of", it.moves());
      }
      case Progress.Considered it -> {
        if (it.running()) {
          out.writeBooleanField("consideration", true);
        }
        out.writeNumberField("taken", it.taken());
      }
    }
  }

  private static void side(JsonGenerator out, Face.SideFace side) throws IOException {
    if (side.name().isPresent()) {
      out.writeStringField("name", side.name().get());
    }
    HappeningWriter.reading(out, side.reading());
    out.writeStringField("shown", side.shown());
    out.writeBooleanField("last", side.last());
    if (side.period().isPresent()) {
      HappeningWriter.seconds(out, "period", side.period().get());
    }
    if (side.running().isPresent()) {
      Countdown running = side.running().get();
      HappeningWriter.seconds(out, "length", running.length());
      HappeningWriter.seconds(out, "elapsed", running.elapsed());
    }
    if (side.said().isPresent()) {
      Call said = side.said().get();
      out.writeStringField("said", said.say());
    }
    if (side.progress().isPresent()) {
      progress(out, side.progress().get());
    }
    out.writeNumberField("warnings", side.warnings());
  }
}
