"""Klondike: rozdání karet a pravidla hry.

Karta je trojice (hodnota, barva, je_licem_nahoru). Balíček, sloupeček i hromádka
jsou seznamy karet a vrchní karta je v nich vždycky poslední. Hra je slovník,
ve kterém je pod každým z písmenek ABCDEFGUVWXYZ jeden takový seznam.
"""

from random import shuffle

from karty import otoc_kartu, popis_kartu

SLOUPECKY = 'ABCDEFG'
HROMADKY = 'WXYZ'
CERVENE_BARVY = 'Sr', 'Ka'

# Široké jako popis jedné karty.
PRAZDNE_MISTO = '     '


def popis_balicku(balicek):
    """Vrátí popis vrchní karty balíčku, nebo [   ], když je balíček prázdný.

    >>> popis_balicku([(4, 'Pi', True), (12, 'Sr', True)])
    '[Q ♥]'
    >>> popis_balicku([])
    '[   ]'
    """
    if not balicek:
        return '[   ]'
    return popis_kartu(balicek[-1])


def vytvor_balicek():
    """Vrátí nový zamíchaný balíček 52 karet, všech rubem nahoru.

    >>> balicek = vytvor_balicek()
    >>> len(balicek)
    52
    """
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek


def popis_seznam_karet(karty):
    """Vrátí popisy všech karet ze seznamu, oddělené jednou mezerou.

    >>> popis_seznam_karet([(13, 'Pi', True), (10, 'Ka', True), (2, 'Kr', False)])
    '[K♠ ] [X ♦] [???]'
    """
    popisy = []
    for karta in karty:
        popisy.append(popis_kartu(karta))
    return ' '.join(popisy)


def rozdej_sloupecky(balicek):
    """Rozdá karty z konce balíčku do sedmi sloupečků a vrátí seznam těch sloupečků.

    >>> balicek = vytvor_balicek()
    >>> sloupecky = rozdej_sloupecky(balicek)
    >>> len(sloupecky)
    7
    >>> len(balicek)
    24
    """
    sloupecky = []
    for pocet_zakrytych in range(7):
        sloupecek = []
        # Jméno _ dostává to, co dál nebude potřeba. Tady pořadí karty.
        for _ in range(pocet_zakrytych):
            sloupecek.append(balicek.pop())
        odkryta_karta = otoc_kartu(balicek.pop(), True)
        sloupecek.append(odkryta_karta)
        sloupecky.append(sloupecek)
    return sloupecky


def vypis_sloupecky(sloupecky):
    """Vypíše sloupečky vedle sebe, každý shora dolů; nic nevrací."""
    pocet_radku = 0
    for sloupecek in sloupecky:
        pocet_radku = max(pocet_radku, len(sloupecek))

    for cislo_radku in range(pocet_radku):
        print(popis_radku(sloupecky, cislo_radku))


def popis_radku(sloupecky, cislo_radku):
    """Vrátí popis karet, které jsou v jednom řádku vedle sebe (první řádek je 0)."""
    popisy = []
    for sloupecek in sloupecky:
        if cislo_radku < len(sloupecek):
            popisy.append(popis_kartu(sloupecek[cislo_radku]))
        else:
            popisy.append(PRAZDNE_MISTO)
    return ' '.join(popisy)


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    """Přesune vrchní kartu z jednoho sloupce na druhý a otočí ji podle požadavku.

    >>> odkud = [(3, 'Kr', False), (7, 'Sr', False)]
    >>> kam = [(8, 'Pi', True)]
    >>> presun_kartu(odkud, kam, True)
    >>> odkud
    [(3, 'Kr', False)]
    >>> kam
    [(8, 'Pi', True), (7, 'Sr', True)]
    """
    karta = sloupec_odkud.pop()
    sloupec_kam.append(otoc_kartu(karta, pozadovane_otoceni))


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    """Přesune daný počet vrchních karet z jednoho sloupce na druhý; neotočí je ani nezpřehází.

    >>> odkud = [(3, 'Kr', False), (7, 'Sr', True), (6, 'Pi', True)]
    >>> kam = [(8, 'Pi', True)]
    >>> presun_nekolik_karet(odkud, kam, 2)
    >>> odkud
    [(3, 'Kr', False)]
    >>> kam
    [(8, 'Pi', True), (7, 'Sr', True), (6, 'Pi', True)]
    """
    kolik_zbude = len(sloupec_odkud) - pocet
    sloupec_kam.extend(sloupec_odkud[kolik_zbude:])
    del sloupec_odkud[kolik_zbude:]


