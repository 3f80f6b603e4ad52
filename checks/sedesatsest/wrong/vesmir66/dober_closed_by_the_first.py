"""level 235: only the first player's closing counts"""

dober_spravne = dober


def dober(vesmir, prvni):
    if vesmir.kdo_zavrel == 'h2':
        return dober_spravne(vesmir._replace(kdo_zavrel='h0'), prvni)._replace(kdo_zavrel='h2')
    return dober_spravne(vesmir, prvni)
