"""level 445: the points of the tricks instead"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return f'Vyhráváš, {svet.body1} : {svet.body2}.' if je_vyhra(svet.stav) else f'Prohráváš, {svet.body1} : {svet.body2}.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta
