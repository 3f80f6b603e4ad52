"""level 304: who is alone can be on turn"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(stav=stav_hrace(vesmir, hrac))
