"""Vzor: řešení."""


def pridej(pocet):
    """Vrátí číslo o jedna větší.

    >>> pridej(4)
    5
    """
    return pocet + 1
