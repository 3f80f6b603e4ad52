"""Klondike: rozdání karet a pravidla hry.

Co má která funkce dělat a v jakém pořadí je psát, najdeš v lekci (lekce.md).
Každá funkce tu už má hlavičku a popis. Její kód piš pod ten popis
a odsaď ho o čtyři mezery, stejně jako je odsazený popis.
"""

from random import shuffle

from karty import otoc_kartu, popis_kartu


def popis_balicku(balicek):
    """Vrátí popis vrchní karty balíčku, nebo [   ], když je balíček prázdný.

    >>> popis_balicku([(4, 'Pi', True), (12, 'Sr', True)])
    '[Q ♥]'
    >>> popis_balicku([])
    '[   ]'
    """


def vytvor_balicek():
    """Vrátí nový zamíchaný balíček 52 karet, všech rubem nahoru.

    >>> balicek = vytvor_balicek()
    >>> len(balicek)
    52
    """


def popis_seznam_karet(karty):
    """Vrátí popisy všech karet ze seznamu, oddělené jednou mezerou.

    >>> popis_seznam_karet([(13, 'Pi', True), (10, 'Ka', True), (2, 'Kr', False)])
    '[K♠ ] [X ♦] [???]'
    """


def rozdej_sloupecky(balicek):
    """Rozdá karty z konce balíčku do sedmi sloupečků a vrátí seznam těch sloupečků.

    >>> balicek = vytvor_balicek()
    >>> sloupecky = rozdej_sloupecky(balicek)
    >>> len(sloupecky)
    7
    >>> len(balicek)
    24
    """


def vypis_sloupecky(sloupecky):
    """Vypíše sloupečky vedle sebe, každý shora dolů; nic nevrací."""


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


def udelej_hru():
    """Vrátí novou rozdanou hru: slovník se seznamem karet pod každým písmenkem.

    >>> hra = udelej_hru()
    >>> len(hra['U'])
    24
    >>> hra['W']
    []
    """


def vypis_hru(hra):
    """Vypíše celou hru: nahoře balíčky a hromádky, pod nimi sloupečky; nic nevrací."""


def hrac_vyhral(hra):
    """Vrátí True, když všech 52 karet leží na hromádkách W, X, Y a Z, jinak False.

    >>> hra = udelej_hru()
    >>> hrac_vyhral(hra)
    False
    """


def pasuje_na_hromadku(karta, hromadka):
    """Vrátí True, když karta smí na hromádku W až Z, jinak False.

    >>> pasuje_na_hromadku((1, 'Sr', True), [])
    True
    >>> pasuje_na_hromadku((2, 'Sr', True), [(1, 'Sr', True)])
    True
    >>> pasuje_na_hromadku((2, 'Pi', True), [(1, 'Sr', True)])
    False
    """


def pasuje_na_sloupecek(karta, sloupecek):
    """Vrátí True, když karta smí na sloupeček A až G, jinak False.

    >>> pasuje_na_sloupecek((13, 'Kr', True), [])
    True
    >>> pasuje_na_sloupecek((7, 'Sr', True), [(8, 'Pi', True)])
    True
    >>> pasuje_na_sloupecek((7, 'Kr', True), [(8, 'Pi', True)])
    False
    """


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    """Provede ve hře jeden tah; když ho pravidla nedovolí, vyhodí ValueError a nic nezmění.

    >>> hra = udelej_hru()
    >>> udelej_tah(hra, 'U', 'V')
    >>> len(hra['U'])
    23
    >>> len(hra['V'])
    1
    """
