"""level 301: the state is that of the universe"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(stav=vesmir.stav)
