"""level 443: the mark is told only to who is on turn"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!') and je_na_tahu(svet.stav):
        return veta + ' Ctí se barva.'
    return veta
