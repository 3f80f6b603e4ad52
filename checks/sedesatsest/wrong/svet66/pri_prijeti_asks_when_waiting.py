"""level 412: asks the server after every message to who waits"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    return (novy, ['rozhodni']) if novy.stav in ('stych', 'ceka!', 'ztratil') else novy
