"""level 253: crashes when there is no nine"""


def vymen_trumf(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if je_zavreno(vesmir) or len(vesmir.balicek) <= 2:
        return vesmir
    ruka = list(ruka_hrace(vesmir, hrac))
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    ruka[ruka.index(devitka)] = vesmir.balicek[0]
    return s_rukou(vesmir, hrac, ruka)._replace(balicek=[devitka] + vesmir.balicek[1:])
