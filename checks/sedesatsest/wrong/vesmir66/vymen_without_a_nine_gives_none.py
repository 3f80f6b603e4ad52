"""level 253: a missing nine goes under the deck as None"""


def vymen_trumf(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if je_zavreno(vesmir) or len(vesmir.balicek) <= 2:
        return vesmir
    devitka = trumfova_devitka(vesmir.trumf, ruka_hrace(vesmir, hrac))
    ruka = [karta for karta in ruka_hrace(vesmir, hrac) if karta != devitka]
    return s_rukou(vesmir, hrac, ruka + [vesmir.balicek[0]])._replace(balicek=[devitka] + vesmir.balicek[1:])
