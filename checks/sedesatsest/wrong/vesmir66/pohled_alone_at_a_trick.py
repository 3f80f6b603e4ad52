"""level 304: who is alone may still see a trick to be decided"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    svet = pohled_spravne(vesmir, hrac)
    return svet._replace(stav='stych') if len(vesmir.stred) == 2 else svet
