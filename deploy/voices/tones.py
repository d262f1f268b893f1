"""Whether the Mandarin digits carry their tones: the pitch of each clip, told apart into four tones.

The control comes first: every digit spoken in every tone must be told apart, and what the plain
`cmn` voice makes of a character it takes for English letters must be noticed. Without its control
the check says nothing.
"""

import re
import subprocess
import sys
import wave
from pathlib import Path
from tempfile import TemporaryDirectory

import make
import names
import numpy as np
import shape
import wording

LOWEST, HIGHEST = 60, 300  # Hz, of the voice
WINDOW, STEP = 40 * shape.MS, 10 * shape.MS
VOICED = 0.5  # of the correlation at no lag
MARKS = {"55": "1", "35": "2", "214": "3", "21": "3", "51": "4"}


def pitch(samples):
    """Hz of each voiced window, by autocorrelation."""
    found = []
    least, most = shape.RATE // HIGHEST, shape.RATE // LOWEST
    for start in range(0, len(samples) - WINDOW, STEP):
        window = samples[start : start + WINDOW]
        spectrum = np.abs(np.fft.rfft(window - window.mean(), 4 * WINDOW)) ** 2
        same = np.fft.irfft(spectrum)
        lag = least + int(np.argmax(same[least:most]))
        if same[0] > 1e-3 and same[lag] > VOICED * same[0]:
            found.append(shape.RATE / lag)
    return np.array(found)


def tone(samples, high):
    """1 to 4, from the pitch in semitones below the voice's high level."""
    semitones = 12 * np.log2(pitch(samples) / high)
    if semitones[-1] < semitones[0] - 2 and semitones.max() > -1:
        return 4
    if np.mean(semitones) < -2.4:
        return 3
    return 1 if np.mean(semitones) > -0.8 else 2


def read(path):
    with wave.open(str(path)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def spoken(syllable, speed):
    with TemporaryDirectory() as scratch:
        out = Path(scratch) / "said.wav"
        make.espeak("cmn-latn-pinyin", syllable, speed, out)
        return shape.clip(make.raw_samples(out)) / 32768


def trace(voice, text):
    return subprocess.run(
        ["espeak-ng", "-q", "-x", "-v", voice, text], check=True, capture_output=True, text=True
    ).stdout


def marks(text):
    """The tones espeak-ng gives the syllables of a text; empty when it leaves the language."""
    said = trace("cmn-latn-pinyin", text)
    return "" if "(" in said else "".join(MARKS[m] for m in re.findall(r"\d+", said))


def check(label, good, all_):
    print(f"zh: {label}: {good} of {all_}")
    return good == all_


def main():
    folder = Path(sys.argv[1])
    speed = make.SPEEDS["zh"][0] - make.COUNTED_SLOWER["zh"]
    high = np.median(pitch(spoken("yi1", speed)))
    digits = [wording.words("zh", "count", n) for n in names.COUNTS]
    control = [(digit[:-1], t) for digit in digits for t in (1, 2, 3, 4)]
    told = sum(tone(spoken(f"{base}{t}", speed), high) == t for base, t in control)
    fine = check("control, every digit in every tone told apart", told, len(control))
    english = sum("(en)" in trace("cmn", character) for character in "九秒还一")
    fine &= check("control, characters the cmn voice reads as English letters noticed", english, 4)
    right = sum(
        tone(read(folder / f"count-{n}.wav"), high) == int(digits[n - 1][-1]) for n in names.COUNTS
    )
    fine &= check("tones of the clips one to ten by their pitch", right, 10)
    texts = [wording.words("zh", *clip) for clip in names.every("zh")]
    meant = sum(marks(text) == "".join(re.findall(r"\d", text)) for text in texts)
    fine &= check("clips whose every syllable is Mandarin with the tone meant", meant, len(texts))
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
