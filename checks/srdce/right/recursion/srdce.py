"""Hearts without a loop statement: what is left is done by the same function again."""

from random import randrange

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
BARVY = ['Kr', 'Pi', 'Sr', 'Ka']
OBRAZY = [*range(2, 11), 'kluk', 'dama', 'kral', 'eso']


def barva(karta):
    prvni, _ = karta
    return prvni


def obraz(karta):
    _, druhy = karta
    return druhy


def poradi_obrazu(cislo=0):
    if cislo == len(OBRAZY):
        return {}
    return {OBRAZY[cislo]: cislo} | poradi_obrazu(cislo + 1)


def cena(karta):
    match karta:
        case ('Pi', 'dama'):
            return 13
        case ('Sr', _):
            return 1
        case _:
            return 0


def body_karet(barvy=BARVY, obrazy=OBRAZY):
    if not barvy:
        return {}
    if not obrazy:
        return body_karet(barvy[1:])
    karta = (barvy[0], obrazy[0])
    return {karta: cena(karta)} | body_karet(barvy, obrazy[1:])


def zacina(hraci):
    if not hraci:
        return None
    (jmeno, hrac), *ostatni = hraci.items()
    return jmeno if ('Kr', 2) in hrac['ruka'] else zacina(dict(ostatni))


def bere(stul):
    if len(stul) == 1:
        return stul[0]['hrac']
    vede, dalsi, *zbytek = stul
    if barva(vede['karta']) == barva(dalsi['karta']):
        vede = max(vede, dalsi, key=lambda vylozeno: OBRAZY.index(obraz(vylozeno['karta'])))
    return bere([vede, *zbytek])


def body(stychy):
    if isinstance(stychy, dict):
        return cena(stychy['karta'])
    return body(stychy[0]) + body(stychy[1:]) if stychy else 0


def poradi(hraci):
    if not hraci:
        return []
    pocty = {jmeno: body(hrac.get('stychy') or []) for jmeno, hrac in hraci.items()}
    nejmene = min(pocty.values())
    jmena = {jmeno for jmeno in hraci if pocty[jmeno] == nejmene}
    return [(nejmene, jmena), *poradi({jmeno: hraci[jmeno] for jmeno in hraci.keys() - jmena})]


def vyhrava(hraci):
    [(_, jmena), *_] = poradi(hraci)
    return jmena


def rozdej(karty=None, hraci=None):
    if karty is None:
        return rozdej([*body_karet()], {jmeno: {'ruka': set()} for jmeno in HRACI})
    if karty:
        hraci[HRACI[len(karty) % 4]]['ruka'].add(karty.pop(randrange(len(karty))))
        return rozdej(karty, hraci)
    return hraci


def smi_vylozit(ruka, stul):
    if not stul:
        return ruka & {('Kr', 2)} or ruka.copy()
    return {karta for karta in ruka if barva(karta) == barva(stul[0]['karta'])} or ruka.copy()


def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=lambda karta: (cena(karta), OBRAZY.index(obraz(karta))))
    neberou = [karta for karta in dovolene if bere([*stul, {'hrac': None, 'karta': karta}])]
    return neberou[-1] if neberou else dovolene[0]


def kolo(hraci, zacinajici, stul=()):
    if len(stul) == 4:
        kdo_bral = bere(stul)
        stychy = [*hraci[kdo_bral].get('stychy', []), list(stul)]
        return hraci | {kdo_bral: hraci[kdo_bral] | {'stychy': stychy}}, kdo_bral
    jmeno = HRACI[(HRACI.index(zacinajici) + len(stul)) % 4]
    ruka = hraci[jmeno]['ruka']
    if not ruka:
        return None
    karta = vyloz(set(ruka), list(stul))
    hraci = hraci | {jmeno: hraci[jmeno] | {'ruka': ruka - {karta}}}
    return kolo(hraci, zacinajici, (*stul, {'hrac': jmeno, 'karta': karta}))


def hra(rozdano=None, kdo_bral=None):
    hraci = rozdano or rozdej()
    odehrano = kolo(hraci, kdo_bral or zacina(hraci))
    if odehrano is None:
        return {'hraci': hraci, 'vyhrava': vyhrava(hraci)}
    hraci, kdo_bral = odehrano
    print(hraci[kdo_bral]['stychy'][-1], '->', kdo_bral)
    return hra(hraci, kdo_bral)
