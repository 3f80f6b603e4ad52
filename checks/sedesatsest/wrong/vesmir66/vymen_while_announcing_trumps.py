"""level 253: only a plain announcement stops it"""


def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    stav = stav_hrace(vesmir, hrac)
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) <= 2 or not je_na_tahu(stav) or stav == 'hlasi':
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])
