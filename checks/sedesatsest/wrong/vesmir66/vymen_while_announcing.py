"""level 253: an announcement does not stop it"""


def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) <= 2 or not je_na_tahu(stav_hrace(vesmir, hrac)):
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])
