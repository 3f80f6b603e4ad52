"""level 413: anything has a length
says: len"""


def pri_prijeti(svet, zprava):
    if len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
