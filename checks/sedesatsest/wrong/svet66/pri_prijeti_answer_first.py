"""level 412: message before the world"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (['rozhodni'], novy) if novy.stav == 'stych' else novy
