"""Klondike, který tah napřed zahraje a teprve potom se ptá, jestli směl; když ne, vrátí ho."""

from random import shuffle

from karty import otoc_kartu, popis_kartu

POSLEDNI_TAHY = []


def popis_balicku(balicek):
    try:
        return popis_kartu(balicek[-1])
    except IndexError:
        return '[   ]'


def vytvor_balicek():
    hodnoty = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    balicek = [(hodnota, 'Pi', False) for hodnota in hodnoty]
    balicek.extend((hodnota, 'Sr', False) for hodnota in hodnoty)
    balicek.extend((hodnota, 'Ka', False) for hodnota in hodnoty)
    balicek.extend((hodnota, 'Kr', False) for hodnota in hodnoty)
    for _ in range(3):
        shuffle(balicek)
    return balicek


def popis_seznam_karet(karty):
    return str.join(' ', [popis_kartu(karta) for karta in karty])


def rozdej_sloupecky(balicek):
    sloupecky = [[] for _ in range(7)]
    for i in range(7):
        for _ in range(i + 1):
            sloupecky[i].append(balicek.pop())
    for sloupecek in sloupecky:
        sloupecek[-1] = otoc_kartu(sloupecek[-1], True)
    return sloupecky


def vypis_sloupecky(sloupecky):
    delka = max(len(sloupecek) for sloupecek in sloupecky)
    mrizka = []
    for sloupecek in sloupecky:
        mrizka.append([popis_kartu(karta) for karta in sloupecek] + ['     '] * (delka - len(sloupecek)))
    for radek in zip(*mrizka):
        print(*radek, sep=' ')
    print()


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    presun_nekolik_karet(sloupec_odkud, sloupec_kam, 1)
    sloupec_kam[-1] = otoc_kartu(sloupec_kam[-1], pozadovane_otoceni)


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    for index in range(len(sloupec_odkud) - pocet, len(sloupec_odkud)):
        sloupec_kam.append(sloupec_odkud[index])
    for _ in range(pocet):
        sloupec_odkud.pop()


def udelej_hru():
    hra = dict.fromkeys('UVWXYZABCDEFG')
    for pismenko in hra:
        hra[pismenko] = []
    hra['U'] = vytvor_balicek()
    hra['A'], hra['B'], hra['C'], hra['D'], hra['E'], hra['F'], hra['G'] = rozdej_sloupecky(hra['U'])
    return hra


def vypis_hru(hra):
    print('----------------------------------------')
    print('   U      V            W      X      Y      Z')
    print(' ', '  '.join(popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ'))
    print('----------------------------------------')
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


def hrac_vyhral(hra):
    return sum(map(len, [hra['W'], hra['X'], hra['Y'], hra['Z']])) == 52


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    puvodni = {pismenko: karty[:] for pismenko, karty in hra.items()}
    try:
        tahni(hra, jmeno_odkud, jmeno_kam)
    except (IndexError, KeyError, AssertionError) as chyba:
        for pismenko, karty in puvodni.items():
            hra[pismenko][:] = karty
        raise ValueError('Tenhle tah nejde.') from chyba
    POSLEDNI_TAHY.append(jmeno_odkud + jmeno_kam)


def tahni(hra, odkud, kam):
    """Zahraje tah, i kdyby byl proti pravidlům; pak ale skončí chybou a hra zůstane rozházená."""
    zdroj, cil = hra[odkud], hra[kam]
    assert odkud != kam
    if odkud + kam == 'UV':
        presun_kartu(zdroj, cil, True)
    elif odkud + kam == 'VU':
        assert not cil
        presun_kartu(zdroj, cil, False)
        while zdroj:
            presun_kartu(zdroj, cil, False)
    elif kam in 'WXYZ':
        assert odkud in 'VABCDEFG'
        presun_kartu(zdroj, cil, True)
        assert [hodnota for hodnota, _, _ in cil] == list(range(1, len(cil) + 1))
        assert len({barva for _, barva, _ in cil}) == 1
    else:
        assert kam in 'ABCDEFG' and odkud != 'U'
        pocet = 1
        if odkud in 'ABCDEFG':
            while not navazuje(cil, zdroj[-pocet]):
                pocet += 1
        presouvane = zdroj[-pocet:]
        assert presouvane and all(licem for _, _, licem in presouvane)
        assert navazuje(cil, presouvane[0])
        presun_nekolik_karet(zdroj, cil, pocet)
    if odkud in 'ABCDEFG' and zdroj:
        zdroj[-1] = otoc_kartu(zdroj[-1], True)


def navazuje(sloupecek, karta):
    """Navazuje karta na konec sloupečku?"""
    if not sloupecek:
        return karta[0] == 13
    barvy = sloupecek[-1][1] + karta[1]
    return sloupecek[-1][0] == karta[0] + 1 and barvy in [
        'PiSr',
        'PiKa',
        'KrSr',
        'KrKa',
        'SrPi',
        'SrKr',
        'KaPi',
        'KaKr',
    ]
