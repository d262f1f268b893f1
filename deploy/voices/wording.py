"""What each voice says, spelled the way its engine reads it right."""

# --- zh: pinyin with tones as spoken, for espeak-ng's cmn-latn-pinyin ---------------------------
ZH_DIGITS = "ling2 yi1 er4 san1 si4 wu3 liu4 qi1 ba1 jiu3".split()


def zh_number(n):
    if n >= 100:
        rest = n - 100
        tail = [] if rest == 0 else (["ling2"] if rest < 10 else []) + zh_number(rest)
        if 10 <= rest < 20:
            tail = ["yi1", *tail]
        return ["yi4", "bai3", *tail]
    tens, units = divmod(n, 10)
    head = [] if tens == 0 else (["shi2"] if tens == 1 else [ZH_DIGITS[tens], "shi2"])
    return head + ([ZH_DIGITS[units]] if units or not tens else [])


def zh_counted(n, measure):
    """n with a measure word: two is liang, one changes its tone."""
    words = zh_number(n)
    if n == 1:
        words = ["yi2" if measure.endswith("4") else "yi4"]
    if n == 2:
        words = ["liang3"]
    return [*words, *measure.split()]


def zh_sandhi(words):
    """A third tone before a third tone is spoken as a second."""
    for here in range(len(words) - 1):
        if words[here].endswith("3") and words[here + 1].endswith("3"):
            words[here] = words[here][:-1] + "2"
    return " ".join(words)


ZH = {
    "elapsed": lambda n: zh_sandhi(zh_counted(n, "miao3")),
    "count": lambda n: zh_sandhi(zh_number(n)),
    "minutes-left": lambda n: zh_sandhi(["hai2", "sheng4", *zh_counted(n, "fen1")]),
    "periods-left": lambda n: zh_sandhi(["hai2", "sheng4", *zh_counted(n, "ci4")]),
    "considerations-left": lambda n: (
        zh_sandhi(["hai2", "sheng4", *zh_counted(n, "ci4 kao3 lü4")])
        if n
        else "zui4 hou4 yi2 ci4"
    ),
    "moves-left": lambda n: zh_sandhi(["hai2", "sheng4", *zh_counted(n, "bu4")]),
    "moves": lambda n: zh_sandhi(zh_counted(n, "bu4")),
    "minutes": lambda n: zh_sandhi(zh_counted(n, "fen1 zhong1")),
    "penalty": lambda n: zh_sandhi(["fa2", *zh_counted(n, "dian3")]),
    "left": lambda n: zh_sandhi(["hai2", "sheng4", *zh_number(n)]),
    "unit": lambda n: zh_sandhi(zh_number(n)),
    "periods-after": "ci4",
    "minutes-after": "fen1",
    "considerations-after": "ci4 kao3 lü4",
    "moves-after": "bu4",
    "minute-used": "yi4 fen1",
    "overtime": "ji1 ben3 yong4 shi2 jie2 shu4",
    "overtime-byoyomi": "kai1 shi3 du2 miao3",
    "overtime-canadian": "xian4 bu4 kai1 shi3",
    "overtime-penalty": "fa2 dian3 jia1 shi2",
    "stage": "xia4 yi4 jie1 duan4",
    "time-up": "shi2 jian1 dao4",
    "time-up-loss": "chao1 shi2 pan4 fu4",
    "time-up-1988": "shi2, chao1 shi2 pan4 fu4",
    "paused": "zan4 ting2",
    "resumed": "ji4 xu4",
}

# --- en: for festival ---------------------------------------------------------------------------
EN_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
).split()
EN_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()


