"""Blackjack: karty, součty, sázky a celá hra.

Karta je číslo od 0 do 51: 0–12 jsou kříže, 13–25 káry, 26–38 srdce a 39–51 piky,
v každé barvě popořadě eso, 2 až 10, kluk, dáma, král. Ruka je seznam dvojic
(karta, otoceni), kde otoceni je 'licem' nebo 'rubem'. Hra je slovník.

Žádná funkce nemění, co dostane. Vrací nové hodnoty.
"""

import sys
from math import isfinite
from random import shuffle

BARVY = ['křížov', 'károv', 'srdcov', 'pikov']

# Ke každé hodnotě patří koncovka barvy: křížové eso, křížová dvojka, křížový kluk.
HODNOTY = [
    ('eso', 'é'),
    ('dvojka', 'á'),
    ('trojka', 'á'),
    ('čtyřka', 'á'),
    ('pětka', 'á'),
    ('šestka', 'á'),
    ('sedmička', 'á'),
    ('osmička', 'á'),
    ('devítka', 'á'),
    ('desítka', 'á'),
    ('kluk', 'ý'),
    ('dáma', 'á'),
    ('král', 'ý'),
]


def jmeno_karty(karta, otoceni):
    """Vrátí jméno karty; z karty ležící rubem nahoru nic neprozradí.

    >>> jmeno_karty(0, 'licem')
    'křížové eso'
    >>> jmeno_karty(37, 'licem')
    'srdcová dáma'
    >>> jmeno_karty(37, 'rubem')
    'karta rubem nahoru'
    """
    if otoceni == 'rubem':
        return 'karta rubem nahoru'
    barva = BARVY[karta // 13]
    hodnota, koncovka = HODNOTY[karta % 13]
    return barva + koncovka + ' ' + hodnota


def rozdej_kartu(stav, otoceni):
    """Dá první kartu balíčku do ruky a vrátí novou trojici (balicek, ruka, odhoz).

    >>> rozdej_kartu(([7, 45, 13], [(2, 'licem')], [30]), 'rubem')
    ([45, 13], [(2, 'licem'), (7, 'rubem')], [30])
    """
    balicek, ruka, odhoz = stav
    if not balicek:
        balicek = zamichej(odhoz)
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


def zamichej(karty):
    """Vrátí nový seznam stejných karet v náhodném pořadí."""
    zamichane = list(karty)
    shuffle(zamichane)
    return zamichane


def odloz(ruka, odhoz):
    """Vrátí prázdnou ruku a odhoz, na jehož konec přibyla čísla karet z ruky.

    >>> odloz([(0, 'licem'), (51, 'rubem')], [13])
    ([], [13, 0, 51])
    """
    novy_odhoz = odhoz.copy()
    for karta, _ in ruka:
        novy_odhoz.append(karta)
    return [], novy_odhoz


def vyhodnot_ruku(ruka):
    """Vrátí dvojici: součet ruky a k němu 'ok', 'blackjack' nebo 'pres'.

    >>> vyhodnot_ruku([(12, 'licem'), (6, 'licem')])
    (17, 'ok')
    >>> vyhodnot_ruku([(12, 'licem'), (0, 'licem')])
    (21, 'blackjack')
    """
    soucet = 0
    ma_eso = False
    for karta, _ in ruka:
        soucet = soucet + min(karta % 13 + 1, 10)
        if karta % 13 == 0:
            ma_eso = True

    # Esa jsou zatím všechna za 1. Jedno může být za 11, když se to vejde.
    if ma_eso and soucet + 10 <= 21:
        soucet = soucet + 10

    if soucet > 21:
        return soucet, 'pres'
    if soucet == 21 and len(ruka) == 2:
        return soucet, 'blackjack'
    return soucet, 'ok'


def odkryj(ruka):
    """Vrátí novou ruku se stejnými kartami, všemi lícem nahoru.

    >>> odkryj([(3, 'licem'), (26, 'rubem')])
    [(3, 'licem'), (26, 'licem')]
    """
    odkryta_ruka = []
    for karta, _ in ruka:
        odkryta_ruka.append((karta, 'licem'))
    return odkryta_ruka


def nekdo_ma_21(krupier, hrac):
    """Vrátí True, když má krupiér nebo hráč součet 21, jinak False.

    >>> nekdo_ma_21([(0, 'licem'), (12, 'rubem')], [(5, 'licem'), (20, 'licem')])
    True
    """
    soucet_krupiera, _ = vyhodnot_ruku(krupier)
    soucet_hrace, _ = vyhodnot_ruku(hrac)
    return soucet_krupiera == 21 or soucet_hrace == 21


def nova_hra():
    """Vrátí hru před prvním rozdáním: zamíchaný balíček, peníze, sázku a prázdný stůl.

    >>> hra = nova_hra()
    >>> len(hra['balicek'])
    52
    >>> hra['penize']
    1000.0
    """
    return {
        'balicek': zamichej(range(52)),
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }


def zmen_sazku(hra, text):
    """Vrátí novou hru se sázkou přečtenou z textu; v rozehrané hře vyhodí ValueError.

    >>> hra = zmen_sazku(nova_hra(), '12,5')
    >>> hra['sazka']
    12.5
    """
    if hra['hraje_se']:
        raise ValueError('Sázka se dá změnit, až tahle hra skončí.')
    nova = hra.copy()
    nova['sazka'] = min(max(0.0, precti_cislo(text)), hra['penize'])
    return nova


def precti_cislo(text):
    """Vrátí číslo napsané s tečkou nebo s čárkou; pro cokoli jiného vrátí 0.0."""
    try:
        cislo = float(text.replace(',', '.'))
    except ValueError:
        return 0.0
    # Slovům 'nan' a 'inf' Python rozumí, vsadit se ale nedají.
    if not isfinite(cislo):
        return 0.0
    return cislo


def vyplat(hra):
    """Vrátí dohranou hru: sázka je vyplacená a zpráva říká, jak to dopadlo.

    >>> hra = nova_hra()
    >>> hra['hrac'] = [(12, 'licem'), (9, 'licem')]
    >>> hra['krupier'] = [(25, 'licem'), (6, 'licem')]
    >>> hra = vyplat(hra)
    >>> hra['zprava']
    'Vyhráváš!'
    >>> hra['penize']
    1010.0
    """
    soucet_hrace, stav_hrace = vyhodnot_ruku(hra['hrac'])
    soucet_krupiera, stav_krupiera = vyhodnot_ruku(hra['krupier'])
    sazka = hra['sazka']

    if stav_hrace == 'pres':
        vyhra, zprava = -sazka, 'Přes 21, prohráváš.'
    elif stav_krupiera == 'pres':
        vyhra, zprava = sazka, 'Krupiér má přes 21, vyhráváš!'
    elif soucet_hrace == soucet_krupiera:
        vyhra, zprava = 0.0, 'Remíza.'
    elif stav_hrace == 'blackjack':
        vyhra, zprava = 1.5 * sazka, 'Blackjack, vyhráváš!'
    elif stav_krupiera == 'blackjack':
        vyhra, zprava = -sazka, 'Krupiér má blackjack.'
    elif soucet_hrace < soucet_krupiera:
        vyhra, zprava = -sazka, 'Krupiér vyhrává.'
    else:
        vyhra, zprava = sazka, 'Vyhráváš!'

    nova = hra.copy()
    nova['penize'] = hra['penize'] + vyhra
    nova['sazka'] = min(sazka, nova['penize'])
    nova['hraje_se'] = False
    nova['zprava'] = zprava
    return nova


def zacni_hru(hra):
    """Vrátí novou hru po rozdání dvou a dvou karet; v rozehrané hře vyhodí ValueError.

    >>> hra = zacni_hru(nova_hra())
    >>> len(hra['hrac'])
    2
    >>> len(hra['balicek'])
    48
    """
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj tuhle hru.')

    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])
    hrac, odhoz = odloz(hra['hrac'], odhoz)
    balicek = hra['balicek']

    balicek, krupier, odhoz = rozdej_kartu(rozdej_kartu((balicek, krupier, odhoz), 'licem'), 'rubem')
    balicek, hrac, odhoz = rozdej_kartu(rozdej_kartu((balicek, hrac, odhoz), 'licem'), 'licem')

    nova = hra.copy()
    nova['balicek'] = balicek
    nova['odhoz'] = odhoz
    nova['krupier'] = krupier
    nova['hrac'] = hrac
    nova['hraje_se'] = True
    nova['zprava'] = ''
    if nekdo_ma_21(krupier, hrac):
        return ukonci_hru(nova)
    return nova


