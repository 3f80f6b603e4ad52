"""level 445: nothing about points after the last trick"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        kdo = 'Vyhráváš' if je_vyhra(svet.stav) else 'Prohráváš'
        if svet.stav.endswith('posledni'):
            return kdo + ' poslední štych.'
        return f'{kdo} o {svet.stav[-2]}.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta
