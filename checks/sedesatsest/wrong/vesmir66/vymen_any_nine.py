"""level 251: gives away the first nine in the hand"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    if vymen_spravne(vesmir, hrac) == vesmir:
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    devitka = [karta for karta in ruka if karta.jmeno == '9'][0]
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])
