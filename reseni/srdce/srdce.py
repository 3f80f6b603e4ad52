"""Srdce: karetní hra pro čtyři, ve které nikdo nechce brát.

Karta je dvojice (barva, obraz). Stůl je seznam slovníků {'hrac': jméno, 'karta': karta}
v pořadí, v jakém karty šly na stůl; plnému stolu se říká štych. Hráči jsou slovník, ve
kterém je pod každým jménem {'ruka': množina karet, 'stychy': seznam štychů}.
"""

import sys
from random import shuffle

# Tak, jak sedí v kruhu: po Soně je na řadě zase Gábi.
HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')

BARVY = ('Kr', 'Pi', 'Sr', 'Ka')

# Od nejnižšího po nejvyšší.
OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']

KRIZOVA_DVOJKA = ('Kr', 2)
PIKOVA_DAMA = ('Pi', 'dama')


def barva(karta):
    """Vrátí barvu karty.

    >>> barva(('Pi', 'dama'))
    'Pi'
    """
    return karta[0]


def obraz(karta):
    """Vrátí obraz karty.

    >>> obraz(('Pi', 'dama'))
    'dama'
    >>> obraz(('Kr', 2))
    2
    """
    return karta[1]


def poradi_obrazu():
    """Vrátí slovník, ve kterém má každý obraz své pořadí od 0 (dvojka) do 12 (eso).

    >>> poradi_obrazu()['kluk']
    9
    """
    return {obraz_karty: cislo for cislo, obraz_karty in enumerate(OBRAZY)}


# Ptá se na něj každé porovnání dvou karet, a tak se vyrobí jen jednou.
PORADI_OBRAZU = poradi_obrazu()


def body_karet():
    """Vrátí slovník všech 52 karet a jejich bodů.

    >>> body_karet()[('Sr', 7)]
    1
    """
    return {karta: kolik_bodu(karta) for karta in vsechny_karty()}


def vsechny_karty():
    """Vrátí seznam všech 52 karet."""
    karty = []
    for barva_karty in BARVY:
        for obraz_karty in OBRAZY:
            karty.append((barva_karty, obraz_karty))
    return karty


def kolik_bodu(karta):
    """Vrátí, za kolik bodů je karta."""
    if karta == PIKOVA_DAMA:
        return 13
    if barva(karta) == 'Sr':
        return 1
    return 0


def zacina(hraci):
    """Vrátí jméno toho, kdo má v ruce křížovou dvojku; když ji nemá nikdo, vrátí None.

    >>> zacina({'Gábi': {'ruka': {('Pi', 3)}}, 'Petr': {'ruka': {('Sr', 5), ('Kr', 2)}}})
    'Petr'
    """
    for jmeno, hrac in hraci.items():
        if KRIZOVA_DVOJKA in hrac['ruka']:
            return jmeno
    return None


def bere(stul):
    """Vrátí jméno toho, kdo bere štych: dal nejvyšší kartu v barvě první karty.

    >>> bere([{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 'dama')}])
    'Petr'
    """
    vynesena_barva = barva(stul[0]['karta'])
    ve_vynesene_barve = [vylozeno for vylozeno in stul if barva(vylozeno['karta']) == vynesena_barva]
    nejvyssi = max(ve_vynesene_barve, key=vyska_vylozene)
    return nejvyssi['hrac']


def vyska(karta):
    """Vrátí, jak vysoko je obraz karty v pořadí obrazů."""
    return PORADI_OBRAZU[obraz(karta)]


def vyska_vylozene(vylozeno):
    """Vrátí, jak vysoko je karta, kterou někdo vyložil na stůl."""
    return vyska(vylozeno['karta'])


def body(stychy):
    """Vrátí, kolik bodů je ve všech štyších dohromady.

    >>> stych = [{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Pi', 'dama')}]
    >>> body([stych])
    14
    >>> body([])
    0
    """
    soucet = 0
    for stych in stychy:
        for vylozeno in stych:
            soucet += kolik_bodu(vylozeno['karta'])
    return soucet


def poradi(hraci):
    """Vrátí seznam dvojic (body, množina jmen) od nejmenšího počtu bodů po největší.

    >>> stych = [{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 5)}]
    >>> poradi({'Gábi': {'ruka': set(), 'stychy': [stych]}, 'Petr': {'ruka': set()}})
    [(0, {'Petr'}), (2, {'Gábi'})]
    """
    skupiny = {}
    for jmeno, hrac in hraci.items():
        pocet_bodu = body(hrac.get('stychy', []))
        if pocet_bodu not in skupiny:
            skupiny[pocet_bodu] = set()
        skupiny[pocet_bodu].add(jmeno)
    return sorted(skupiny.items(), key=body_skupiny)


def body_skupiny(skupina):
    """Vrátí body ze dvojice (body, množina jmen)."""
    return skupina[0]


def vyhrava(hraci):
    """Vrátí množinu jmen těch, kdo mají nejméně bodů.

    >>> stych = [{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 5)}]
    >>> vyhrava({'Gábi': {'ruka': set(), 'stychy': [stych]}, 'Petr': {'ruka': set()}})
    {'Petr'}
    """
    _, jmena = poradi(hraci)[0]
    return jmena


