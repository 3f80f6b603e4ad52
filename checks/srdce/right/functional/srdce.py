"""Hearts out of itertools and operator: no loop changes anything, and what does not change is computed once."""

from collections import Counter, OrderedDict, deque
from functools import cache, reduce
from itertools import chain, groupby, islice, product
from operator import itemgetter
from random import sample

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
OBRAZY = list(chain(range(2, 11), ('kluk', 'dama', 'kral', 'eso')))

barva = itemgetter(0)
obraz = itemgetter(1)


@cache
def poradi_obrazu():
    return dict(zip(OBRAZY, range(13), strict=True))


@cache
def body_karet():
    karty = product(('Sr', 'Ka', 'Pi', 'Kr'), OBRAZY)
    return Counter({karta: 13 if karta == ('Pi', 'dama') else int(barva(karta) == 'Sr') for karta in karty})


zacina = lambda hraci: next((jmeno for jmeno in hraci if ('Kr', 2) in hraci[jmeno]['ruka']), None)


def vynesena(stul):
    return barva(stul[0]['karta'])


def bere(stul):
    v_barve = filter(lambda vylozeno: barva(vylozeno['karta']) == vynesena(stul), stul)
    return max(v_barve, key=lambda vylozeno: poradi_obrazu()[obraz(vylozeno['karta'])])['hrac']


def body(stychy):
    return sum(map(body_karet().get, map(itemgetter('karta'), chain.from_iterable(stychy))))


def poradi(hraci):
    dvojice = sorted((body(hrac.get('stychy', ())), jmeno) for jmeno, hrac in hraci.items())
    return [(pocet, frozenset(map(itemgetter(1), skupina))) for pocet, skupina in groupby(dvojice, key=itemgetter(0))]


def vyhrava(hraci):
    return poradi(hraci)[0][1]


def rozdej():
    karty = iter(sample(list(body_karet()), 52))
    return OrderedDict((jmeno, {'stychy': [], 'ruka': set(islice(karty, 13))}) for jmeno in reversed(HRACI))


def smi_vylozit(ruka, stul):
    if stul:
        return frozenset(filter(lambda karta: barva(karta) == vynesena(stul), ruka)) or ruka
    return {('Kr', 2)}.intersection(ruka) or ruka


def cena(karta):
    return body_karet()[karta], poradi_obrazu()[obraz(karta)]


def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=cena)
    neberou = [karta for karta in dovolene if bere(stul + [{'hrac': '', 'karta': karta}])]
    return (neberou or dovolene[:1])[-1]


def kolo(hraci, zacinajici):
    if not any(hrac['ruka'] for hrac in hraci.values()):
        return None
    kruh = deque(HRACI)
    kruh.rotate(-kruh.index(zacinajici))
    stul = reduce(
        lambda lezi, jmeno: [*lezi, {'karta': vyloz(stul=lezi, ruka=frozenset(hraci[jmeno]['ruka'])), 'hrac': jmeno}],
        kruh,
        [],
    )
    kdo_bral = bere(stul)
    na_stole = {vylozeno['karta'] for vylozeno in stul}
    return {
        jmeno: {'ruka': hrac['ruka'] - na_stole, 'stychy': hrac.get('stychy', []) + [stul] * (jmeno == kdo_bral)}
        for jmeno, hrac in hraci.items()
    }, kdo_bral


def hra(rozdano=None):
    hraci = rozdej() if rozdano is None else rozdano
    kdo_bral = zacina(hraci)
    while (odehrano := kolo(hraci, kdo_bral)) is not None:
        hraci, kdo_bral = odehrano
        stych = hraci[kdo_bral]['stychy'][-1]
        print(*('-'.join(map(str, vylozeno['karta'])) for vylozeno in stych), kdo_bral, sep=' | ')
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
