"""level 153: who is not on turn is at the end"""


def je_konec(stav):
    return not je_na_tahu(stav)
