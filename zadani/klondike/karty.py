"""Popis a otáčení karet.

Karta je trojice (hodnota, barva, je_licem_nahoru):

* hodnota je číslo od 1 do 13: 1 je eso, 11 kluk, 12 dáma a 13 král,
* barva je 'Pi' (piky), 'Sr' (srdce), 'Ka' (káry) nebo 'Kr' (kříže),
* je_licem_nahoru je True, když je kartu vidět, a False, když leží rubem nahoru.

Tenhle soubor je hotový, nic v něm měnit nemusíš.
"""

# Ostatní hodnoty se píšou svou číslicí. Desítka by zabrala dva znaky,
# a tak se píše římsky. Díky tomu jsou popisy všech karet stejně široké.
ZNAKY_HODNOT = {1: 'A', 10: 'X', 11: 'J', 12: 'Q', 13: 'K'}

# Červené karty mají mezeru před znakem barvy, černé za ním:
# rozeznáš je od sebe i v jednobarevné konzoli.
ZNAKY_BAREV = {'Pi': '♠ ', 'Sr': ' ♥', 'Ka': ' ♦', 'Kr': '♣ '}


def popis_kartu(karta):
    """Vrátí popis karty dlouhý pět znaků; z karty ležící rubem nahoru nic neprozradí.

    >>> popis_kartu((12, 'Sr', True))
    '[Q ♥]'
    >>> popis_kartu((10, 'Kr', True))
    '[X♣ ]'
    >>> popis_kartu((12, 'Sr', False))
    '[???]'
    """
    hodnota, barva, je_licem_nahoru = karta
    if not je_licem_nahoru:
        return '[???]'
    znak_hodnoty = ZNAKY_HODNOT.get(hodnota, str(hodnota))
    return '[' + znak_hodnoty + ZNAKY_BAREV[barva] + ']'


def otoc_kartu(karta, pozadovane_otoceni):
    """Vrátí stejnou kartu otočenou lícem nahoru (True), nebo rubem nahoru (False).

    Trojice se změnit nedá. Funkce proto vytvoří novou a původní zůstane, jak byla.

    >>> otoc_kartu((12, 'Sr', False), True)
    (12, 'Sr', True)
    >>> otoc_kartu((12, 'Sr', False), False)
    (12, 'Sr', False)
    """
    hodnota, barva, je_licem_nahoru = karta
    return hodnota, barva, pozadovane_otoceni
