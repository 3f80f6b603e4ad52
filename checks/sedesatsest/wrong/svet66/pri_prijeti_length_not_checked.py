"""level 413: any list is a world
says: TypeError"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list):
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
