"""Has pocketsphinx listen to every English clip: hear.py FOLDER. Run by the script `listen`."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import grammar
import names

MODEL = Path("/usr/share/pocketsphinx/model/en-us")
SILENCE = "0.3"


def heard(scratch, wanted, folder):
    """What is understood of each clip, in their order."""
    for name in wanted:
        subprocess.run(
            ["sox", "-D", "-R", f"{folder}/{name}.wav", "-r", "16000", f"{scratch}/{name}.wav"]
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
    clips = list(names.every())
    wanted = [names.name(*clip) for clip in clips]
    with TemporaryDirectory() as scratch:
        understood = heard(Path(scratch), wanted, folder)
    wrong = 0
    for clip, name, words in zip(clips, wanted, understood, strict=True):
        if words != grammar.sentence(*clip):
            wrong += 1
            print(f"en {name}: said {grammar.sentence(*clip)!r}, heard {words!r}")
    print(f"en: {len(clips) - wrong} of {len(clips)} clips understood")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
