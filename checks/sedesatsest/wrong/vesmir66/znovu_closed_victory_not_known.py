"""level 293: a victory with z_ is not known for one"""

znovu_spravne = znovu


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    if vesmir.stavy[0].startswith('vyhra'):
        return znovu_spravne(vesmir)._replace(stavy=['hraje', 'ceka'])
    return znovu_spravne(vesmir)._replace(stavy=['ceka', 'hraje'])
