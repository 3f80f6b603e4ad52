"""level 445: only the winner is told"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav) if je_vyhra(svet.stav) else 'Prohráváš.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta
