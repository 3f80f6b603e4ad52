"""level 411: leaves cards as lists"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*zprava)
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
