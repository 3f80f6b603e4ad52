"""Comprehensions, conditional expressions and new dicts made by ** everywhere."""

from math import inf
from random import sample

RODY = ['é'] + 9 * ['á'] + ['ý', 'á', 'ý']
HODNOTY = 'eso dvojka trojka čtyřka pětka šestka sedmička osmička devítka desítka kluk dáma král'.split()
JMENA = [
    f'{barva}{rod} {hodnota}'
    for barva in ('křížov', 'károv', 'srdcov', 'pikov')
    for rod, hodnota in zip(RODY, HODNOTY)
]


def jmeno_karty(karta, otoceni):
    return JMENA[karta] if otoceni == 'licem' else 'karta rubem nahoru'


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav if stav[0] else (sample(stav[2], k=len(stav[2])), stav[1], [])
    karta, *zbytek = balicek
    return zbytek, [*ruka, (karta, otoceni)], odhoz


def odloz(ruka, odhoz):
    return [], [*odhoz, *[karta for karta, _ in ruka]]


def vyhodnot_ruku(ruka):
    hodnoty = [min(karta % 13 + 1, 10) for karta, _ in ruka]
    soucet = sum(hodnoty) + (10 if 1 in hodnoty and sum(hodnoty) < 12 else 0)
    stav = 'pres' if soucet > 21 else 'blackjack' if (soucet, len(ruka)) == (21, 2) else 'ok'
    return soucet, stav


def odkryj(ruka):
    return [(karta, 'licem') for karta, _ in ruka]


def nekdo_ma_21(krupier, hrac):
    return any(vyhodnot_ruku(ruka)[0] == 21 for ruka in (krupier, hrac))


def nova_hra():
    return dict(
        balicek=sample(range(52), 52),
        odhoz=[],
        krupier=[],
        hrac=[],
        penize=1000.0,
        sazka=10.0,
        hraje_se=False,
        zprava='Vítej!',
    )


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Uprostřed hry se nesází.')
    try:
        cislo = float(text.replace(',', '.'))
    except ValueError:
        cislo = 0.0
    sazka = cislo if 0 < cislo < inf else 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}


def vyplat(hra):
    (hrac, stav_hrace), (krupier, stav_krupiera) = [vyhodnot_ruku(hra[kdo]) for kdo in ('hrac', 'krupier')]
    kolik, zprava = (
        (-1, 'Přes 21, prohráváš.')
        if stav_hrace == 'pres'
        else (1, 'Krupiér má přes 21, vyhráváš!')
        if stav_krupiera == 'pres'
        else (0, 'Remíza.')
        if hrac == krupier
        else (1.5, 'Blackjack, vyhráváš!')
        if stav_hrace == 'blackjack'
        else (-1, 'Krupiér má blackjack.')
        if stav_krupiera == 'blackjack'
        else (1, 'Vyhráváš!')
        if hrac > krupier
        else (-1, 'Krupiér vyhrává.')
    )
    penize = hra['penize'] + kolik * hra['sazka']
    return {**hra, 'penize': penize, 'sazka': min(hra['sazka'], penize), 'hraje_se': False, 'zprava': zprava}


def rozdej(hra, kdo, otoceni):
    balicek, ruka, odhoz = rozdej_kartu((hra['balicek'], hra[kdo], hra['odhoz']), otoceni)
    return {**hra, 'balicek': balicek, kdo: ruka, 'odhoz': odhoz}


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Už se hraje.')
    karty = [karta for karta, _ in hra['hrac'] + hra['krupier']]
    hra = {**hra, 'odhoz': hra['odhoz'] + karty, 'krupier': [], 'hrac': [], 'hraje_se': True}
    for kdo, otoceni in [('hrac', 'licem'), ('krupier', 'licem'), ('hrac', 'licem'), ('krupier', 'rubem')]:
        hra = rozdej(hra, kdo, otoceni)
    if nekdo_ma_21(hra['krupier'], hra['hrac']):
        hra = vyplat({**hra, 'krupier': odkryj(hra['krupier'])})
    return hra


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    hra = rozdej(hra, 'hrac', 'licem')
    return vyplat(hra) if vyhodnot_ruku(hra['hrac'])[1] == 'pres' else hra


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    hra = {**hra, 'krupier': odkryj(hra['krupier'])}
    while vyhodnot_ruku(hra['krupier'])[0] < 17:
        hra = rozdej(hra, 'krupier', 'licem')
    return vyplat(hra)


def dobij_penize(hra):
    if hra['penize'] or hra['hraje_se']:
        raise ValueError('Teď peníze nepotřebuješ.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0, 'zprava': 'Tak znovu!'}


PRIKAZY = {'nová': zacni_hru, 'ber': ber, 'stůj': stuj, 'dobij': dobij_penize}


def hraj():
    hra = nova_hra()
    while (prikaz := input('> ')) != 'konec':
        slovo, _, zbytek = prikaz.partition(' ')
        try:
            if slovo == 'sázka':
                hra = zmen_sazku(hra, zbytek)
            elif prikaz in PRIKAZY:
                hra = PRIKAZY[prikaz](hra)
            else:
                print('Umím jen:', 'sázka 50, konec', *PRIKAZY, sep=', ')
        except ValueError as chyba:
            print(chyba)
        print(*[jmeno_karty(*karta) for karta in hra['krupier']], sep='; ')
        print(*[jmeno_karty(*karta) for karta in hra['hrac']], sep='; ')
        print(hra['zprava'], hra['penize'], hra['sazka'])


if __name__ == '__main__':
    hraj()
