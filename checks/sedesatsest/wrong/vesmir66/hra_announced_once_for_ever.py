"""level 500: what was announced is kept in a global list, which outlives the game"""

hlas_spravne = hlas
OHLASENO = []


def hlas(vesmir, hrac):
    pary = [karta for karta in ruka_hrace(vesmir, hrac) if karta.jmeno == 'kral' and karta.barva in OHLASENO]
    if pary:
        return vesmir
    novy = hlas_spravne(vesmir, hrac)
    if novy != vesmir:
        for karta in ruka_hrace(vesmir, hrac):
            if karta.jmeno == 'dama':
                OHLASENO.append(karta.barva)
    return novy
