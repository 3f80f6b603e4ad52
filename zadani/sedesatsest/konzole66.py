"""Společné věci obou her v konzoli, stychy66.py a hra66.py.

Tenhle soubor je hotový, nic v něm měnit nemusíš.
"""

import sys

from karty66 import popis_karet

TY = 'Ty'
POCITAC = 'Počítač'


def zavolej(funkce, *parametry):
    """Zavolá tvoji funkci a vrátí, co vrátila; když nic, řekne, která to byla."""
    vysledek = funkce(*parametry)
    if vysledek is None:
        raise NotImplementedError(f'funkce {funkce.__name__} ještě nic nevrací.')
    return vysledek


def ocislovane(karty):
    """Vrátí popis karet na jeden řádek, každá má před sebou číslo od jedné."""
    return '   '.join(f'{cislo}: {popis_karet([karta])}' for cislo, karta in enumerate(karty, start=1))


def spust(hra):
    """Hraje, dokud hráč chce; když ještě není s čím, řekne proč."""
    # Kdyby konzole neznala některé písmeno, ukáže se místo něj otazník. (V IDLE tohle nastavení není.)
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(errors='replace')
    try:
        hra()
        print('Tak zase příště!')
    except NotImplementedError as chyba:
        print('Zatím není s čím hrát:', chyba)
    except (EOFError, KeyboardInterrupt):
        # Ctrl+C, nebo už není odkud číst další příkazy.
        print()
        print('Konec hry. Tak zase příště!')
