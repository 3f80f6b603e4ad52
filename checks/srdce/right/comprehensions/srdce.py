"""Srdce krátce: výrazy místo cyklů, nové slovníky místo změn."""

import random
from itertools import chain, groupby, product

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
OBRAZY = [*range(2, 11), 'kluk', 'dama', 'kral', 'eso']
BODY = {(b, o): 13 * ((b, o) == ('Pi', 'dama')) + (b == 'Sr') for b, o in product(('Sr', 'Ka', 'Kr', 'Pi'), OBRAZY)}
PORADI = dict(zip(OBRAZY, range(13)))


def barva(karta):
    return karta[0]


def obraz(karta):
    return karta[1]


def poradi_obrazu():
    return PORADI


def body_karet():
    return BODY


def zacina(hraci):
    return next((jmeno for jmeno, hrac in hraci.items() if ('Kr', 2) in hrac['ruka']), None)


def bere(stul):
    return max(stul, key=lambda v: PORADI[obraz(v['karta'])] if barva(v['karta']) == barva(stul[0]['karta']) else -1)[
        'hrac'
    ]


def body(stychy):
    return sum(BODY[v['karta']] for v in chain.from_iterable(stychy))


def poradi(hraci):
    podle_bodu = lambda jmeno: body(hraci[jmeno].get('stychy') or [])
    return [(kolik, set(jmena)) for kolik, jmena in groupby(sorted(hraci, key=podle_bodu), key=podle_bodu)]


def vyhrava(hraci):
    return min(poradi(hraci), key=lambda dvojice: dvojice[0])[1]


def rozdej():
    karty = random.sample(list(BODY), 52)
    return {jmeno: {'ruka': set(karty[i::4])} for i, jmeno in enumerate(HRACI)}


def smi_vylozit(ruka, stul):
    if not stul:
        return ruka & {('Kr', 2)} or ruka
    return {k for k in ruka if k[0] == stul[0]['karta'][0]} or ruka


def vyloz(ruka, stul):
    def cena(karta):
        bral_bych = bere([*stul, {'hrac': None, 'karta': karta}]) is None
        return (-1 if bral_bych else 1) * (BODY[karta] + PORADI[karta[1]] + 1)

    return max(smi_vylozit(ruka, stul), key=cena)


def kolo(hraci, zacinajici, strategie=vyloz):
    if not any(hrac['ruka'] for hrac in hraci.values()):
        return None
    kde = HRACI.index(zacinajici)
    stul = []
    for jmeno in (HRACI * 2)[kde : kde + 4]:
        stul = [*stul, {'karta': strategie(hraci[jmeno]['ruka'], stul), 'hrac': jmeno}]
    vylozene = {v['hrac']: v['karta'] for v in stul}
    kdo = bere(stul)
    return {
        jmeno: {
            'ruka': hrac['ruka'] - {vylozene[jmeno]},
            'stychy': hrac.get('stychy', []) + [stul] * (jmeno == kdo),
        }
        for jmeno, hrac in hraci.items()
    }, kdo


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    print('Rozdáno:', hraci)
    vysledek = hraci, zacina(hraci)
    while vysledek := kolo(*vysledek):
        hraci, kdo = vysledek
        print(*(v['karta'] for v in hraci[kdo]['stychy'][-1]), '->', kdo)
    return {'hraci': hraci, 'vyhrava': vyhrava(hraci)}