def udelej_hru():
    """Vrátí novou rozdanou hru: slovník se seznamem karet pod každým písmenkem.

    >>> hra = udelej_hru()
    >>> len(hra['U'])
    24
    >>> hra['W']
    []
    """
    balicek = vytvor_balicek()
    sloupecky = rozdej_sloupecky(balicek)

    hra = {'U': balicek, 'V': []}
    for jmeno in HROMADKY:
        hra[jmeno] = []
    for jmeno, sloupecek in zip(SLOUPECKY, sloupecky):
        hra[jmeno] = sloupecek
    return hra


def vypis_hru(hra):
    """Vypíše celou hru: nahoře balíčky a hromádky, pod nimi sloupečky; nic nevrací."""
    print()
    print('  U     V           W     X     Y     Z')
    print(
        popis_balicku(hra['U']),
        popis_balicku(hra['V']),
        PRAZDNE_MISTO,
        popis_balicku(hra['W']),
        popis_balicku(hra['X']),
        popis_balicku(hra['Y']),
        popis_balicku(hra['Z']),
    )
    print()
    print('  A     B     C     D     E     F     G')
    sloupecky = []
    for jmeno in SLOUPECKY:
        sloupecky.append(hra[jmeno])
    vypis_sloupecky(sloupecky)
    print()


def hrac_vyhral(hra):
    """Vrátí True, když všech 52 karet leží na hromádkách W, X, Y a Z, jinak False.

    >>> hra = udelej_hru()
    >>> hrac_vyhral(hra)
    False
    """
    pocet_karet = 0
    for jmeno in HROMADKY:
        pocet_karet = pocet_karet + len(hra[jmeno])
    return pocet_karet == 52


def pasuje_na_hromadku(karta, hromadka):
    """Vrátí True, když karta smí na hromádku W až Z, jinak False.

    >>> pasuje_na_hromadku((1, 'Sr', True), [])
    True
    >>> pasuje_na_hromadku((2, 'Sr', True), [(1, 'Sr', True)])
    True
    >>> pasuje_na_hromadku((2, 'Pi', True), [(1, 'Sr', True)])
    False
    """
    hodnota, barva, _ = karta
    if not hromadka:
        return hodnota == 1
    hodnota_vrchni, barva_vrchni, _ = hromadka[-1]
    return barva == barva_vrchni and hodnota == hodnota_vrchni + 1


def pasuje_na_sloupecek(karta, sloupecek):
    """Vrátí True, když karta smí na sloupeček A až G, jinak False.

    >>> pasuje_na_sloupecek((13, 'Kr', True), [])
    True
    >>> pasuje_na_sloupecek((7, 'Sr', True), [(8, 'Pi', True)])
    True
    >>> pasuje_na_sloupecek((7, 'Kr', True), [(8, 'Pi', True)])
    False
    """
    hodnota, barva, _ = karta
    if not sloupecek:
        return hodnota == 13
    hodnota_vrchni, barva_vrchni, _ = sloupecek[-1]
    return je_cervena(barva) != je_cervena(barva_vrchni) and hodnota == hodnota_vrchni - 1


def je_cervena(barva):
    """Vrátí True pro srdce a káry, False pro piky a kříže."""
    return barva in CERVENE_BARVY


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    """Provede ve hře jeden tah; když ho pravidla nedovolí, vyhodí ValueError a nic nezmění.

    >>> hra = udelej_hru()
    >>> udelej_tah(hra, 'U', 'V')
    >>> len(hra['U'])
    23
    >>> len(hra['V'])
    1
    """
    zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam)

    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        presun_kartu(hra['U'], hra['V'], True)
    elif jmeno_odkud == 'V' and jmeno_kam == 'U':
        vrat_karty_do_balicku(hra)
    elif jmeno_odkud in 'V' + SLOUPECKY and jmeno_kam in HROMADKY:
        hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam)
    elif jmeno_odkud in 'V' + HROMADKY and jmeno_kam in SLOUPECKY:
        hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam)
    elif jmeno_odkud in SLOUPECKY and jmeno_kam in SLOUPECKY:
        hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam)
    else:
        raise ValueError(f'Z {jmeno_odkud} na {jmeno_kam} se nehraje.')

    if jmeno_odkud in SLOUPECKY:
        odkryj_vrchni_kartu(hra[jmeno_odkud])


