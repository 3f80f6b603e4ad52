"""Srdce: karetní hra pro čtyři, ve které nikdo nechce brát.

Co má která funkce dělat a v jakém pořadí je psát, najdeš v lekci (lekce.md).
Každá funkce tu už má hlavičku a popis. Její kód piš pod ten popis
a odsaď ho o čtyři mezery, stejně jako je odsazený popis.
"""

import sys
from random import choice, shuffle

# Tak, jak sedí v kruhu: po Soně je na řadě zase Gábi.
HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')

# Sem patří všech třináct obrazů od nejnižšího po nejvyšší (level 12).
OBRAZY = []


def barva(karta):
    """Vrátí barvu karty.

    >>> barva(('Pi', 'dama'))
    'Pi'
    """


def obraz(karta):
    """Vrátí obraz karty.

    >>> obraz(('Pi', 'dama'))
    'dama'
    >>> obraz(('Kr', 2))
    2
    """


def poradi_obrazu():
    """Vrátí slovník, ve kterém má každý obraz své pořadí od 0 (dvojka) do 12 (eso).

    >>> poradi_obrazu()['kluk']
    9
    """


def body_karet():
    """Vrátí slovník všech 52 karet a jejich bodů.

    >>> body_karet()[('Sr', 7)]
    1
    """


def zacina(hraci):
    """Vrátí jméno toho, kdo má v ruce křížovou dvojku; když ji nemá nikdo, vrátí None.

    >>> zacina({'Gábi': {'ruka': {('Pi', 3)}}, 'Petr': {'ruka': {('Sr', 5), ('Kr', 2)}}})
    'Petr'
    """


def bere(stul):
    """Vrátí jméno toho, kdo bere štych: dal nejvyšší kartu v barvě první karty.

    >>> bere([{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 'dama')}])
    'Petr'
    """


def body(stychy):
    """Vrátí, kolik bodů je ve všech štyších dohromady.

    >>> stych = [{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Pi', 'dama')}]
    >>> body([stych])
    14
    >>> body([])
    0
    """


def poradi(hraci):
    """Vrátí seznam dvojic (body, množina jmen) od nejmenšího počtu bodů po největší.

    >>> stych = [{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 5)}]
    >>> poradi({'Gábi': {'ruka': set(), 'stychy': [stych]}, 'Petr': {'ruka': set()}})
    [(0, {'Petr'}), (2, {'Gábi'})]
    """


def vyhrava(hraci):
    """Vrátí množinu jmen těch, kdo mají nejméně bodů.

    >>> stych = [{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 5)}]
    >>> vyhrava({'Gábi': {'ruka': set(), 'stychy': [stych]}, 'Petr': {'ruka': set()}})
    {'Petr'}
    """


def rozdej():
    """Zamíchá všech 52 karet a vrátí hráče, každého s 13 z nich.

    >>> hraci = rozdej()
    >>> len(hraci['Pavel']['ruka'])
    13
    """


def smi_vylozit(ruka, stul):
    """Vrátí množinu karet z ruky, které se teď podle pravidel smějí vyložit.

    >>> smi_vylozit({('Sr', 5), ('Pi', 'kral')}, [{'hrac': 'Gábi', 'karta': ('Pi', 3)}])
    {('Pi', 'kral')}
    """


def vyloz(ruka, stul):
    """Vrátí kartu, kterou hráč s touhle rukou vyloží; ruku ani stůl nezmění.

    >>> vyloz({('Sr', 5), ('Pi', 'kral')}, [{'hrac': 'Gábi', 'karta': ('Pi', 3)}])
    ('Pi', 'kral')
    """


def kolo(hraci, zacinajici):
    """Odehraje jedno kolo a vrátí dvojici (noví hráči, kdo bral); s prázdnýma rukama vrátí None.

    >>> hraci = rozdej()
    >>> novi_hraci, kdo_bral = kolo(hraci, zacina(hraci))
    >>> len(novi_hraci['Pavel']['ruka'])
    12
    >>> len(hraci['Pavel']['ruka'])
    13
    """


def hra(rozdano=None):
    """Odehraje a vypíše celou hru; vrátí {'vyhrava': množina jmen, 'hraci': hráči na konci hry}."""


if __name__ == '__main__':
    # Kdyby konzole neznala některé písmeno, ukáže se místo něj otazník. (V IDLE tohle nastavení není.)
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(errors='replace')
    vysledek = hra()
    if vysledek is None:
        print('Zatím není co hrát: funkce hra v srdce.py ještě nic nevrací.')
    else:
        print('Vyhrává:', ', '.join(sorted(vysledek['vyhrava'])))
