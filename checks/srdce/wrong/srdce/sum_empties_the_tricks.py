"""level 61: takes the tricks apart while counting"""


def body(stychy):
    soucet = 0
    while stychy:
        for v in stychy.pop():
            soucet += body_karet()[v['karta']]
    return soucet
