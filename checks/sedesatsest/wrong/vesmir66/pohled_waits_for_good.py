"""level 305: the one who is alone waits in the universe, too"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if len(vesmir.svety) < 2 and not je_konec(svet.stav):
        vesmir.stavy[hrac - 1] = 'ceka'
    return svet
