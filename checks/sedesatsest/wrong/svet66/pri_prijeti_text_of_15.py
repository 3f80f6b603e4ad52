"""level 413: a text of fifteen letters is a world"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, (list, str)) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
