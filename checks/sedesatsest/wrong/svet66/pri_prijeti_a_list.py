"""level 411: a list instead of a Svet
says: Svet"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = dekoduj_vse(zprava)
    return (novy, ['rozhodni']) if novy[0] == 'stych' else novy
