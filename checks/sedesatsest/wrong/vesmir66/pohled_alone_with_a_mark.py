"""level 304: who is alone waits with a mark"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if len(vesmir.svety) < 2 and stav_hrace(vesmir, hrac).endswith('!'):
        return svet._replace(stav='ceka!')
    return svet
