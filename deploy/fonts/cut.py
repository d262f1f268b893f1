"""cut.py FOLDER: the faces that deploy/fonts/make writes."""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

# What every face has: Latin, punctuation, arrows, fractions, the signs the screen draws.
COMMON = [
    (0x0020, 0x007E), (0x00A0, 0x024F), (0x0300, 0x036F), (0x0370, 0x03FF), (0x0400, 0x04FF),
    (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20CF), (0x2100, 0x214F),
    (0x2150, 0x218F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x24FF),
    (0x2500, 0x25FF), (0x2600, 0x26FF), (0x2700, 0x27BF), (0x3000, 0x303F), (0xFE30, 0xFE4F),
    (0xFF00, 0xFFEF),
]
KANA = [(0x3040, 0x30FF), (0x31F0, 0x31FF)]
HANGUL = [(0x1100, 0x11FF), (0x3130, 0x318F), (0xAC00, 0xD7A3)]
IDEOGRAPHS = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF)]
FONTS = "/usr/share/fonts"
WORDS = "src/main/resources/org/qizhong/screen/words"



def of(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def encoded(codec, last=0xFE):
    """The characters of a two-byte code, up to a lead byte."""
    found = set()
    for lead in range(0x81, last + 1):
        for trail in range(0x40, 0xFF):
            try:
                found.update(map(ord, bytes((lead, trail)).decode(codec)))
            except UnicodeDecodeError:
                pass
    return found


def said(language):
    """The characters of a language's texts: titles are bold."""
    texts = pathlib.Path(WORDS).glob(f"*.{language}.properties")
    return {ord(sign) for file in texts for sign in file.read_text("utf-8")}


LANGUAGES = {"SC": "zh-Hans", "TC": "zh-Hant", "EN": "en", "JP": "ja", "KR": "ko"}
FACES = {
    "SC": of(IDEOGRAPHS + KANA + HANGUL),
    "TC": encoded("big5", 0xC6),  # level 1
    "EN": set(),
    "JP": encoded("shift_jis") | of(KANA),
    "KR": encoded("euc_kr") | of(HANGUL),
}


def cut(font, characters, family, path):
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "mark", "mkmk", "locl"]
    options.hinting = False
    options.desubroutinize = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx", "DSIG", "VDMX", "LTSH", "hdmx", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    rename(font, family)
    font.recalcTimestamp = False  # the same fonts give the same files
    font.save(path)
    print(path, len(font.getBestCmap()), "characters")


def rename(font, family):
    """One family with one style: JavaFX then finds it by its family's name alone."""
    plain = family.replace(" ", "-")
    names = {1: family, 2: "Regular", 3: plain, 4: family, 6: plain}
    for record in list(font["name"].names):
        if record.platformID != 3 or record.langID != 0x409 or record.nameID in (16, 17):
            font["name"].removeNames(
                record.nameID, record.platformID, record.platEncID, record.langID
            )
        elif record.nameID in names:
            record.string = names[record.nameID]
    font["OS/2"].usWeightClass = 400
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames[0] = plain
        cff.topDictIndex[0].FullName = family
        cff.topDictIndex[0].FamilyName = family
        cff.topDictIndex[0].Weight = "Regular"


def noto(weight, face):
    """A face, opened anew: cutting changes it."""
    collection = f"opentype/noto/NotoSansCJK-{weight}.ttc"
    for font in TTCollection(f"{FONTS}/{collection}", lazy=True).fonts:
        if "Noto Sans CJK " + face in (font["name"].getDebugName(16), font["name"].getDebugName(1)):
            return font
    raise SystemExit(f"{collection} has no face {face}")


def main(folder):
    for face, characters in FACES.items():
        source = "SC" if face == "EN" else face
        name, path = "Qizhong " + face, f"{folder}/Qizhong-{face}"
        cut(noto("Medium", source), characters | of(COMMON), name, path + ".otf")
        title = said(LANGUAGES[face]) | of(COMMON if face == "EN" else COMMON[:2] + KANA)
        cut(noto("Bold", source), title, name + " Bold", path + "-Bold.otf")
    names = TTFont(f"{FONTS}/truetype/noto/NotoSans-Regular.ttf")
    cut(names, of(COMMON), "Qizhong Latin", f"{folder}/Qizhong-Latin.ttf")


if __name__ == "__main__":
    main(*sys.argv[1:])
