"""Renders the clips of one language: make.py LANGUAGE FOLDER. Run by the script `render`."""

import subprocess
import sys
import wave
from pathlib import Path
from tempfile import TemporaryDirectory

import names
import numpy as np
import shape
import wording

ESPEAK = {"zh": "cmn-latn-pinyin", "ko": "ko"}
JA_DICTIONARY = "/var/lib/mecab/dic/open-jtalk/naist-jdic"
JA_VOICE = "/usr/share/hts-voice/nitech-jp-atr503-m001/nitech_jp_atr503_m001.htsvoice"
EN_VOICE = """\
(voice_cmu_us_slt_arctic_hts)
(lex.add.entry '("byoyomi" nil (((b y ow) 1) ((y ow) 0) ((m iy) 0))))
(set! usual hts_engine_params)
"""
EN_CLIP = """\
(set! hts_engine_params (append usual '(("-r" {1}))))
(utt.save.wave (utt.synth (Utterance Text "{0}")) "{2}" 'riff)
"""

# How fast each engine speaks: its usual speed, then what is tried when a clip does not fit.
SPEEDS = {
    "zh": range(190, 321, 10),
    "en": [step / 100 for step in range(110, 181, 5)],
    "ja": [step / 100 for step in range(100, 181, 5)],
    "ko": range(190, 321, 10),
}

# One to ten have a second each and need not hurry; at 190 a Mandarin digit takes 0.2 s.
COUNTED_SLOWER = {"zh": 50, "en": 0.15, "ja": 0.3, "ko": 30}


class Misread(Exception):
    """The engine understood a text otherwise than it was meant."""


def run(*command, given=None):
    return subprocess.run(command, input=given, check=True, capture_output=True).stdout


def espeak(voice, text, speed, out):
    run("espeak-ng", "-v", voice, "-s", str(speed), "-w", str(out), text)


def festival(sayings):
    """Speaks (text, speed, file) triples in one run of festival, whose start takes longest."""
    script = EN_VOICE + "".join(EN_CLIP.format(*saying) for saying in sayings)
    run("festival", "--pipe", given=script.encode())


def open_jtalk(text, reading, speed, out):
    """Speaks a text, which must be read as the reading says; quieter than usual, or it clips."""
    trace = out.with_suffix(".txt")
    run(
        *("open_jtalk", "-x", JA_DICTIONARY, "-m", JA_VOICE, "-r", str(speed), "-g", "-6"),
        *("-ot", str(trace), "-ow", str(out)),
        given=text.encode(),
    )
    lines = trace.read_text().split("\n\n")[0].splitlines()[1:]
    heard = "".join(line.split(",")[9] for line in lines).replace("、", "").replace("’", "")
    if heard != reading:
        raise Misread(f"{text} is read {heard}, not {reading}")


def speak(language, sayings):
    """Has the engine of a language speak (text, speed, file) triples."""
    match language:
        case "en":
            festival(sayings)
        case "ja":
            for text, speed, out in sayings:
                open_jtalk(*text, speed, out)
        case _:
            for saying in sayings:
                espeak(ESPEAK[language], *saying)


def raw_samples(path):
    """The recording at 48 kHz, without rumble."""
    data = run(
        *("sox", "-D", "-R", "-G", str(path), "-t", "f32", "-c", "1", "-"),
        *("rate", "-v", str(shape.RATE), "highpass", "60"),
    )
    return np.frombuffer(data, dtype="<f4").astype(float)


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(shape.RATE)
        file.writeframes(samples.tobytes())


def spoken(language, clips, speed, scratch):
    """Each clip with its samples at one speed."""
    sayings = []
    for kind, number in clips:
        slower = COUNTED_SLOWER[language] if kind == "count" else 0
        file = scratch / f"{names.name(kind, number)}.wav"
        sayings.append((wording.words(language, kind, number), round(speed - slower, 2), file))
    speak(language, sayings)
    return [(clip, shape.clip(raw_samples(file))) for clip, (_, _, file) in zip(clips, sayings)]


def main():
    language, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        old.unlink()
    pending = list(names.every(language))
    with TemporaryDirectory() as scratch:
        for speed in SPEEDS[language]:
            too_long = []
            for clip, samples in spoken(language, pending, speed, Path(scratch)):
                if len(samples) <= names.target(*clip) * shape.RATE:
                    write(folder / f"{names.name(*clip)}.wav", samples)
                else:
                    too_long.append(clip)
            fits = [names.name(*clip) for clip in pending if clip not in too_long]
            usual = speed == SPEEDS[language][0]
            print(f"{language}: speed {speed}:", f"{len(fits)} clips" if usual else " ".join(fits))
            pending = too_long
            if not pending:
                return
    sys.exit(f"{language}: too long at every speed: {[names.name(*clip) for clip in pending]}")


if __name__ == "__main__":
    main()
