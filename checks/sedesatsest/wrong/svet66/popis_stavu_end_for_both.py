"""level 442: one sentence for win and loss"""


def popis_stavu(svet, jmeno):
    if je_konec(svet.stav):
        kolik = ''.join(znak for znak in svet.stav if znak.isdigit()) or '1'
        return f'Konec hry za {kolik}.'
    return svet.stav + ', ' + ' a '.join(svet.jmena)