def ukonci_hru(hra):
    """Vrátí novou hru, ve které krupiér odkryl karty a sázka je vyplacená."""
    nova = hra.copy()
    nova['krupier'] = odkryj(hra['krupier'])
    return vyplat(nova)


def ber(hra):
    """Vrátí novou hru, ve které hráč dostal kartu; když se nehraje, vyhodí ValueError.

    >>> hra = nova_hra()
    >>> hra['krupier'] = [(8, 'licem'), (5, 'rubem')]
    >>> hra['hrac'] = [(1, 'licem'), (2, 'licem')]
    >>> hra['balicek'] = [24, 48]
    >>> hra['hraje_se'] = True
    >>> hra = ber(hra)
    >>> hra['hrac']
    [(1, 'licem'), (2, 'licem'), (24, 'licem')]
    """
    if not hra['hraje_se']:
        raise ValueError('Kartu můžeš dostat, až začne nová hra.')

    stav = hra['balicek'], hra['hrac'], hra['odhoz']
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')

    nova = hra.copy()
    nova['balicek'] = balicek
    nova['odhoz'] = odhoz
    nova['hrac'] = hrac
    _, stav_hrace = vyhodnot_ruku(hrac)
    if stav_hrace == 'pres':
        return ukonci_hru(nova)
    return nova


def stuj(hra):
    """Vrátí dohranou hru: krupiér bere, dokud nemá aspoň 17; když se nehraje, vyhodí ValueError.

    >>> hra = nova_hra()
    >>> hra['krupier'] = [(8, 'licem'), (5, 'rubem')]
    >>> hra['hrac'] = [(12, 'licem'), (9, 'licem')]
    >>> hra['balicek'] = [24, 48]
    >>> hra['hraje_se'] = True
    >>> hra = stuj(hra)
    >>> hra['krupier']
    [(8, 'licem'), (5, 'licem'), (24, 'licem')]
    >>> hra['zprava']
    'Krupiér má přes 21, vyhráváš!'
    """
    if not hra['hraje_se']:
        raise ValueError('Stát můžeš, až začne nová hra.')

    balicek, krupier, odhoz = hra['balicek'], odkryj(hra['krupier']), hra['odhoz']
    while vyhodnot_ruku(krupier)[0] < 17:
        balicek, krupier, odhoz = rozdej_kartu((balicek, krupier, odhoz), 'licem')

    nova = hra.copy()
    nova['balicek'] = balicek
    nova['odhoz'] = odhoz
    nova['krupier'] = krupier
    return vyplat(nova)


def dobij_penize(hra):
    """Vrátí novou hru s penězi 1000.0 a sázkou 10.0; když ještě není potřeba, vyhodí ValueError.

    >>> hra = nova_hra()
    >>> hra['penize'] = 0.0
    >>> hra['sazka'] = 0.0
    >>> hra = dobij_penize(hra)
    >>> hra['penize']
    1000.0
    >>> hra['sazka']
    10.0
    """
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj tuhle hru.')
    if hra['penize'] > 0:
        raise ValueError('Nějaké peníze ti ještě zbývají.')
    nova = hra.copy()
    nova['penize'] = 1000.0
    nova['sazka'] = 10.0
    return nova


def hraj():
    """Hraje podle příkazů z klávesnice, dokud nepřijde příkaz konec; nic nevrací."""
    hra = nova_hra()
    print('Příkazy: sázka 50, nová, ber, stůj, dobij, konec.')
    vypis_stul(hra)
    prikaz = nacti_prikaz()
    while prikaz != ['konec']:
        try:
            hra = proved_prikaz(hra, prikaz)
        except ValueError as chyba:
            print('To nejde.', chyba)
        else:
            vypis_stul(hra)
        prikaz = nacti_prikaz()


def nacti_prikaz():
    """Zeptá se na příkaz a vrátí seznam jeho slov, malými písmeny a bez háčků a čárek."""
    radek = input('Co teď? ').lower()
    return radek.replace('á', 'a').replace('ů', 'u').split()


def proved_prikaz(hra, prikaz):
    """Vrátí hru po příkazu; příkaz, který nezná, odmítne výjimkou ValueError."""
    if prikaz == ['nova']:
        return zacni_hru(hra)
    if prikaz == ['ber']:
        return ber(hra)
    if prikaz == ['stuj']:
        return stuj(hra)
    if prikaz == ['dobij']:
        return dobij_penize(hra)
    if prikaz[:1] == ['sazka']:
        return zmen_sazku(hra, ' '.join(prikaz[1:]))
    raise ValueError('Příkazy jsou: sázka 50, nová, ber, stůj, dobij, konec.')


def vypis_stul(hra):
    """Vypíše karty na stole, peníze, sázku a zprávu; nic nevrací."""
    print()
    if hra['hrac']:
        print('Krupiér:', popis_ruku(hra['krupier']))
        print('Ty:     ', popis_ruku(hra['hrac']))
    if hra['zprava']:
        print(hra['zprava'])
    print(f'Peníze: {hra["penize"]:.2f}, sázka: {hra["sazka"]:.2f}')


def popis_ruku(ruka):
    """Vrátí jména karet v ruce a jejich součet, pokud jsou všechny vidět."""
    jmena = []
    for karta, otoceni in ruka:
        jmena.append(jmeno_karty(karta, otoceni))
    popis = ', '.join(jmena)
    if ruka == odkryj(ruka):
        soucet, _ = vyhodnot_ruku(ruka)
        popis = f'{popis} ({soucet})'
    return popis


if __name__ == '__main__':
    # Konzole, která nezná některé z písmenek, ukáže místo něj otazník. (V IDLE tohle nastavení není.)
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(errors='replace')
    try:
        hraj()
    except (EOFError, KeyboardInterrupt):
        # Ctrl+C, nebo už není odkud číst další příkazy.
        print()
    print('Konec hry. Tak zase příště!')
