"""level 292: nobody is connected any more"""

znovu_spravne = znovu


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    return znovu_spravne(vesmir)._replace(svety=[])
