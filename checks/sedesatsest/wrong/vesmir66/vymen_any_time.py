"""level 253: does not ask whose turn it is"""


def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) <= 2 or hlasi(vesmir, hrac):
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])
