"""level 411: decodes in the message itself"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    zprava[:] = dekoduj_vse(zprava)
    novy = Svet(*zprava)
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
