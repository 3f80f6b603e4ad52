"""level 251: takes the card from the end of the deck"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    if vymen_spravne(vesmir, hrac) == vesmir:
        return vesmir
    devitka = trumfova_devitka(vesmir.trumf, ruka_hrace(vesmir, hrac))
    ruka = [karta for karta in ruka_hrace(vesmir, hrac) if karta != devitka]
    return s_rukou(vesmir, hrac, ruka + [vesmir.balicek[-1]])._replace(balicek=vesmir.balicek[:-1] + [devitka])
