"""Piškvorky, které si všechno napřed zkopírují a chyby nechají na výjimkách."""

import copy

PRAZDNY = [['_', '_', '_', '_', '_', '_', '_', '_', '_']] * 9
SMERY = {'řada': (0, 1), 'sloupec': (1, 0), 'šikmo nahoru': (1, 1), 'šikmo dolů': (1, -1)}
NAPOVEDA = """
Piškvorky naslepo
=================
new   - nová hra
board - ukaž plán
quit  - konec
"""


def vytvor_plan():
    return [copy.copy(rada) for rada in PRAZDNY]


def pozice_z_prikazu(prikaz):
    try:
        pismenko, cislice = prikaz
        return 'a b c d e f g h i'.split().index(pismenko), list('123456789').index(cislice)
    except ValueError as chyba:
        raise ValueError('Tah ve špatném formátu') from chyba


def je_obsazeno(plan, pozice):
    return not plan[pozice[0]][pozice[1]] == '_'


def tah(plan, hrac, pozice):
    novy = copy.deepcopy(plan)
    novy[pozice[0]][pozice[1]] = hrac
    return novy


def pet_v_rade(policka):
    for zacatek, prvni in enumerate(policka):
        try:
            if prvni != '_' and all(policka[zacatek + posun] == prvni for posun in range(5)):
                return True
        except IndexError:
            return False
    return False


def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        misto = pozice[0] + smer[0] * krok, pozice[1] + smer[1] * krok
        try:
            if min(misto) < 0:
                raise IndexError
            policka.append(plan[misto[0]][misto[1]])
        except IndexError:
            continue
    return policka


def vyhral(plan, hrac, pozice):
    if plan[pozice[0]][pozice[1]] != hrac:
        return False
    for smer in SMERY.values():
        # Co není moje, to je jako prázdné: cizí pětice se pak najít nemůže.
        moje = [policko if policko == hrac else '_' for policko in okoli(plan, pozice, smer)]
        if moje.count(hrac) >= 5 and pet_v_rade(moje):
            return True
    return False


def je_plno(plan):
    try:
        sum(plan, []).index('_')
    except ValueError:
        return True
    return False


def dalsi_hrac(hrac):
    return 'o' if hrac == 'x' else 'x'


def popis_plan(plan):
    return str.join('\n', [str.join(' ', rada) for rada in sorted_rady(plan)])


def sorted_rady(plan):
    """Řady od i po a."""
    kopie = list(plan)
    kopie.reverse()
    return kopie


def nova_hra():
    return copy.deepcopy({'plan': PRAZDNY, 'hrac': 'x', 'konec': False}) | {'plan': vytvor_plan()}


class NeniTah(Exception):
    """Tah, který nejde zahrát; zpráva říká proč."""


def over_tah(hra, prikaz):
    """Pozice z příkazu; vyhodí NeniTah, když na ni táhnout nejde."""
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError as chyba:
        raise NeniTah(*chyba.args) from None
    if hra['konec']:
        raise NeniTah('Hra je dokončená, dej "new" pro novou')
    if je_obsazeno(hra['plan'], pozice):
        raise NeniTah('Pole je zabrané, hraj znovu')
    return pozice


def zpracuj_prikaz(hra, prikaz):
    hra = copy.deepcopy(hra)
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'new':
        hra.update(nova_hra())
        return hra, 'Nová hra'
    if prikaz == 'board':
        return hra, popis_plan(hra['plan'])
    try:
        rada, sloupec = over_tah(hra, prikaz)
    except NeniTah as chyba:
        return hra, str(chyba)
    hra['plan'][rada][sloupec] = hra['hrac']
    zprava = 'Ok'
    if je_plno(hra['plan']):
        hra['konec'] = True
        zprava = 'Remíza, hrací plán je zaplněný'
    if vyhral(hra['plan'], hra['hrac'], (rada, sloupec)):
        hra['konec'] = True
        zprava = '\n'.join(['Výhra! Gratuluji hráči ' + hra['hrac'], popis_plan(hra['plan'])])
    hra['hrac'] = dalsi_hrac(hra['hrac'])
    return hra, zprava


def hraj():
    print(NAPOVEDA)
    stav = (nova_hra(), 'Začíná x')
    while stav[0] is not None:
        print(stav[1])
        try:
            stav = zpracuj_prikaz(stav[0], input('Tah hráče ' + stav[0]['hrac'] + ': '))
        except EOFError:
            stav = (None, 'Tak zase příště')
    print(stav[1])


def navrhni_tah(plan, hrac):
    """Na vlastní kopii plánu zkusí každé volné pole za oba hráče; jinak vezme to, které zkoušelo poslední."""
    zkusebni = copy.deepcopy(plan)
    obrana = posledni = None
    for rada, policka in enumerate(plan):
        for sloupec, policko in enumerate(policka):
            if policko != '_':
                continue
            posledni = rada, sloupec
            zkusebni[rada][sloupec] = hrac
            if vyhral(zkusebni, hrac, posledni):
                return posledni
            zkusebni[rada][sloupec] = dalsi_hrac(hrac)
            if vyhral(zkusebni, dalsi_hrac(hrac), posledni):
                obrana = posledni
            zkusebni[rada][sloupec] = '_'
    return obrana or posledni


if __name__ == '__main__':
    hraj()
