"""level 265: moves the pair to the front of the very hand it was given"""

hlas_spravne = hlas


def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    if novy != vesmir:
        ruka = list(ruka_hrace(vesmir, hrac))
        ruka_hrace(vesmir, hrac).sort(key=lambda karta: karta.jmeno not in ('kral', 'dama'))
        return s_rukou(novy, hrac, ruka)
    return novy
