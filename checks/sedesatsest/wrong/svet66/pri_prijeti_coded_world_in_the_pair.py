"""level 412: cards in the pair stay lists"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    if zprava[0] == 'stych':
        return Svet(*zprava), ['rozhodni']
    return Svet(*dekoduj_vse(zprava))
