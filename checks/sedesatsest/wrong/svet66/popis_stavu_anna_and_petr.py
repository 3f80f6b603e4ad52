"""level 444: knows the names by heart"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), 'Jana' if jmeno == 'Petr' else 'Petr')
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta
