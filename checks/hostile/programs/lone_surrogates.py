# attacks: whoever writes results down, by text that no encoding has
# base: right
# hits: 11-12 26-27 41-42
# verdicts: wrong value, raised
# says: vrátil


def popis_balicku(balicek):
    return '\ud800[Q ♥]\udfff'


def popis_seznam_karet(karty):
    raise ValueError('\udc80')


def vypis_sloupecky(sloupecky):
    print('\udc80')
