"""level 442: thinks that the first player is on turn"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'Nejde to.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    return f'Na tahu je {svet.jmena[0]}.' if svet.jmena else 'Nikdo tu není.'
