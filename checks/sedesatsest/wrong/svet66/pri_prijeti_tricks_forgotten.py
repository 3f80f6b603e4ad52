"""level 411: decodes everything but tricks"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))._replace(stychy1=zprava[3], stychy2=zprava[5])
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
