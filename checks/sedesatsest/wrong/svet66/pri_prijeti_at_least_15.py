"""level 413: more is not too much"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) < 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava[:15]))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
