"""What each clip says as people write it, who shall read it aloud: the engines' spellings undone."""

import wording

# Words before syllables: what sounds alike is told apart by what stands beside it.
ZH_WORDS = {
    "ji1 ben3 yong4 shi2 jie2 shu4": "基本用时结束",
    "kai1 shi3 du2 miao3": "开始读秒",
    "xian4 bu4 kai1 shi3": "限步开始",
    "fa2 dian3 jia1 shi2": "罚点加时",
    "xia4 yi4 jie1 duan4": "下一阶段",
    "shi2 jian1 dao4": "时间到",
    "chao1 shi2 pan4 fu4": "超时判负",
    "zan4 ting2": "暂停",
    "ji4 xu4": "继续",
    "zui4 hou4": "最后",
    "hai2 sheng4": "还剩",
    "kao3 lü4": "考虑",
}
# By the syllable without its tone, which depends on the next one.
ZH_SYLLABLES = {
    **dict(zip("ling yi er san si wu liu qi ba jiu".split(), "零一二三四五六七八九")),
    **dict(zip("shi bai liang miao fen zhong ci bu fa dian".split(), "十百两秒分钟次步罚点")),
}

# Hangul as spoken, and as it is spelled.
KO_SPELLED = {
    "여덜": "여덟",
    "슴니다": "습니다",
    "마지마김니다": "마지막입니다",
    "종뇨": "종료",
    "초일끼": "초읽기",
    "벌쩜": "벌점",
    "일씨": "일시",
    "칠씹": "칠십",
    "팔씹": "팔십",
}


def zh(pinyin):
    for sounds, characters in ZH_WORDS.items():
        pinyin = pinyin.replace(sounds, characters)
    return "".join(zh_part(part) for part in pinyin.replace(",", "，").split())


def zh_part(part):
    """Characters as they are; a syllable as its character."""
    if not part.isascii() and part.rstrip("，").isalpha():
        return part
    syllable = part.rstrip("，")
    return ZH_SYLLABLES[syllable[:-1]] + part[len(syllable) :]


def ko(spoken):
    for sounds, spelling in KO_SPELLED.items():
        spoken = spoken.replace(sounds, spelling)
    return spoken


def sentence(language, kind, number):
    """What a referee reads aloud to record the clip."""
    words = wording.words(language, kind, number)
    match language:
        case "zh":
            return zh(words)
        case "ja":
            return words[0]
        case "ko":
            return ko(words)
        case _:
            return words