def zkontroluj_jmena(hra, jmeno_odkud, jmeno_kam):
    """Vyhodí ValueError, když ta dvě jména nemůžou být žádný tah."""
    if jmeno_odkud not in hra or jmeno_kam not in hra:
        raise ValueError('Hraje se jen s písmenky A až G a U až Z.')
    if jmeno_odkud == jmeno_kam:
        raise ValueError('Odkud a kam musí být dvě různá písmenka.')
    if not hra[jmeno_odkud]:
        raise ValueError(f'Na {jmeno_odkud} žádná karta není.')


def vrat_karty_do_balicku(hra):
    """Vrátí všechny karty z V zpátky do U, rubem nahoru a v opačném pořadí."""
    if hra['U']:
        raise ValueError('Karty z V se vracejí do U, teprve když je U prázdné.')
    while hra['V']:
        presun_kartu(hra['V'], hra['U'], False)


def hraj_na_hromadku(hra, jmeno_odkud, jmeno_kam):
    """Přesune vrchní kartu na jednu z hromádek W až Z."""
    karta = hra[jmeno_odkud][-1]
    if not pasuje_na_hromadku(karta, hra[jmeno_kam]):
        raise ValueError(
            f'Karta {popis_kartu(karta)} na {jmeno_kam} nepatří: hromádka začíná esem '
            'a pokračuje ve stejné barvě po jedné nahoru.'
        )
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


def hraj_na_sloupecek(hra, jmeno_odkud, jmeno_kam):
    """Přesune vrchní kartu z V nebo z hromádky na jeden ze sloupečků A až G."""
    karta = hra[jmeno_odkud][-1]
    if not pasuje_na_sloupecek(karta, hra[jmeno_kam]):
        raise ValueError(
            f'Karta {popis_kartu(karta)} na {jmeno_kam} nepatří: na prázdný sloupeček smí jen '
            'král, jinak na kartu o jednu vyšší, červená na černou a černá na červenou.'
        )
    presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)


def hraj_mezi_sloupecky(hra, jmeno_odkud, jmeno_kam):
    """Přesune ze sloupečku na sloupeček tolik vrchních karet, kolik jich tam pasuje."""
    pocet = kolik_karet_pasuje(hra[jmeno_odkud], hra[jmeno_kam])
    if pocet == 0:
        raise ValueError(
            f'Z {jmeno_odkud} na {jmeno_kam} teď nic nepatří: na prázdný sloupeček smí jen '
            'král, jinak na kartu o jednu vyšší, červená na černou a černá na červenou.'
        )
    presun_nekolik_karet(hra[jmeno_odkud], hra[jmeno_kam], pocet)


def kolik_karet_pasuje(sloupecek_odkud, sloupecek_kam):
    """Vrátí, kolik vrchních karet smí na druhý sloupeček; když žádné, vrátí 0."""
    for pocet in range(1, len(sloupecek_odkud) + 1):
        presouvane = sloupecek_odkud[-pocet:]
        if jsou_licem_nahoru(presouvane) and pasuje_na_sloupecek(presouvane[0], sloupecek_kam):
            return pocet
    return 0


def odkryj_vrchni_kartu(sloupecek):
    """Otočí vrchní kartu sloupečku lícem nahoru, pokud v něm nějaká zbyla."""
    if sloupecek:
        sloupecek[-1] = otoc_kartu(sloupecek[-1], True)


def jsou_licem_nahoru(karty):
    """Vrátí True, když jsou všechny karty ze seznamu otočené lícem nahoru, jinak False."""
    for _, _, je_licem_nahoru in karty:
        if not je_licem_nahoru:
            return False
    return True
