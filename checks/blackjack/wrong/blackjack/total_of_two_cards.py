"""level 41: adds up the first two cards"""


def vyhodnot_ruku(ruka):
    soucet = min(ruka[0][0] % 13 + 1, 10) + min(ruka[1][0] % 13 + 1, 10)
    if soucet > 21:
        return soucet, 'pres'
    return soucet, 'ok'
