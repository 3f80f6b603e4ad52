"""level 304: asks how many names there are, not how many are connected"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    if len(vesmir.jmena) < 2:
        return svet
    return svet._replace(stav=stav_hrace(vesmir, hrac))
