"""Whether open-jtalk reads the Japanese texts as they are meant, kana for kana.

The control comes first: texts it is known to read as something else must be noticed.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import make
import names
import wording

MISREAD = (("二分", "ニフン"), ("九分", "キューフン"), ("十分", "ジュップン"))


def as_meant(text, reading, scratch):
    try:
        make.open_jtalk(text, reading, 1.0, Path(scratch) / "said.wav")
    except make.Misread:
        return False
    return True


def main():
    with TemporaryDirectory() as scratch:
        noticed = sum(not as_meant(*pair, scratch) for pair in MISREAD)
        print(f"ja: control, texts read otherwise noticed: {noticed} of {len(MISREAD)}")
        texts = [wording.words("ja", *clip) for clip in names.every("ja")]
        good = sum(as_meant(*pair, scratch) for pair in texts)
        print(f"ja: clips whose text is read as meant: {good} of {len(texts)}")
    sys.exit(0 if noticed == len(MISREAD) and good == len(texts) else 1)


if __name__ == "__main__":
    main()
