"""The clips a voice has, and how long each may be: what ClipName and ClipLimit are in Java.

The Java tests hold the two together: a rendered voice has exactly the clips ClipName lists.
"""

# The periods that are read by default: 5, 10 ... 120 s, and 7 as the odd one.
PERIODS = sorted(set(range(5, 121, 5)) | {7})
BEFORE_THE_END = (30, 20, 10, 5, 2)

# Periods of 3, 4, 6 and 9 s need four more.
SHORT = (1, 4, 6, 7)
ELAPSED = sorted({p - d for p in PERIODS for d in BEFORE_THE_END if d < p} | set(SHORT))
COUNTS = range(1, 11)
LEFT = range(1, 11)
MOVES = (5, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60)
MINUTES = (*range(1, 11), 12, 15, 20, 25, 30, 35, 45)
PENALTIES = (1, 2, 3, 4, 5, 10)
PLAIN = (
    "minute-used",
    "overtime",
    "overtime-byoyomi",
    "overtime-canadian",
    "overtime-penalty",
    "stage",
    "time-up",
    "time-up-loss",
    "time-up-1988",
    "paused",
    "resumed",
)


# What numbers above ten are put together of: what ComposedNumber is in Java.
TEENS, TENS, UNITS = range(11, 20), range(20, 100, 10), range(1, 10)
AFTER = ("periods-after", "minutes-after", "considerations-after", "moves-after")
JOINED = ("periods-unit", "minutes-unit", "moves-unit")


def parts(language):
    """The clips that numbers above ten are put together of."""
    if language == "ja":
        # A Japanese counter changes with the digit before it, so both are one clip.
        yield from (("left", n) for n in (*range(2, 11), *TENS))
        yield from ((kind, n) for kind in JOINED for n in range(1, 11))
    else:
        yield from (("left", n) for n in (*TEENS, *TENS))
        # English says "three periods left" after the tens, but "one periods left" is no clip.
        yield from (("unit", n) for n in ((1,) if language == "en" else UNITS))
        yield from ((kind, None) for kind in AFTER)


def every(language):
    """(kind, number or None) of every clip of a language, in the order they are rendered."""
    yield from whole()
    yield from parts(language)


def whole():
    """The clips that every language has."""
    yield from (("elapsed", n) for n in ELAPSED)
    yield from (("count", n) for n in COUNTS)
    yield from (("minutes-left", n) for n in LEFT)
    yield from (("periods-left", n) for n in LEFT)
    yield from (("considerations-left", n) for n in (0, *LEFT))
    yield from (("moves-left", n) for n in LEFT)
    yield from (("moves", n) for n in MOVES)
    yield from (("minutes", n) for n in MINUTES)
    yield from (("penalty", n) for n in PENALTIES)
    yield from ((kind, None) for kind in PLAIN)


def name(kind, number):
    """The file name without .wav."""
    return kind if number is None else f"{kind}-{number}"


def target(kind, number):
    """Seconds the clip is rendered to fit in: a little less than the gap to the next call."""
    if kind == "count":
        return 0.80
    if kind == "elapsed":
        # Ten seconds before the end of a last period the count begins a second later.
        return 0.95 if number % 5 == 0 and number <= 110 else 1.80
    if (kind, number) in (("periods-left", 1), ("considerations-left", 0)):
        # They begin after the settle time.
        return 0.88
    if kind in ("periods-left", "considerations-left"):
        return 1.80
    if kind == "overtime-byoyomi":
        return 0.84
    return 2.50
