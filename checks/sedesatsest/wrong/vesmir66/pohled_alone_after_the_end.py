"""level 304: who is alone waits even after the end"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(stav='ceka') if len(vesmir.svety) < 2 else svet
