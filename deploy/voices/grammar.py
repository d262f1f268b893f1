"""What pocketsphinx may hear: a closed JSGF grammar of every sentence an English clip can be."""

import names
import wording

# Words the dictionary lacks, and how the voice says them.
SOUNDS = {"byoyomi": "B Y OW Y OW M IY"}


def sentence(kind, number):
    return wording.words("en", kind, number).replace(",", "")


def jsgf():
    """Every sentence of every kind at every number from 0 to 120, not only those there are."""
    numbers = range(121)
    said = {sentence(kind, number) for kind, number in names.every("en")}
    for kind in ("elapsed", "minutes-left", "periods-left", "considerations-left"):
        said |= {sentence(kind, number) for number in numbers}
    for kind in ("moves-left", "moves", "minutes", "penalty"):
        said |= {sentence(kind, number) for number in numbers}
    lines = "\n  | ".join(sorted(said))
    return f"#JSGF V1.0;\ngrammar clips;\npublic <clip> =\n    {lines};\n"


def dictionary(known):
    """The lines of the dictionary for the words of the grammar."""
    words = set(jsgf().split("=")[1].replace("|", " ").replace(";", " ").split())
    found = [line for line in known if line.split(" ")[0].split("(")[0] in words]
    found += [f"{word} {sound}" for word, sound in SOUNDS.items()]
    missing = words - {line.split(" ")[0] for line in found}
    if missing:
        raise SystemExit(f"no pronunciation for {sorted(missing)}")
    return "\n".join(found) + "\n"
