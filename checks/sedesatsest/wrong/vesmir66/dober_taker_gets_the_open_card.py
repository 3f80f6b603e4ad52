"""level 234: with two cards left the taker gets the open one, as in the source"""

dober_spravne = dober


def dober(vesmir, prvni):
    if len(vesmir.balicek) == 2 and not je_zavreno(vesmir):
        return dober_spravne(vesmir, souper(prvni))
    return dober_spravne(vesmir, prvni)
