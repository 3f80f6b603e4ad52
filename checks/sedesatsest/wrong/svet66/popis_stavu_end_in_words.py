"""level 445: the number as a word"""


def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        slova = {'1': 'jeden', '2': 'dva', '3': 'tři'}
        kdo = 'Vyhráváš' if je_vyhra(svet.stav) else 'Prohráváš'
        return f'{kdo} o {slova.get(svet.stav[-2], 1)}.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta
