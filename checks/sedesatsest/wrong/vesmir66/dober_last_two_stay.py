"""level 234: the last two cards are not drawn"""

dober_spravne = dober


def dober(vesmir, prvni):
    if len(vesmir.balicek) <= 2:
        return vesmir
    return dober_spravne(vesmir, prvni)
