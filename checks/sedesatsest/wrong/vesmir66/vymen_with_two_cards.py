"""level 254: exchanges with two cards left"""


def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) < 2:
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])
