"""From an engine's raw recording to a clip: trimmed, levelled, limited, faded.

The figures are those of ClipMeasure and Trim in Java, which hold every clip to them.
"""

import numpy as np

RATE = 48_000
MS = RATE // 1000
LEVEL = -19.0  # dB RMS from the onset to the end of speech
PEAK = -1.2  # dBFS, a little below the -1 dBFS that is asked
LEAD = 5 * MS  # silence before the onset
TAIL = 15 * MS  # after the end of speech, faded
THRESHOLD = 40.0  # dB below the loudest 10 ms: where speech begins and ends


def decibels(amplitude):
    return 20 * np.log10(np.maximum(amplitude, 1e-9))


def windows(samples, length):
    """RMS of each full window of so many samples."""
    count = len(samples) // length
    return np.sqrt(np.mean(samples[: count * length].reshape(count, length) ** 2, axis=1))


def speech(samples):
    """First and one past the last sample of speech."""
    floor = windows(samples, 10 * MS).max() * 10 ** (-THRESHOLD / 20)
    loud = np.nonzero(windows(samples, MS) > floor)[0]
    return loud[0] * MS, (loud[-1] + 1) * MS


def rms(samples):
    return np.sqrt(np.mean(samples**2))


def limited(samples, ceiling):
    """Takes down the peaks above the ceiling, smoothly over a few milliseconds on both sides."""
    need = np.minimum(1.0, ceiling / np.maximum(np.abs(samples), 1e-9))
    if need.min() == 1.0:
        return samples
    reach = 3 * MS
    padded = np.pad(need, reach, constant_values=1.0)
    least = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1).min(axis=1)
    kernel = np.hanning(2 * reach + 1)
    kernel /= kernel.sum()
    return samples * np.convolve(np.pad(least, reach, mode="edge"), kernel, "valid")


def levelled(samples):
    """At LEVEL over the whole of it, no peak above PEAK."""
    ceiling = 10 ** (PEAK / 20)
    for _ in range(8):
        samples = limited(samples * 10 ** (LEVEL / 20) / rms(samples), ceiling)
    return samples


def cut(raw, first, last):
    """Speech from first to last, levelled, with what is faded before and after."""
    body = levelled(raw[first:last])
    gain = rms(body) / rms(raw[first:last])
    lead = gain * np.pad(raw, (LEAD, 0))[first : first + LEAD] * np.linspace(0, 1, LEAD)
    tail = gain * np.pad(raw, (0, TAIL))[last : last + TAIL] * np.linspace(1, 0, TAIL)
    return np.concatenate([lead, body, tail])


def clip(raw):
    """A clip as 16 bit samples."""
    first, last = speech(raw)
    # Levelled, the loudest part may be another, and so where speech begins and ends.
    for _ in range(3):
        samples = cut(raw, first, last)
        start, end = speech(samples)
        first, last = (
            first + max(start - LEAD, 0),
            last - max(len(samples) - TAIL - end, 0),
        )
    return np.round(cut(raw, first, last) * 32767).astype("<i2")
