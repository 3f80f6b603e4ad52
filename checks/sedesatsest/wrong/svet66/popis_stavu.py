"""level 441: does not expect to be alone
says: IndexError
"""
def popis_stavu(svet, jmeno):
    souper = svet.jmena[1] if svet.jmena[0] == jmeno else svet.jmena[0]
    return f'{svet.stav} {souper}'


"""level 441: nothing to say while waiting"""
def popis_stavu(svet, jmeno):
    if je_na_tahu(svet.stav) or je_konec(svet.stav):
        return popis_konce(svet.stav) if je_konec(svet.stav) else 'Hraješ.'
    return ''


"""level 441: a list of sentences
says: řetězec
"""
def popis_stavu(svet, jmeno):
    return [svet.stav, jmeno]


"""level 441: a dict without the states with a mark
says: KeyError
"""
def popis_stavu(svet, jmeno):
    vety = {'hraje': 'Hraješ.', 'vzal': 'Bereš.', 'hlasi': 'Hlásíš.', 'hlasi_trumf': 'Hlásíš trumf.', 'ceka': 'Čekáš.'}
    return vety[svet.stav]


"""level 441: prints it
says: return
"""
def popis_stavu(svet, jmeno):
    print(svet.stav)


"""level 441: not all states
says: None
"""
def popis_stavu(svet, jmeno):
    if je_na_tahu(svet.stav):
        return 'Hraješ.'
    if je_konec(svet.stav):
        return 'Konec hry.'


"""level 441: two lines"""
def popis_stavu(svet, jmeno):
    return f'{svet.stav}\n{jmeno}'


"""level 441: looks for the own name among none
says: ValueError
"""
def popis_stavu(svet, jmeno):
    kdo = svet.jmena.index(jmeno)
    return f'{svet.stav} {kdo}'


"""level 442: with a closed deck everybody has won"""
def popis_stavu(svet, jmeno):
    if svet.stav.startswith('z_'):
        return 'Vyhráváš, výherních bodů: ' + svet.stav[-2] + '.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    return svet.stav + ', ' + ' a '.join(svet.jmena)


"""level 442: one sentence for win and loss"""
def popis_stavu(svet, jmeno):
    if je_konec(svet.stav):
        kolik = ''.join(znak for znak in svet.stav if znak.isdigit()) or '1'
        return f'Konec hry za {kolik}.'
    return svet.stav + ', ' + ' a '.join(svet.jmena)


"""level 442: always greets"""
def popis_stavu(svet, jmeno):
    return f'{jmeno}, hrajete šedesát šest o 66 bodů.'


"""level 442: one sentence for everything"""
def popis_stavu(svet, jmeno):
    return 'Hraje se šedesát šest.'


"""level 442: who was refused waits"""
def popis_stavu(svet, jmeno):
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    stav = 'ceka' if svet.stav == 'odmitnut' else svet.stav
    return stav + ', ' + ' a '.join(svet.jmena)


"""level 442: thinks that the first player is on turn"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'Nejde to.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    return f'Na tahu je {svet.jmena[0]}.' if svet.jmena else 'Nikdo tu není.'


"""level 443: who hears just waits"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(
        'ceka' if svet.stav.startswith('slysi') else svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno)
    )
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


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


"""level 443: the mark is told only to who waits"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!') and not je_na_tahu(svet.stav):
        return veta + ' Ctí se barva.'
    return veta


"""level 443: the mark is not told"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    return veta


"""level 443: who announces just plays"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry('hraje' if je_na_tahu(svet.stav) else svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 443: a trump pair is told like any other"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!').removesuffix('_trumf'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


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


"""level 444: always the first name"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), svet.jmena[0])
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 444: the opponent has no name"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), 'soupeř')
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 444: a number instead of the name"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), f'hráč {2 - svet.jmena.index(jmeno)}')
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 444: the own name instead of the other"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno)
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 444: always the second name"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), svet.jmena[1])
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


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


"""level 445: counts the place of the number from the left"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        kdo = 'Vyhráváš' if je_vyhra(svet.stav) else 'Prohráváš'
        if svet.stav.endswith('posledni'):
            return kdo + ' o 1.'
        return f'{kdo} o {svet.stav[5]}.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 445: the points of the tricks instead"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return (
            f'Vyhráváš, {svet.body1} : {svet.body2}.'
            if je_vyhra(svet.stav)
            else f'Prohráváš, {svet.body1} : {svet.body2}.'
        )
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 445: the score of all games instead"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return f'Vyhráváš {svet.vyhry1 + 1}:0.' if je_vyhra(svet.stav) else f'Prohráváš {svet.vyhry1 + 1}:0.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


"""level 445: does not say for how many"""
def popis_stavu(svet, jmeno):
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return 'Vyhráváš!' if je_vyhra(svet.stav) else 'Prohráváš.'
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta
