"""level 31: the pile gets pairs, not numbers"""


def odloz(ruka, odhoz):
    return [], odhoz + ruka
