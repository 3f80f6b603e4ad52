"""level 235: a closed deck disappears"""

dober_spravne = dober


def dober(vesmir, prvni):
    if je_zavreno(vesmir):
        return vesmir._replace(balicek=[])
    return dober_spravne(vesmir, prvni)
