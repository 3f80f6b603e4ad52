"""level 442: with a closed deck everybody has won"""


def popis_stavu(svet, jmeno):
    if svet.stav.startswith('z_'):
        return 'Vyhráváš, výherních bodů: ' + svet.stav[-2] + '.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    return svet.stav + ', ' + ' a '.join(svet.jmena)
