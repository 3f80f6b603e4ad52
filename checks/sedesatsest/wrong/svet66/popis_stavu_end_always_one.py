"""level 445: always for one point"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return 'Vyhráváš o 1.' if je_vyhra(svet.stav) else 'Prohráváš o 1.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta
