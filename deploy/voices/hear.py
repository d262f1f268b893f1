"""Has pocketsphinx listen to every English clip and composed number: hear.py FOLDER.

Run by the script `listen`.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import grammar
import names

MODEL = Path("/usr/share/pocketsphinx/model/en-us")
SILENCE = "0.3"

# Between the clips of a number, as Phrase.JOINT has it.
JOINT = "0.04"


def composed(kind, number):
    """The clips a number above ten is put together of, as ComposedNumber has it."""
    tens, unit = number - number % 10, number % 10
    if number < 20 or not unit:
        return f"left-{number}", f"{kind}-after"
    if unit == 1:
        return f"left-{tens}", "unit-1", f"{kind}-after"
    return f"left-{tens}", f"{kind}-left-{unit}"


def phrases():
    """(what is said, its clips) of every clip and every composed number."""
    for clip in names.every("en"):
        yield grammar.sentence(*clip), (names.name(*clip),)
    for kind in ("periods", "minutes", "considerations", "moves"):
        for number in range(11, 100):
            yield grammar.sentence(f"{kind}-left", number), composed(kind, number)


def heard(scratch, wanted, folder):
    """What is understood of each phrase, in their order."""
    gap = ["|sox -D -n -r 48000 -p trim 0 " + JOINT]
    for name, clips in wanted.items():
        files = [file for clip in clips for file in (*gap, f"{folder}/{clip}.wav")][1:]
        subprocess.run(
            ["sox", "-D", "-R", *files, "-r", "16000", f"{scratch}/{name}.wav"]
            + ["pad", SILENCE, SILENCE],
            check=True,
        )
    (scratch / "clips.jsgf").write_text(grammar.jsgf())
    known = (MODEL / "cmudict-en-us.dict").read_text().splitlines()
    (scratch / "clips.dict").write_text(grammar.dictionary(known))
    (scratch / "clips.ctl").write_text("\n".join(wanted) + "\n")
    subprocess.run(
        ["pocketsphinx_batch", "-adcin", "yes", "-cepdir", scratch, "-cepext", ".wav"]
        + ["-adchdr", "44", "-ctl", scratch / "clips.ctl", "-hyp", scratch / "clips.hyp"]
        + ["-hmm", MODEL / "en-us", "-dict", scratch / "clips.dict"]
        + ["-jsgf", scratch / "clips.jsgf", "-bestpath", "no"],
        check=True,
        stderr=subprocess.DEVNULL,
    )
    lines = (scratch / "clips.hyp").read_text().splitlines()
    return [line.rsplit("(", 1)[0].strip() for line in lines]


def main():
    folder = Path(sys.argv[1])
    said = {"+".join(clips): (words, clips) for words, clips in phrases()}
    with TemporaryDirectory() as scratch:
        clips = {name: clips for name, (_, clips) in said.items()}
        understood = heard(Path(scratch), clips, folder)
    wrong = set()
    for (name, (words, _)), other in zip(said.items(), understood, strict=True):
        if words != other:
            wrong.add(name)
            print(f"en {name}: said {words!r}, heard {other!r}")
    single = [name for name in said if "+" not in name]
    for what, all_ in (("clips", single), ("composed numbers", said.keys() - set(single))):
        print(f"en: {len(all_) - len(wrong & set(all_))} of {len(all_)} {what} understood")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
