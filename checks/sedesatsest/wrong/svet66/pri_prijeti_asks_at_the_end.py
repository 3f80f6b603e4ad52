"""level 412: asks at the last trick once more"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if 'stych' in novy.stav or 'posledni' in novy.stav else novy
