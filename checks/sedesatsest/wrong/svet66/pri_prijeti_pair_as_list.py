"""level 412: a list of two instead of a pair
says: dvojici"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return [novy, ['rozhodni']] if novy.stav == 'stych' else novy
