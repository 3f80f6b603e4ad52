"""Šedesát šest: pravidla hry a převod karet na zprávy.

Co má která funkce dělat a v jakém pořadí je psát, najdeš v lekci (lekce.md).
Každá funkce tu už má hlavičku a popis. Její kód piš pod ten popis
a odsaď ho o čtyři mezery, stejně jako je odsazený popis.
"""

from karty66 import BARVY, RUB, VSECHNY_KARTY, Karta, najdi_karty, popis_karet


def zakoduj(karta):
    """Vrátí kartu jako seznam, který se dá poslat po síti.

    >>> zakoduj(Karta('Sr', 'dama', 3, 16))
    ['Sr', 'dama', 3, 16]
    """


def dekoduj(seznam):
    """Vrátí kartu, kterou někdo poslal jako seznam.

    >>> dekoduj(['Sr', 'dama', 3, 16])
    Karta(barva='Sr', jmeno='dama', hodnota=3, razeni=16)
    """


def dekoduj_vse(neco):
    """Vrátí totéž, jen místo seznamů, které znamenají kartu, jsou karty, ať jsou jakkoli hluboko.

    >>> dekoduj_vse(['ceka', [['Kr', '9', 0, 6]], 0])
    ['ceka', [Karta(barva='Kr', jmeno='9', hodnota=0, razeni=6)], 0]
    """


def ma_par(ruka, barva):
    """Vrátí True, když je v ruce král i dáma té barvy, jinak False.

    >>> ma_par(najdi_karty('Sr dama', 'Kr 9', 'Sr kral'), 'Sr')
    True
    """


def je_z_paru(ruka, karta):
    """Vrátí True, když je karta král nebo dáma z páru, který je v ruce celý, jinak False.

    >>> ruka = najdi_karty('Sr dama', 'Kr kral', 'Sr kral')
    >>> je_z_paru(ruka, ruka[0])
    True
    >>> je_z_paru(ruka, ruka[1])
    False
    """


def ma_hlasku(trumf, ruka):
    """Vrátí True, když je v ruce pár v jiné než trumfové barvě, jinak False.

    >>> ma_hlasku('Kr', najdi_karty('Sr dama', 'Sr kral'))
    True
    """


def ma_trumfovou_hlasku(trumf, ruka):
    """Vrátí True, když je v ruce pár v trumfové barvě, jinak False.

    >>> ma_trumfovou_hlasku('Kr', najdi_karty('Sr dama', 'Sr kral'))
    False
    """


def trumfova_devitka(trumf, ruka):
    """Vrátí z ruky trumfovou devítku, a když v ní není, vrátí None.

    >>> trumfova_devitka('Kr', najdi_karty('Sr dama', 'Kr 9'))
    Karta(barva='Kr', jmeno='9', hodnota=0, razeni=6)
    """


def ma_barvu(stred, ruka):
    """Vrátí True, když je v ruce karta stejné barvy jako první karta uprostřed, jinak False.

    >>> ma_barvu(najdi_karty('Sr eso'), najdi_karty('Kr 9', 'Sr dama'))
    True
    >>> ma_barvu([], najdi_karty('Kr 9', 'Sr dama'))
    False
    """


def smi_vylozit(ruka, stred, stav):
    """Vrátí seznam karet z ruky, které smí hráč na tahu v tomhle stavu vyložit.

    >>> popis_karet(smi_vylozit(najdi_karty('Kr 9', 'Sr dama'), najdi_karty('Sr eso'), 'hraje!'))
    'Sr dama'
    """


def kdo_bere(stred, trumf):
    """Vrátí 0, když štych bere první karta uprostřed, a 1, když druhá.

    >>> kdo_bere(najdi_karty('Sr 10', 'Sr eso'), 'Kr')
    1
    """


def hodnota_stychu(stych):
    """Vrátí, kolik bodů je za karty štychu dohromady.

    >>> hodnota_stychu(najdi_karty('Sr 10', 'Sr eso'))
    21
    """


def serad(ruka):
    """Vrátí nový seznam karet seřazených podle jejich razeni.

    >>> popis_karet(serad(najdi_karty('Ka 9', 'Kr dama', 'Kr eso')))
    'Kr eso, Kr dama, Ka 9'
    """


def vyherni_body(body_soupere, stychy_soupere):
    """Vrátí výherní body za hru: 3, když soupeř nemá štych, 2, když má nejvýš 32 bodů, jinak 1.

    >>> vyherni_body(20, [])
    3
    >>> vyherni_body(33, [najdi_karty('Sr 10', 'Sr eso')])
    1
    """


def je_na_tahu(stav):
    """Vrátí True, když je hráč v tomhle stavu na tahu, jinak False.

    >>> je_na_tahu('hlasi!')
    True
    >>> je_na_tahu('ceka')
    False
    """


def je_vyhra(stav):
    """Vrátí True, když stav znamená, že hráč hru vyhrál, jinak False.

    >>> je_vyhra('z_vyhra2t')
    True
    """


def je_prohra(stav):
    """Vrátí True, když stav znamená, že hráč hru prohrál, jinak False.

    >>> je_prohra('prohra_posledni')
    True
    """


def je_konec(stav):
    """Vrátí True, když stav znamená, že hra skončila, jinak False.

    >>> je_konec('prohra3f')
    True
    """
