"""level 412: does not answer"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    return Svet(*dekoduj_vse(zprava))
