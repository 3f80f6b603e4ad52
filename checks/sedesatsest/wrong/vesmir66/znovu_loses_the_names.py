"""level 292: the names are lost"""

znovu_spravne = znovu


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(jmena=[])
