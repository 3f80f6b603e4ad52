"""Vzor: sem piš své funkce.

Co má která dělat, najdeš v lekci (lekce.md). Kód funkce piš pod její popis
a odsaď ho o čtyři mezery.
"""


def pridej(pocet):
    """Vrátí číslo o jedna větší.

    >>> pridej(4)
    5
    """
