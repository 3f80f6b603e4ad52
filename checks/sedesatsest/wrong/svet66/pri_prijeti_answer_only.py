"""level 412: only the answer, no world"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    if zprava[0] == 'stych':
        return ['rozhodni']
    return Svet(*dekoduj_vse(zprava))