def rozdej():
    """Zamíchá všech 52 karet a vrátí hráče, každého s 13 z nich.

    >>> hraci = rozdej()
    >>> len(hraci['Pavel']['ruka'])
    13
    """
    balicek = list(body_karet())
    shuffle(balicek)
    hraci = {}
    for jmeno in HRACI:
        hraci[jmeno] = {'ruka': set(balicek[:13]), 'stychy': []}
        balicek = balicek[13:]
    return hraci


def smi_vylozit(ruka, stul):
    """Vrátí množinu karet z ruky, které se teď podle pravidel smějí vyložit.

    >>> smi_vylozit({('Sr', 5), ('Pi', 'kral')}, [{'hrac': 'Gábi', 'karta': ('Pi', 3)}])
    {('Pi', 'kral')}
    """
    if not stul and KRIZOVA_DVOJKA in ruka:
        return {KRIZOVA_DVOJKA}
    if stul:
        vynesena_barva = barva(stul[0]['karta'])
        ve_vynesene_barve = {karta for karta in ruka if barva(karta) == vynesena_barva}
        if ve_vynesene_barve:
            return ve_vynesene_barve
    return set(ruka)


def vyloz(ruka, stul):
    """Vrátí kartu, kterou hráč s touhle rukou vyloží; ruku ani stůl nezmění.

    >>> vyloz({('Sr', 5), ('Pi', 'kral')}, [{'hrac': 'Gábi', 'karta': ('Pi', 3)}])
    ('Pi', 'kral')
    """
    # Když to jde, nebrat a zbavit se přitom té nejhorší karty. Když ne, dát tu nejmíň nebezpečnou.
    dovolene = smi_vylozit(ruka, stul)
    neberou = {karta for karta in dovolene if nebere(karta, stul)}
    if neberou:
        return max(neberou, key=nebezpeci)
    return min(dovolene, key=nebezpeci)


def nebere(karta, stul):
    """Vrátí True, když by karta vyložená na tenhle stůl štych nebrala, jinak False."""
    return bere([*stul, {'hrac': 'já', 'karta': karta}]) != 'já'


def nebezpeci(karta):
    """Vrátí, jak moc je dobré se karty zbavit: napřed rozhodují body, pak výška."""
    return kolik_bodu(karta), vyska(karta)


def kolo(hraci, zacinajici):
    """Odehraje jedno kolo a vrátí dvojici (noví hráči, kdo bral); s prázdnýma rukama vrátí None.

    >>> hraci = rozdej()
    >>> novi_hraci, kdo_bral = kolo(hraci, zacina(hraci))
    >>> len(novi_hraci['Pavel']['ruka'])
    12
    >>> len(hraci['Pavel']['ruka'])
    13
    """
    if not hraci[zacinajici]['ruka']:
        return None
    novi_hraci = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi_hraci[jmeno]['ruka'], stul)
        novi_hraci[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo_bral = bere(stul)
    novi_hraci[kdo_bral]['stychy'].append(stul)
    return novi_hraci, kdo_bral


def okopiruj(hraci):
    """Vrátí kopii hráčů s vlastními rukami a vlastními seznamy štychů (nepovinné).

    >>> hraci = {'Gábi': {'ruka': {('Kr', 2)}}}
    >>> kopie = okopiruj(hraci)
    >>> kopie['Gábi']['ruka'].remove(('Kr', 2))
    >>> hraci
    {'Gábi': {'ruka': {('Kr', 2)}}}
    """
    kopie = {}
    for jmeno, hrac in hraci.items():
        kopie[jmeno] = {'ruka': set(hrac['ruka']), 'stychy': list(hrac.get('stychy', []))}
    return kopie


def kolem_stolu(zacinajici):
    """Vrátí jména v pořadí, v jakém se vykládá, když začíná tenhle hráč (nepovinné).

    >>> kolem_stolu('Pavel')
    ('Pavel', 'Soňa', 'Gábi', 'Petr')
    """
    misto = HRACI.index(zacinajici)
    return HRACI[misto:] + HRACI[:misto]


def hra(rozdano=None):
    """Odehraje a vypíše celou hru; vrátí {'vyhrava': množina jmen, 'hraci': hráči na konci hry}."""
    hraci = rozdano
    if hraci is None:
        hraci = rozdej()
    odehrano = kolo(hraci, zacina(hraci))
    while odehrano is not None:
        hraci, kdo_bral = odehrano
        print(popis_kola(hraci[kdo_bral]['stychy'][-1], kdo_bral))
        odehrano = kolo(hraci, kdo_bral)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


def popis_kola(stych, kdo_bral):
    """Vrátí větu o odehraném kole: kdo co vyložil a kdo bral."""
    popisy = []
    for vylozeno in stych:
        karta = vylozeno['karta']
        popisy.append(f'{vylozeno["hrac"]} {barva(karta)} {obraz(karta)}')
    return ', '.join(popisy) + f'. Bere {kdo_bral}.'


if __name__ == '__main__':
    # Kdyby konzole neznala některé písmeno, ukáže se místo něj otazník. (V IDLE tohle nastavení není.)
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(errors='replace')
    vysledek = hra()
    if vysledek is None:
        print('Zatím není co hrát: funkce hra v srdce.py ještě nic nevrací.')
    else:
        print('Vyhrává:', ', '.join(sorted(vysledek['vyhrava'])))
