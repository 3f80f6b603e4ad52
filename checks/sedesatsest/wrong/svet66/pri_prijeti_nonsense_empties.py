"""level 413: nonsense gives an empty world"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return novy_svet()
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