def en_number(n):
    if n >= 100:
        return "one hundred" + (f" {en_number(n - 100)}" if n > 100 else "")
    if n < 20:
        return EN_SMALL[n]
    return EN_TENS[n // 10] + (f" {EN_SMALL[n % 10]}" if n % 10 else "")


def en_counted(n, noun):
    return f"{en_number(n)} {noun}{'' if n == 1 else 's'}"


EN = {
    # Above a minute the fives are bare numbers: "one hundred ten seconds" does not fit in a second.
    "elapsed": lambda n: en_counted(n, "second") if n <= 60 or n % 5 else en_number(n),
    "count": en_number,
    "minutes-left": lambda n: en_counted(n, "minute") + " left",
    "periods-left": lambda n: en_counted(n, "period") + " left",
    "considerations-left": lambda n: (
        en_counted(n, "consideration") + " left" if n else "the last one"
    ),
    "moves-left": lambda n: en_counted(n, "stone") + " left",
    "left": en_number,
    "unit": en_number,
    "periods-after": "periods left",
    "minutes-after": "minutes left",
    "considerations-after": "considerations left",
    "moves-after": "stones left",
    # "Forty moves" is heard as "fourteen moves"; stones are what Canadian overtime counts anyway.
    "moves": lambda n: en_counted(n, "stone"),
    "minutes": lambda n: en_counted(n, "minute"),
    "penalty": lambda n: en_counted(n, "point") + " taken",
    "minute-used": "one minute",
    "overtime": "overtime",
    "overtime-byoyomi": "byoyomi begins",
    "overtime-canadian": "canadian overtime",
    "overtime-penalty": "penalty overtime",
    "stage": "next stage",
    "time-up": "time is up",
    "time-up-loss": "time is up, loss",
    "time-up-1988": "ten, time is up, loss",
    "paused": "paused",
    "resumed": "resumed",
}

# --- ja: text for open-jtalk, with the reading it must arrive at --------------------------------
JA_KANJI = "零一二三四五六七八九"
JA_KANA = "ゼロ イチ ニ サン ヨン ゴ ロク ナナ ハチ キュー".split()
# What the last digit (10 for a round ten) becomes before a counter.
JA_JOINED = {
    "秒": ("ビョー", {}),
    "分": (
        "フン",
        {1: "イップン", 3: "サンプン", 4: "ヨンプン", 6: "ロップン", 8: "ハップン", 10: "ジュップン"},
    ),
    "回": ("カイ", {1: "イッカイ", 6: "ロッカイ", 8: "ハッカイ", 10: "ジュッカイ"}),
    "手": ("テ", {1: "イッテ", 8: "ハッテ", 10: "ジュッテ"}),
    "点": ("テン", {1: "イッテン", 8: "ハッテン", 10: "ジュッテン"}),
}


# Two and five alone are over in 0.1 s; whoever counts aloud draws them out.
JA_LONG = {2: ("にー", "ニー"), 5: ("ごー", "ゴー")}


def ja_parts(n):
    """Kanji and kana of the digits of n, from the largest."""
    parts = []
    if n >= 100:
        parts.append(("百", "ヒャク"))
        n -= 100
    tens, units = divmod(n, 10)
    if tens > 1:
        parts.append((JA_KANJI[tens], JA_KANA[tens]))
    if tens:
        parts.append(("十", "ジュー"))
    if units or not parts:
        parts.append((JA_KANJI[units], JA_KANA[units]))
    return parts


def ja_counted(n, counter, before=("", ""), after=("", "")):
    parts = ja_parts(n)
    plain, joined = JA_JOINED[counter]
    last = n % 10 or (10 if n % 100 else 100)
    kana = [k for _, k in parts]
    kana[-1] = joined.get(last, kana[-1] + plain)
    text = "".join(k for k, _ in parts) + counter
    return before[0] + text + after[0], before[1] + "".join(kana) + after[1]


def ja_bare(n, before):
    parts = ja_parts(n)
    text, kana = ("".join(part[i] for part in parts) for i in (0, 1))
    return before[0] + text, before[1] + kana


JA = {
    "elapsed": lambda n: ja_counted(n, "秒"),
    "count": lambda n: JA_LONG.get(n) or ja_parts(n)[0],
    "minutes-left": lambda n: ja_counted(n, "分", ("残り", "ノコリ")),
    "periods-left": lambda n: ja_counted(n, "回", ("残り", "ノコリ")),
    "considerations-left": lambda n: (
        ja_counted(n, "回", ("考慮時間残り", "コーリョジカンノコリ"))
        if n
        else ("最後です", "サイゴデス")
    ),
    "moves-left": lambda n: ja_counted(n, "手", ("残り", "ノコリ")),
    "moves": lambda n: ja_counted(n, "手"),
    "left": lambda n: ja_bare(n, ("残り", "ノコリ")),
    "periods-unit": lambda n: ja_counted(n, "回"),
    "minutes-unit": lambda n: (f"{n}分", ja_counted(n, "分")[1]),
    # 四手 is read as a thing with four hands.
    "moves-unit": lambda n: (f"{n}手", ja_counted(n, "手")[1]),
    # In kanji 二分, 九分 and 十分 are read as parts, not minutes.
    "minutes": lambda n: (f"{n}分", ja_counted(n, "分")[1]),
    "penalty": lambda n: ja_counted(n, "点", ("罰点", "バッテン")),
    "minute-used": ("一分", "イップン"),
    "overtime": ("持ち時間終了", "モチジカンシューリョー"),
    "overtime-byoyomi": ("秒読み開始", "ビョーヨミカイシ"),
    "overtime-canadian": ("カナダ式秒読み", "カナダシキビョーヨミ"),
    "overtime-penalty": ("罰点延長", "バッテンエンチョー"),
    "stage": ("次の段階", "ツギノダンカイ"),
    "time-up": ("時間切れ", "ジカンギレ"),
    "time-up-loss": ("時間切れ負け", "ジカンギレマケ"),
    "time-up-1988": ("十、時間切れ負け", "ジュージカンギレマケ"),
    "paused": ("一時停止", "イチジテーシ"),
    "resumed": ("再開", "サイカイ"),
}

# --- ko: Hangul as spoken rather than as written, for espeak-ng ----------------------------
KO_DIGITS = "영 일 이 삼 사 오 육 칠 팔 구".split()
KO_COUNT = "하나 둘 셋 넷 다섯 여섯 일곱 여덜 아홉 열".split()
KO_TENSE = {7: "칠씹", 8: "팔씹"}


def ko_number(n):
    hundred = "백" if n >= 100 else ""
    tens, units = divmod(n % 100, 10)
    ten = "" if tens == 0 else ("십" if tens == 1 else KO_TENSE.get(tens, KO_DIGITS[tens] + "십"))
    return hundred + ten + (KO_DIGITS[units] if units or n == 0 else "")


KO = {
    "elapsed": lambda n: f"{ko_number(n)} 초",
    "count": lambda n: KO_COUNT[n - 1],
    "minutes-left": lambda n: f"{ko_number(n)} 분 남았슴니다",
    "periods-left": lambda n: f"{ko_number(n)} 회 남음",
    "considerations-left": lambda n: (
        f"고려 시간 {ko_number(n)} 회 남음" if n else "마지마김니다"
    ),
    "moves-left": lambda n: f"{ko_number(n)} 수 남음",
    "moves": lambda n: f"{ko_number(n)} 수",
    "left": ko_number,
    "unit": ko_number,
    "periods-after": "회 남음",
    "minutes-after": "분 남았슴니다",
    "considerations-after": "회 남음",
    "moves-after": "수 남음",
    "minutes": lambda n: f"{ko_number(n)} 분",
    "penalty": lambda n: f"벌쩜 {ko_number(n)} 점",
    "minute-used": "일 분",
    "overtime": "기본 시간 종뇨",
    "overtime-byoyomi": "초일끼 시작",
    "overtime-canadian": "캐나다식 초일끼",
    "overtime-penalty": "벌쩜 추가 시간",
    "stage": "다음 단계",
    "time-up": "시간 초과",
    "time-up-loss": "시간패",
    "time-up-1988": "열, 시간패",
    "paused": "일씨 정지",
    "resumed": "다시 시작",
}

ALL = {"zh": ZH, "en": EN, "ja": JA, "ko": KO}


def words(language, kind, number):
    """The text of one clip; ja: a pair of text and reading."""
    entry = ALL[language][kind]
    return entry(number) if callable(entry) else entry
