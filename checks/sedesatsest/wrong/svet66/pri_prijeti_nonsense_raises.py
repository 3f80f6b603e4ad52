"""level 413: refuses nonsense with an exception
says: ValueError"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        raise ValueError('To není svět.')
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
