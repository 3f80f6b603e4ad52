"""level 413: no return for nonsense
says: None"""


def pri_prijeti(svet, zprava):
    if isinstance(zprava, list) and len(zprava) == 15:
        novy = Svet(*dekoduj_vse(zprava))
        return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
