"""level 131: adds the missing key to the players it was given"""

hra_s_klicem = hra


def hra(rozdano=None):
    if rozdano is None:
        rozdano = rozdej()
    for hrac in rozdano.values():
        hrac.setdefault('stychy', [])
    return hra_s_klicem(rozdano)
