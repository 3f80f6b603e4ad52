"""level 412: answers with a bare word"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, 'rozhodni') if novy.stav == 'stych' else novy
