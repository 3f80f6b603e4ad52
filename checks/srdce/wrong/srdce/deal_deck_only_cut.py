"""level 92: the deck is only cut somewhere inside a suit"""

from random import randrange


def rozdej():
    balicek = list(body_karet())
    misto = randrange(4) * 13 + randrange(1, 13)
    balicek = balicek[misto:] + balicek[:misto]
    return {jmeno: {'ruka': set(balicek[13 * cislo : 13 * cislo + 13])} for cislo, jmeno in enumerate(HRACI)}
