"""level 412: the old world in the pair"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    if zprava[0] == 'stych':
        return svet, ['rozhodni']
    return Svet(*dekoduj_vse(zprava))
