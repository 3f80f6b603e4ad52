"""Karty na šedesát šest a záznamy, ve kterých je uložená celá hra.

Karta, svět, vesmír i balík jsou n-tice s pojmenovanými prvky (NamedTuple): `karta.barva` je
totéž co `karta[0]`. Změnit se nedají, ale metoda `_replace` z nich udělá nové:

    >>> RUB._replace(hodnota=5)
    Karta(barva='?', jmeno='?', hodnota=5, razeni=0)

Tenhle soubor je hotový, nic v něm měnit nemusíš.
"""

from typing import NamedTuple


class Karta(NamedTuple):
    """Jedna karta."""

    barva: str  # 'Kr', 'Pi', 'Sr' nebo 'Ka'
    jmeno: str  # '9', 'kluk', 'dama', 'kral', '10' nebo 'eso'
    hodnota: int  # kolik bodů za kartu je
    razeni: int  # kolikátá je karta v srovnané ruce, od 1 do 24


class Svet(NamedTuple):
    """Co ví o hře jedno okno."""

    stav: str  # co hráč u tohohle okna právě dělá, třeba 'hraje' nebo 'ceka'
    ruka1: list  # karty v ruce prvního hráče
    ruka2: list  # karty v ruce druhého hráče
    stychy1: list  # štychy, které vzal první hráč; štych je seznam dvou karet
    body1: int  # body prvního hráče za štychy a hlášky
    stychy2: list  # štychy, které vzal druhý hráč
    body2: int  # body druhého hráče za štychy a hlášky
    stred: list  # karty vyložené uprostřed stolu: žádná, jedna, nebo dvě
    balicek: list  # dobírací balíček; balicek[0] leží lícem nahoru, dobírá se z konce
    posledni_stych: list  # štych, který padl naposledy
    kdo_zavrel: str  # kdo zavřel balíček: 'h0' (nikdo), 'h1', nebo 'h2'
    vyhry1: int  # výherní body prvního hráče ze všech her dohromady
    vyhry2: int  # výherní body druhého hráče ze všech her dohromady
    trumf: str  # trumfová barva
    jmena: list  # jména hráčů: první hráč, druhý hráč


class Vesmir(NamedTuple):
    """Co ví o hře server: všechno. Od `ruka1` po `jmena` je to stejné jako ve světě."""

    stav: str  # kdo naposledy vyložil kartu: 'h0' (zatím nikdo), 'h1', nebo 'h2'
    ruka1: list
    ruka2: list
    stychy1: list
    body1: int
    stychy2: list
    body2: int
    stred: list
    balicek: list
    posledni_stych: list
    kdo_zavrel: str
    vyhry1: int
    vyhry2: int
    trumf: str
    jmena: list
    svety: list  # jména hráčů, kteří jsou právě připojení
    stavy: list  # stav prvního hráče a stav druhého hráče


class Balik(NamedTuple):
    """Odpověď serveru na jednu událost."""

    vesmir: Vesmir  # jak vesmír vypadá teď
    posty: list  # co se komu pošle: seznam dvojic (jméno, zpráva)
    odpojit: list  # jména těch, které má server odpojit


BARVY = ('Kr', 'Pi', 'Sr', 'Ka')

# Od nejvyšší po nejnižší, tak jdou za sebou karty jedné barvy v srovnané ruce.
HODNOTY = {'eso': 11, '10': 10, 'kral': 4, 'dama': 3, 'kluk': 2, '9': 0}


def vytvor_karty():
    """Vrátí seznam všech 24 karet od křížového esa po károvou devítku."""
    karty = []
    for barva in BARVY:
        for jmeno, hodnota in HODNOTY.items():
            razeni = len(karty) + 1
            karty.append(Karta(barva, jmeno, hodnota, razeni))
    return karty


# N-tice, ne seznam: nikdo ji omylem nezamíchá.
VSECHNY_KARTY = tuple(vytvor_karty())

# Karta, do které hráč nevidí.
RUB = Karta('?', '?', 0, 0)


def najdi_karty(*popisy):
    """Vrátí seznam karet podle popisů; hodí se na zkoušení funkcí.

    >>> najdi_karty('Sr dama', 'Kr 9')
    [Karta(barva='Sr', jmeno='dama', hodnota=3, razeni=16), Karta(barva='Kr', jmeno='9', hodnota=0, razeni=6)]
    """
    karty = {popis_karet([karta]): karta for karta in VSECHNY_KARTY}
    return [karty[popis] for popis in popisy]


def popis_karet(karty):
    """Vrátí popis karet, který se čte líp než celé záznamy.

    >>> popis_karet([Karta('Sr', 'dama', 3, 16), RUB])
    'Sr dama, ? ?'
    """
    return ', '.join(f'{karta.barva} {karta.jmeno}' for karta in karty)
