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
popis_stavu_spravne = popis_hry

def popis_hry(stav, souper):
    if stav.startswith('slysi'):
        stav = 'ceka'
    return popis_stavu_spravne(stav, souper)


"""level 443: the mark is told only to who is on turn"""
popis_spravne = popis_stavu

def popis_stavu(svet, jmeno):
    if not je_na_tahu(svet.stav):
        svet = svet._replace(stav=svet.stav.removesuffix('!'))
    return popis_spravne(svet, jmeno)


"""level 443: the mark is told only to who waits"""
popis_spravne = popis_stavu

def popis_stavu(svet, jmeno):
    if je_na_tahu(svet.stav):
        svet = svet._replace(stav=svet.stav.removesuffix('!'))
    return popis_spravne(svet, jmeno)


"""level 443: the mark is not told"""
popis_spravne = popis_stavu

def popis_stavu(svet, jmeno):
    return popis_spravne(svet._replace(stav=svet.stav.removesuffix('!')), jmeno)


"""level 443: who announces just plays"""
popis_stavu_spravne = popis_hry

def popis_hry(stav, souper):
    if je_na_tahu(stav):
        stav = 'hraje'
    return popis_stavu_spravne(stav, souper)


"""level 443: a trump pair is told like any other"""
popis_stavu_spravne = popis_hry

def popis_hry(stav, souper):
    return popis_stavu_spravne(stav.removesuffix('_trumf'), souper)


"""level 444: knows the names by heart"""
def jmeno_soupere(svet, jmeno):
    return 'Jana' if jmeno == 'Petr' else 'Petr'


"""level 444: always the first name"""
def jmeno_soupere(svet, jmeno):
    return svet.jmena[0]


"""level 444: the opponent has no name"""
def jmeno_soupere(svet, jmeno):
    return 'soupeř'


"""level 444: a number instead of the name"""
def jmeno_soupere(svet, jmeno):
    return f'hráč {2 - svet.jmena.index(jmeno)}'


"""level 444: the own name instead of the other"""
def jmeno_soupere(svet, jmeno):
    return jmeno


"""level 444: always the second name"""
def jmeno_soupere(svet, jmeno):
    return svet.jmena[1]


"""level 445: always for one point"""
def popis_konce(stav):
    return 'Vyhráváš o 1.' if je_vyhra(stav) else 'Prohráváš o 1.'


"""level 445: the number as a word"""
def popis_konce(stav):
    slova = {'1': 'jeden', '2': 'dva', '3': 'tři'}
    kdo = 'Vyhráváš' if je_vyhra(stav) else 'Prohráváš'
    return f'{kdo} o {slova.get(stav[-2], 1)}.'


"""level 445: nothing about points after the last trick"""
def popis_konce(stav):
    kdo = 'Vyhráváš' if je_vyhra(stav) else 'Prohráváš'
    if stav.endswith('posledni'):
        return kdo + ' poslední štych.'
    return f'{kdo} o {stav[-2]}.'


"""level 445: only the winner is told"""
popis_vyhry = popis_konce

def popis_konce(stav):
    return popis_vyhry(stav) if je_vyhra(stav) else 'Prohráváš.'


"""level 445: counts the place of the number from the left"""
def popis_konce(stav):
    kdo = 'Vyhráváš' if je_vyhra(stav) else 'Prohráváš'
    if stav.endswith('posledni'):
        return kdo + ' o 1.'
    return f'{kdo} o {stav[5]}.'


"""level 445: the points of the tricks instead"""
popis_spravne = popis_stavu

def popis_stavu(svet, jmeno):
    if je_konec(svet.stav):
        kdo = 'Vyhráváš' if je_vyhra(svet.stav) else 'Prohráváš'
        return f'{kdo}, {svet.body1} : {svet.body2}.'
    return popis_spravne(svet, jmeno)


"""level 445: the score of all games instead"""
popis_spravne = popis_stavu

def popis_stavu(svet, jmeno):
    if je_konec(svet.stav):
        kdo = 'Vyhráváš' if je_vyhra(svet.stav) else 'Prohráváš'
        return f'{kdo} {svet.vyhry1 + 1}:0.'
    return popis_spravne(svet, jmeno)


"""level 445: does not say for how many"""
def popis_konce(stav):
    return 'Vyhráváš!' if je_vyhra(stav) else 'Prohráváš.'


"""level 442: first looks whether somebody is missing
says: nejsou žádná jména
"""
popis_spravne = popis_stavu

def popis_stavu(svet, jmeno):
    if len(svet.jmena) < 2 and not je_konec(svet.stav):
        return 'Čekáš na soupeře.'
    return popis_spravne(svet, jmeno)
